/** What a reader made of a text: told on stderr wherever anything was left out, guessed or read oddly. */
export const reading = {
  encoding: (file: string, as: string, other: string) =>
    `${file}: read as ${encodings[as] ?? as}, and it could also be ${encodings[other] ?? other}: if what is shown is wrong, save it as UTF-8 with a byte order mark`,
};

const encodings: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  gb18030: 'GB18030 (Chinese)',
};
