/** Words of commitments, reveals and audits: help, prose in published files, what an audit says. */
import { listed } from '../language.ts';

export const trust = {
  // help
  ruleset: 'a shipped ruleset or the path of a ruleset file',
  group: 'Commitment:',
  game: 'which game this is for, in your words',
  outside: 'what the outside value will be: one that does not exist yet and that nobody at the table controls',
  outsideLike: 'its shape, by an example',
  namesLater: 'the names are published later, before the outside value exists',
  draw: 'who sits where is drawn (else the names sit in their order)',
  commitmentFolder: 'the folder of a commitment',
  outsideValue: 'the outside value, now that it exists',
  reserve: 'the reserve deal: the lawful redeal before any hand is sent',
  reason: 'why (it is published)',
  leftOut: (folder: string, names: readonly string[]) => `left out of ${folder}: ${listed(names, 'en')}`,
  playedDeal: 'the deal as it was played, if anybody was replaced',
  published: 'published files, or a folder of them',
  revealOut: 'write this .txt file, or into a folder with everything else to publish',
  // notes
  committed: (folder: string) =>
    `written to ${folder}. Publish commitment.txt (and the ruleset and pool there, if any); keep secret.txt to yourself, and keep it.`,
  namesWritten: (file: string) => `written to ${file}; publish it before the outside value exists.`,
  noOutside:
    'No outside value: others will know that the deal was fixed beforehand, not that you did not try many secrets.',
  canonical: (typed: string, canonical: string) => `"${typed}" is taken as "${canonical}"`,
  kept: (file: string) => `the deal is kept in ${file}`,
  blind: 'Dealt; nothing is shown.',
  // prose in published files
  commitmentProse: [
    'A commitment, published before the game. Its last line, hash, locks every line above it and a secret that is not public yet;',
    'after the game the secret is published (reveal.txt), and anybody can check everything with ninelives audit.',
    'One commitment a game, in its thread: note the time at which it was posted.',
  ],
  secretProse: [
    'The secret of a commitment. Show it to nobody before the reveal; without it the deal can never be proved fair.',
  ],
  namesProse: ['The ordered names, to be published before the outside value exists.'],
  revealProse: [
    'The reveal: the commitment, its secret, and the deal that follows from them. Check it with ninelives audit.',
  ],
  revealTurn: {
    original: 'Original deal',
    reserve: 'Reserve deal',
  },
  revealSeat: (seat: string, role: string | null, hand: string) =>
    `${seat}: ${role === null ? '' : `${role}, `}${hand}`,
  // audit
  awaits: 'The commitment is well formed and awaits its key.',
  fits: 'Commitment, names, outside value, ruleset, selection and deal belong together.',
  misfit: (what: string) => `It does not fit: ${what}.`,
  facts: {
    hash: 'Commitment',
    game: 'Game',
    ruleset: 'Ruleset',
    table: 'Players',
    outside: 'Outside value announced',
    names: 'Names',
    cameLater: ' (published later)',
    namesLater: 'to be published later',
    seats: 'Seats',
    drawn: 'drawn',
    inOrder: 'in the order of the names',
    value: {
      original: 'Outside value',
      reserve: 'Outside value of the reserve deal',
    },
    number: {
      original: 'Deal number',
      reserve: 'Deal number of the reserve deal',
    },
    reason: 'Reason of the reserve deal',
    replaced: 'Replacements',
  },
  claimsHeading: 'What this shows, and what it does not:',
  claims: {
    'bound-to-outside':
      'If the commitment was posted before the outside value existed, nobody could choose this deal after that.',
    'outside-uncontrolled':
      'The outside value must be one that nobody at the table controls or knows early: look it up yourself.',
    'many-secrets': 'There is no outside value: the deal was fixed beforehand, but many secrets could have been tried.',
    'names-posted-before':
      'The names came later: their list must have stood in the thread before the outside value existed. Compare the posting times yourself.',
    'names-tried': 'The names came later and there is no outside value: many orders of them could have been tried.',
    'own-ruleset':
      'The ruleset is the published file, none that comes with the program, whatever its name: read it yourself.',
    'reserve-before-hands':
      'There was a reserve deal: it is lawful only if no hand had been sent. No file can show that; ask the players.',
    'replacements-word': "Replacements are the moderator's word; only that they follow one from the other was checked.",
    'one-commitment':
      'One commitment a game, in its thread, and an unrevealed one proves nothing: compare the posting times yourself.',
  },
};
