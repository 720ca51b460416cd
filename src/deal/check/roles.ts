/** Facts about roles: who sits at this table, and how many of each. */
import type { Given } from '../../problem/given.ts';
import type { Violation } from '../check.ts';
import type { CheckTable } from './table.ts';
import { within } from './truth.ts';

export function* checkRoles(table: CheckTable, given: Given): Generator<Violation> {
  for (const [seat, role] of given.roles.entries())
    if (role !== null && !table.roles.has(role))
      yield { kind: 'fact', id: 'roles', seats: [seat + 1], cards: [], detail: { what: 'role-absent', role } };
  const open = given.roles.filter((role) => role === null).length;
  for (const [role, count] of table.roles) {
    const seats = given.roles.flatMap((other, seat) => (other === role ? [seat + 1] : []));
    if (within(seats.length, seats.length + open, count, count) !== 'no') continue;
    yield {
      kind: 'fact',
      id: 'roles',
      seats,
      cards: [],
      detail: { what: 'role-count', role, seats: seats.length, count },
    };
  }
}
