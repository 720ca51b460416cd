/**
 * What does not belong together. An audit names one part, the first that it finds; `report/` has one sentence for each.
 */
export type Part =
  /** A line of the commitment is not the one that the secret opens (`key`, `file`). */
  | 'commitment-line'
  /** The reveal repeats a line of the commitment wrongly (`key`, `file`). */
  | 'repeated-line'
  /** Two published commitments are not the same (`key`). */
  | 'two-commitments'
  /** The secret does not open the commitment. */
  | 'secret'
  /** A line of the commitment is not in canonical form (`key`). */
  | 'canonical'
  /** The ruleset has another fingerprint (`file`, or `ruleset` for a shipped one). */
  | 'ruleset'
  /** The selection is none of this ruleset, or not normalised. */
  | 'selection'
  /** The published pool is not the one of the selection (`file`). */
  | 'pool'
  /** Names and seats differ in number (`names`, `seats`). */
  | 'names-count'
  /** Two names are equal, or one is not in canonical form (`name`). */
  | 'name'
  /** The list of names is for another commitment (`file`). */
  | 'names-of'
  /** The list of names is not the one of the reveal (`place`, `file`). */
  | 'names'
  /** The commitment leaves the names for later, and no list of them is there yet. */
  | 'names-missing'
  /** A deal has no outside value though one was announced (`which`). */
  | 'outside-missing'
  /** A deal has an outside value though none was announced (`which`). */
  | 'outside-extra'
  /** An outside value has another shape than announced, or is not in canonical form (`which`, `value`, `like`). */
  | 'outside-shape'
  /** The reserve deal has the outside value of the original. */
  | 'outside-same'
  /** A reserve deal without a reason in canonical form. */
  | 'reason'
  /** A line of a deal is not what the key makes (`which`, `key`). */
  | 'deal'
  /** A replacement names somebody who does not sit there, or who is no substitute (`place`). */
  | 'replacement'
  /** A line that should not be there, or should be (`key`). */
  | 'line'
  /** A line that only the moderator's word stands behind was changed after the reveal was written. */
  | 'seal'
  /** A published deal file is not the deal of the reveal (`file`, `key`). */
  | 'deal-file';

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
