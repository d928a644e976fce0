import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const file = path.resolve(import.meta.dirname, '../../artefacts/durations.json');
const seconds = v.record(v.string(), v.number());

/** How many seconds each part and each test file took the last time, for the time still to go. */
export function readDurations(): Record<string, number> {
  try {
    return v.parse(seconds, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Nothing has run here yet, or a run was cut off over this file: nothing is known.
    return {};
  }
}

export function keepDurations(measured: Readonly<Record<string, number>>): void {
  if (!existsSync(path.dirname(file))) mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readDurations(), ...measured }, null, 1));
}

/** For people: `40 s`, `3 min 20 s`. */
export function spoken(duration: number): string {
  const whole = Math.max(0, Math.round(duration));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
