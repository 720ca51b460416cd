/** Published files, told apart by what they hold: in any order, under any names. */
import { FaultError } from '../fault.ts';
import { COMMITMENT_FORMAT, NAMES_FORMAT } from './commitment.ts';
import { formatOf } from './document.ts';
import { REVEAL_FORMAT } from './reveal.ts';
import { SECRET_FORMAT } from './secret.ts';

export interface PublishedFile {
  readonly file: string;
  readonly text: string;
}

export interface Published {
  readonly commitments: readonly PublishedFile[];
  readonly names: readonly PublishedFile[];
  readonly reveals: readonly PublishedFile[];
  readonly rulesets: readonly PublishedFile[];
  /** Deal files (JSON). */
  readonly deals: readonly PublishedFile[];
  /** Everything else: a pool, if the selection has one; otherwise nothing that an audit knows. */
  readonly others: readonly PublishedFile[];
}

/**
 * @throws FaultError `trust-secret-published`: a secret is no published file before the game is over, and none after it;
 *   `trust-nothing`: neither a commitment nor a reveal
 */
export function sortPublished(files: readonly PublishedFile[]): Published {
  const of = (kind: PublishedKind) => files.filter((one) => kindOf(one) === kind);
  const secret = of('secret')[0];
  if (secret !== undefined) {
    throw new FaultError({ kind: 'bad', code: 'trust-secret-published', with: {}, place: { file: secret.file } });
  }
  const commitments = of('commitment');
  const reveals = of('reveal');
  if (commitments.length + reveals.length === 0) throw new FaultError({ kind: 'bad', code: 'trust-nothing', with: {} });
  return { commitments, reveals, names: of('names'), rulesets: of('ruleset'), deals: of('deal'), others: of('other') };
}

type PublishedKind = 'commitment' | 'names' | 'reveal' | 'secret' | 'ruleset' | 'deal' | 'other';

const formats: Readonly<Record<string, PublishedKind>> = {
  [COMMITMENT_FORMAT]: 'commitment',
  [NAMES_FORMAT]: 'names',
  [REVEAL_FORMAT]: 'reveal',
  [SECRET_FORMAT]: 'secret',
};

/**
 * @throws FaultError `trust-version`: a document of a version that this program does not know
 */
function kindOf({ file, text }: PublishedFile): PublishedKind {
  const format = formatOf(text);
  if (format !== null) {
    const kind = formats[format];
    if (kind !== undefined) return kind;
    throw new FaultError({ kind: 'bad', code: 'trust-version', with: { format }, place: { file, line: 1 } });
  }
  if (/^\s*\{\s*"format"\s*:\s*"ninelives-deal\//.test(text.replace(/^\ufeff/, ''))) return 'deal';
  return /\.(ya?ml|json)$/i.test(file) ? 'ruleset' : 'other';
}
