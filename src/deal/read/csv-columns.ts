/** What the columns of a table of deals tell, by their titles in either language. */
import { wordKey } from '../../problem/vocabulary.ts';
import { delimiterOf, firstLine } from './csv-rows.ts';

/** Whether a first line names columns of a deal, so that the text is a table. */
export function isTable(text: string): boolean {
  const header = firstLine(text);
  const found = header.split(delimiterOf(header)).map((cell) => column(cell.replace(/^\s*"|"\s*$/g, '')));
  const known = found.filter((kind) => kind !== 'other');
  return new Set(known).size >= 2 && known.some((kind) => kind === 'seat' || kind === 'name');
}

export type Column = 'seat' | 'name' | 'role' | 'deck' | 'cards' | 'attributes' | 'other';

const COLUMNS: readonly (readonly [Column, RegExp])[] = [
  ['seat', /^(座位号?|位置|座号|编号|序号|号码?|seat|no\.?|number|#)$/],
  ['name', /^(名字|姓名|玩家|id|昵称|name|player)$/],
  ['role', /^(身份|阵营|角色|role)$/],
  ['deck', /^(牌堆|deck)$/],
  ['attributes', /^(秘密)?属性$|^(attributes?|marks?)$/],
  ['cards', /^(手牌|角色牌|牌|卡牌|hand|cards?)([0-9]*)$|^第[0-9一二三四五六七八九十]+张牌?$/],
];

/** What a column of this title tells. */
export function column(cell: string): Column {
  const key = wordKey(cell);
  return COLUMNS.find(([, pattern]) => pattern.test(key))?.[0] ?? 'other';
}

/** `card`, `牌`: one card a row. `cards`, `手牌`, `card1`: the whole hand. */
export function isCardColumn(cell: string): boolean {
  return /^(牌|卡牌|card)$/.test(wordKey(cell));
}
