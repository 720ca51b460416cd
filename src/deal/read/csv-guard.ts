/**
 * Cells that a spreadsheet would take for a formula (`=`, `+`, `-`, `@`, tab) begin with an apostrophe in what we write; reading takes
 * it off again, so that a name such as `=1+1` goes out and comes back unchanged.
 */

const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u;

/** A cell as it is written. */
export function guarded(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** A cell as it was meant. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
