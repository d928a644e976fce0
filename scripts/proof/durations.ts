import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const file = path.resolve(import.meta.dirname, '../../artefacts/durations.json');
const seconds = v.record(v.string(), v.number());

/** Seconds of each part and each test file in the last run, used to estimate the remaining time. */
export function readDurations(): Record<string, number> {
  try {
    return v.parse(seconds, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Nothing has run here yet, or a run was interrupted while writing this file, so no duration is known.
    return {};
  }
}

export function keepDurations(measured: Readonly<Record<string, number>>): void {
  if (!existsSync(path.dirname(file))) mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readDurations(), ...measured }, null, 1));
}

/**
 * Estimates the seconds until the remaining files are done, at the pace of this run: the ratio of the finished files to
 * their last durations applies to the rest. A file without a duration counts as the average of the others.
 */
export function timeToGo(
  before: Readonly<Record<string, number>>,
  { done, waiting, elapsed }: { done: readonly string[]; waiting: readonly string[]; elapsed: number },
): number {
  const known = [...done, ...waiting].map((name) => before[name]).filter((each) => each !== undefined);
  const average = known.length > 0 ? sum(known) / known.length : 1;
  const share = (names: readonly string[]) => sum(names.map((name) => before[name] ?? average));
  return (elapsed * share(waiting)) / Math.max(share(done), 0.001);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** A readable duration, such as `40 s` or `3 min 20 s`. */
export function spoken(duration: number): string {
  const whole = Math.max(0, Math.round(duration));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
