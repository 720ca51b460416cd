/**
 * Three ways to write a message: as it is, for forums that read BBCode, for chats that read Markdown. What players are called must
 * not act as markup.
 */
import { safe } from './safe.ts';

export const markups = ['plain', 'bbcode', 'markdown'] as const;
export type Markup = (typeof markups)[number];

/** A message: its lines in order. */
export type MessageLine =
  | { readonly line: 'title'; readonly text: string }
  /** A label that is set off, and what follows it. */
  | { readonly line: 'fact'; readonly label: string; readonly text: string }
  | { readonly line: 'item'; readonly text: string }
  | { readonly line: 'text'; readonly text: string }
  | { readonly line: 'gap' };

/** The message in one markup; ends with a line end. */
export function writeMessage(lines: readonly MessageLine[], markup: Markup, colon: string): string {
  const write = writers[markup];
  return lines
    .map((line, at) => {
      // In Markdown what follows a list belongs to its last item, unless a gap is between them.
      const apart = markup === 'markdown' && lines[at - 1]?.line === 'item' && !['item', 'gap'].includes(line.line);
      return `${apart ? '\n' : ''}${write(line, colon)}\n`;
    })
    .join('');
}

type Writer = (line: MessageLine, colon: string) => string;

const writers: Readonly<Record<Markup, Writer>> = {
  plain: (line, colon) => {
    switch (line.line) {
      case 'title':
        return safe(line.text);
      case 'fact':
        return `${safe(line.label)}${colon}${safe(line.text)}`.trimEnd();
      case 'item':
        return `- ${safe(line.text)}`;
      case 'text':
        return safe(line.text);
      case 'gap':
        return '';
    }
  },
  bbcode: (line, colon) => {
    switch (line.line) {
      case 'title':
        return `[b][size=4]${bbcode(line.text)}[/size][/b]`;
      case 'fact':
        return `[b]${bbcode(line.label)}[/b]${colon}${bbcode(line.text)}`.trimEnd();
      case 'item':
        return `· ${bbcode(line.text)}`;
      case 'text':
        return bbcode(line.text);
      case 'gap':
        return '';
    }
  },
  markdown: (line, colon) => {
    switch (line.line) {
      case 'title':
        return `## ${markdown(line.text)}`;
      case 'fact':
        return `**${markdown(line.label)}**${colon}${markdown(line.text)}  `.replace(/\s+$/, '  ');
      case 'item':
        return `- ${markdown(line.text)}`;
      case 'text':
        return `${markdown(line.text)}  `;
      case 'gap':
        return '';
    }
  },
};

/** No two forums escape alike: a bracket that could open a tag is written full width. */
function bbcode(text: string): string {
  return safe(text).replace(/\[(?=\/?[a-z*])/gi, '［');
}

function markdown(text: string): string {
  return safe(text)
    .replace(/[\\`*_{}[\]<>|~#@]/g, '\\$&')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^([-+])(?=\s|$)/, '\\$1')
    .replace(/https?:/gi, (start) => `${start.slice(0, -1)}\\:`);
}
