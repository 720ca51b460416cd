/** The canonical JSON of a selection, read back; whether it is a selection of the ruleset is for `problem/` to say. */
import { FaultError } from '../fault.ts';
import type { Selection } from '../problem/selection.ts';
import { selectionJson } from '../problem/selection-json.ts';

/** @throws FaultError `trust-selection` for anything but the canonical JSON of some selection without pins */
export function readSelection(text: string, file: string): Selection {
  const value = parse(text);
  if (isSelection(value) && value.pins.length === 0 && selectionJson(value) === text) return value;
  throw new FaultError({ kind: 'bad', code: 'trust-selection', with: {}, place: { file } });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isSelection(value: unknown): value is Selection {
  if (!isRecord(value)) return false;
  const { players, set, readings, without, pins, weights, pool } = value;
  return (
    Number.isSafeInteger(players) &&
    isRecord(set) &&
    Object.values(set).every((one) => typeof one === 'string' || Number.isSafeInteger(one)) &&
    isRecord(readings) &&
    Object.values(readings).every((one) => typeof one === 'string') &&
    isTexts(without) &&
    isTexts(pins) &&
    isRecord(weights) &&
    Object.values(weights).every((one) => one === 'deals' || one === 'shuffles') &&
    (pool === undefined || isTexts(pool))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
