/**
 * From a deal file's header to the integer that its deal was drawn with: written from docs/files.md alone ("From a seed to a deal"). It
 * knows nothing of `src/`.
 */
import { createHash } from 'node:crypto';
import xor4096 from 'seedrandom/lib/xor4096.js';

/** What the page says the integer depends on, as the file has it. */
export interface Header {
  readonly ruleset: { readonly fingerprint: string };
  readonly players: number;
  readonly selection: {
    readonly set: Readonly<Record<string, unknown>>;
    readonly readings: Readonly<Record<string, unknown>>;
    readonly without: readonly string[];
    readonly pins: readonly string[];
    readonly weights: Readonly<Record<string, string>>;
    readonly pool?: readonly string[] | undefined;
  };
  readonly scheme: string;
  readonly seed: string;
  readonly index: number;
}

/** The integer below `total` of a deal: those of the deals before it in its block are taken first. */
export function integerOf(header: Header, total: bigint): bigint {
  const block = Math.floor(header.index / 1024);
  const word = words([
    header.scheme,
    'deal',
    header.ruleset.fingerprint,
    canonical(header),
    header.seed,
    String(block),
  ]);
  let integer = 0n;
  for (let deal = block * 1024; deal <= header.index; deal++) integer = below(total, word);
  return integer;
}

/** The canonical JSON of the selection. */
export function canonical({ players, selection }: Header): string {
  const { set, readings, without, pins, weights, pool } = selection;
  const parts = [
    `"players":${players}`,
    `"set":${record(set)}`,
    `"readings":${record(readings)}`,
    `"without":${JSON.stringify(without)}`,
    `"pins":${JSON.stringify(pins)}`,
    `"weights":${record(weights)}`,
    ...(pool === undefined ? [] : [`"pool":${JSON.stringify(pool)}`]),
  ];
  return `{${parts.join(',')}}`;
}

function record(values: Readonly<Record<string, unknown>>): string {
  const points = (text: string) => [...text].map((character) => character.codePointAt(0)!);
  const keys = Object.keys(values).sort((one, other) => {
    const [a, b] = [points(one), points(other)];
    const at = a.findIndex((point, k) => point !== b[k]);
    return at < 0 ? a.length - b.length : (a[at] ?? -1) - (b[at] ?? -1);
  });
  return `{${keys.map((key) => `${JSON.stringify(key)}:${JSON.stringify(values[key])}`).join(',')}}`;
}

function words(fields: readonly string[]): () => bigint {
  const hash = createHash('sha256');
  for (const field of fields) {
    const bytes = Buffer.from(field, 'utf8');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hash.update(length).update(bytes);
  }
  const engine = xor4096(hash.digest('hex'));
  return () => BigInt(engine.int32() >>> 0);
}

function below(n: bigint, word: () => bigint): bigint {
  if (n === 1n) return 0n;
  const digits = (n - 1n).toString(2).length;
  const count = Math.ceil(digits / 32);
  for (;;) {
    let value = word() >> BigInt(32 * count - digits);
    for (let k = 1; k < count; k++) value = value * 2n ** 32n + word();
    if (value < n) return value;
  }
}
