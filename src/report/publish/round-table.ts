/** What lies or fights round the table, in words that the notice and the sheet share. */
import type { DealFile } from '../../deal/deal-file.ts';
import type { Places } from '../../deal/tell/places.ts';
import type { Lang } from '../language.ts';
import { words } from '../words/publish.ts';

/** `1→4  3→2`: seats of attackers and their targets. */
export function pairingText(pairing: NonNullable<DealFile['pairings']>[number]): string {
  return pairing.map(({ attacker, target }) => `${attacker}→${target}`).join('  ');
}

export function placesWay(places: Places, lang: Lang): string {
  return words.placesWay[places.direction][lang];
}
