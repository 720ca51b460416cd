/**
 * What is drawn beside a deal (contract: "seeds and streams"): each kind has a stream by its own name, with the index of the
 * deal in place of the block, so that asking for one never changes the deal nor another. Where there is no seed the deal number
 * takes its place. Frozen with the scheme name: a kind is added, never renamed.
 */
import { selectionJson } from '../problem/selection.ts';
import { type Stream, stream } from '../random/stream.ts';
import type { DealFile } from './deal-file.ts';

/**
 * stock: the order of undealt cards; order: the order of the cards in each hand; first: the camp that acts first; aliases: who
 * gets which alias; discard: default discard orders; choice: the side of a role that stays silent; seats: who sits where.
 */
export type Extra = 'stock' | 'order' | 'first' | 'aliases' | 'discard' | 'choice' | 'seats';

/** What the extra streams of a deal depend on. */
export type ExtraKey = Pick<DealFile, 'ruleset' | 'players' | 'selection' | 'seed' | 'index' | 'number'>;

/** A fresh stream of one kind for one deal. */
export function extraStream(deal: ExtraKey, name: Extra): Stream {
  return stream({
    name,
    fingerprint: deal.ruleset.fingerprint,
    selection: selectionText(deal),
    seed: deal.seed ?? deal.number,
    block: deal.index ?? 0,
  });
}

/** Deals of a batch share one selection, and its text is half the work of a stream. */
const texts = new WeakMap<ExtraKey['selection'], { readonly players: number; readonly text: string }>();

function selectionText({ players, selection }: ExtraKey): string {
  const known = texts.get(selection);
  if (known?.players === players) return known.text;
  const text = selectionJson({ players, ...selection });
  texts.set(selection, { players, text });
  return text;
}
