/** A fact in its normal form (`2:slayer,vest*killer-mark`, `!1=villager`, `3:=wolf`) as a sentence. */
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type Lang, listed } from './language.ts';
import { words } from './words/fact.ts';

/** Without a full stop; a text that is no fact of this ruleset stands for itself. */
export function factWords(text: string, ruleset: Ruleset, lang: Lang): string {
  const read = /^(!?)(\d+)([=:])(.*)$/su.exec(text);
  if (!read) return text;
  const [, ban, seat, kind, what] = read;
  if (kind === '=') {
    const role = ruleset.roles.find(({ id }) => id === what)?.name[lang] ?? what!;
    return words[ban ? 'roleBan' : 'role'][lang](Number(seat), role);
  }
  // `=` before the cards, after the deck where there are several: these and no others.
  const whole = /^(?:([^,*]*)\/)?=(.*)$/su.exec(what!);
  const cards = (whole ? whole[2]! : what!).split(',').map((card) => cardWords(card, ruleset, lang));
  if (!whole) return words[ban ? 'holdsBan' : 'holds'][lang](Number(seat), listed(cards, lang));
  if (whole[2] === '') return words.empty[lang](Number(seat));
  return words.only[lang](Number(seat), listed(cards, lang));
}

function cardWords(text: string, ruleset: Ruleset, lang: Lang): string {
  const [path = '', ...attributes] = text.split('*');
  const cut = path.lastIndexOf('/');
  const [deck, id] = cut < 0 ? [null, path] : [path.slice(0, cut), path.slice(cut + 1)];
  const card = ruleset.decks
    .filter((each) => deck === null || each.id === deck)
    .flatMap(({ cards }) => cards)
    .find((each) => each.id === id || each.id === path);
  const marks = attributes.map(
    (attribute) => ruleset.attributes.find((each) => each.id === attribute)?.name[lang] ?? attribute,
  );
  return [card?.name[lang] ?? path, ...marks].join('*');
}
