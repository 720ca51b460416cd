/**
 * What does not belong together. An audit names one part, the first that it finds; `report/` has one sentence for each.
 */
export type Part =
  /** A line of the commitment is not the one that the secret opens (`key`, `file`). */
  | 'audit-commitment-line'
  /** The reveal repeats a line of the commitment wrongly (`key`, `file`). */
  | 'audit-repeated-line'
  /** Two published commitments are not the same (`key`). */
  | 'audit-two-commitments'
  /** The secret does not open the commitment. */
  | 'audit-secret'
  /** A line of the commitment is not in canonical form (`key`). */
  | 'audit-canonical'
  /** The ruleset has another fingerprint (`source`: a file, or the id of a shipped one). */
  | 'audit-ruleset'
  /** The selection is none of this ruleset, or not normalised. */
  | 'audit-selection'
  /** The published pool is not the one of the selection (`file`). */
  | 'audit-pool'
  /** Names and seats differ in number (`names`, `seats`). */
  | 'audit-names-count'
  /** Two names are equal, or one is not in canonical form (`name`). */
  | 'audit-name'
  /** The list of names is for another commitment (`file`). */
  | 'audit-names-of'
  /** The list of names is not the one of the reveal (`place`, `file`). */
  | 'audit-names'
  /** The commitment leaves the names for later, and no list of them is there yet. */
  | 'audit-names-missing'
  /** A deal has no outside value though one was announced (`which`). */
  | 'audit-outside-missing'
  /** A deal has an outside value though none was announced (`which`). */
  | 'audit-outside-extra'
  /** An outside value has another shape than announced, or is not in canonical form (`which`, `value`, `like`). */
  | 'audit-outside-shape'
  /** The reserve deal has the outside value of the original. */
  | 'audit-outside-same'
  /** A reserve deal without a reason in canonical form. */
  | 'audit-reason'
  /** A line of a deal is not what the key makes (`which`, `key`). */
  | 'audit-deal'
  /** A replacement names somebody who does not sit there, or who is no substitute (`place`). */
  | 'audit-replacement'
  /** A line that should not be there, or should be (`key`). */
  | 'audit-line'
  /** A line that only the moderator's word stands behind was changed after the reveal was written. */
  | 'audit-seal'
  /** A published deal file is not the deal of the reveal (`file`, `key`). */
  | 'audit-deal-file';

/** Thrown inside an audit; never leaves it. */
export class Misfit extends Error {
  readonly part: Part;
  readonly with: Readonly<Record<string, string | number>>;
  constructor(part: Part, fill: Readonly<Record<string, string | number>> = {}) {
    super(part);
    this.name = 'Misfit';
    this.part = part;
    this.with = fill;
  }
}
