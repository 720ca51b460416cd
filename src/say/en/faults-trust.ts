import type { TrustFaults, Worded } from '../../fault.ts';

/** Commitments, reveals and what an audit finds. */
export const trustFaults: Worded<TrustFaults> = {
  'trust-format': (w) => `the first line should be ${w.format}`,
  'trust-version': (w) => `this program does not know ${w.format}; use a newer version`,
  'trust-line': (w) => `this line is not as it was written, "key: value": ${w.line}`,
  'trust-double': (w) => `"${w.key}" stands there twice`,
  'trust-field': (w) => `the line "${w.key}" is missing, out of its place or changed`,
  'trust-selection': () => 'the line "selection" is no selection as it was written, or it holds pins',
  'trust-secret-published': () =>
    'this is the secret of a commitment, never to be published; after the game publish what ninelives reveal writes',
  'trust-nothing': () => 'there is no commitment (commitment.txt) and no reveal (reveal.txt) in this',
  'trust-unknown-file': () =>
    'the audit has no use for this file; it takes the published commitment.txt, names.txt, reveal.txt, a ruleset file, a pool',
  'trust-ruleset': (w) => `the ruleset ${w.ruleset} is not shipped; give the published ruleset file as well`,
  'trust-pins': () => 'a commitment takes no pins or bans: a published pin is a published card',
  'trust-like': (w) =>
    `"${w.like}" has neither digit nor letter, so the value could only be itself; give an example with digits`,
  'trust-name': (w) => `the name "${w.name}" of the list is empty or equals another but for case and width`,
  'trust-folder-taken': (w) =>
    `${w.folder} holds the secret of a commitment already; take another folder, that one must not be lost`,
  'trust-no-folder': (w) => `there is no commitment.txt in ${w.folder}; a folder that ninelives commit wrote is wanted`,
  'trust-folder-secret': () =>
    'the secret in this folder does not open its commitment: one of them was changed or put into the wrong folder',
  'trust-folder-deal': (w) => `${w.file} is not the deal that follows from this commitment: "${w.key}" differs`,
  'trust-names-needed': () =>
    'the commitment left the names for later; give them with --names-file, in the published order',
  'trust-names-fixed': () => 'the names are fixed already and cannot be changed',
  'trust-outside-needed': (w) =>
    `the commitment announced an outside value (${w.what}); give it with --outside-value, in the shape of ${w.like}`,
  'trust-outside-extra': () => 'the commitment announced no outside value, and none can be added',
  'trust-outside-shape': (w) => `"${w.value}" has not the announced shape, "${w.like}"`,
  'trust-dealt-already': (w) =>
    w.which === 'reserve'
      ? 'the reserve deal was made already, from another outside value; there is no second one'
      : 'the original deal was made already, from another outside value; the lawful redeal is --reserve --reason',
  'trust-reserve-first': () => 'there is no original deal yet, so nothing to deal again; deal without --reserve first',
  'trust-reserve-outside': (w) =>
    `the reserve deal needs a later outside value; "${w.value}" is the one of the original`,
  'trust-not-dealt': (w) => `nothing was dealt in ${w.folder} yet, so there is nothing to reveal`,
  'trust-other-commitment': () => 'this deal does not come from this commitment',
  'audit-commitment-line': (w) =>
    `the line "${w.key}" of the published commitment (${w.file}) was changed: only the one that the reveal repeats fits the hash`,
  'audit-repeated-line': (w) => `the line "${w.key}" of the reveal (${w.file}) is not the one of the commitment`,
  'audit-two-commitments': (w) => `the two commitments differ in the line "${w.key}"; a game has one commitment`,
  'audit-secret': () =>
    'the secret does not open the commitment: it is another secret, or a line of the commitment was changed',
  'audit-canonical': (w) =>
    `the line "${w.key}" is not in canonical form (spaces, full-width or combining characters): no program wrote it so`,
  'audit-ruleset': (w) =>
    `the ruleset ${w.source} has another fingerprint than the commitment: it is not the ruleset that was promised`,
  'audit-selection': () =>
    'the line "selection" is no selection of this ruleset, or its defaults are not all written out',
  'audit-pool': (w) => `the pool ${w.file} is not the one of the commitment`,
  'audit-names-count': (w) => `the list has ${w.names} names, and there are ${w.seats} seats`,
  'audit-name': (w) => `the name "${w.name}" of the list equals another, has spaces around it, or is empty`,
  'audit-names-of': (w) => `the list of names ${w.file} belongs to another commitment`,
  'audit-names': (w) => `name number ${w.place} of the list ${w.file} is not the one of the reveal`,
  'audit-names-missing': () => 'the commitment left the names for later, and the reveal has no list of them',
  'audit-outside-missing': (w) => `an outside value was announced, and the ${w.which} deal has none`,
  'audit-outside-extra': (w) => `no outside value was announced, and the ${w.which} deal has one`,
  'audit-outside-shape': (w) =>
    `the outside value "${w.value}" of the ${w.which} deal has not the announced shape, "${w.like}"`,
  'audit-outside-same': () => 'the reserve deal has the outside value of the original; it needs a later one',
  'audit-reason': () => 'the reserve deal gives no reason, or not in canonical form',
  'audit-deal': (w) =>
    `the line "${w.key}" of the ${w.which} deal does not follow from the secret, the names and the outside value: one of them or the line was changed`,
  'audit-replacement': (w) =>
    `replacement number ${w.place} does not fit: who left did not sit there, or who came is no substitute`,
  'audit-line': (w) => `the line "${w.key}" of the reveal (${w.file}) is one too many, missing or out of its place`,
  'audit-seal': () =>
    'the reveal was changed after it was written: a reason, a substitute, a replacement or the seal is not what it was',
  'audit-deal-file': (w) => `the published deal file ${w.file} is not the deal of the reveal: "${w.key}" differs`,
};
