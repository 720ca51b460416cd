/**
 * The canonical JSON of a `Selection`: what goes into the random streams and into commitments. Fields in a fixed order, keys of
 * records by code point (written by hand, because JavaScript objects put keys such as `10` before all others), no white space.
 * Frozen with the scheme name: it never changes for a selection that people may already hold.
 */
import { byCodePoint } from './code-points.ts';
import type { Selection } from './selection.ts';

/** Equal selections give equal texts, different ones different texts. */
export function selectionJson(selection: Selection): string {
  const fields: [string, string][] = [
    ['players', JSON.stringify(selection.players)],
    ['set', record(selection.set)],
    ['readings', record(selection.readings)],
    ['without', JSON.stringify(selection.without)],
    ['pins', JSON.stringify(selection.pins)],
    ['weights', record(selection.weights)],
  ];
  if (selection.pool !== undefined) fields.push(['pool', JSON.stringify(selection.pool)]);
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
}

function record(values: Readonly<Record<string, number | string>>): string {
  const entries = Object.entries(values).sort(([a], [b]) => byCodePoint(a, b));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;
}
