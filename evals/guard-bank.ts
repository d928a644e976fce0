import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';

/** A sentence of a model; `reason` is why it must not be shown, null for one that may. */
export interface GuardLine {
  text: string;
  reason: string | null;
}

/** The rules were written with `seen` in view; `held` only ever gave a count. */
export type Half = 'seen' | 'held';

const SEED = 'guard-2026-11-23';

export function guardLines(half: Half): GuardLine[] {
  return [...readLines('dangerous.txt', true), ...readLines('harmless.txt', false)].filter(
    ({ text }) => halfOf(text) === half,
  );
}

function readLines(file: string, isDangerous: boolean): GuardLine[] {
  return readFileSync(new URL(`guard-bank/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, reason = null, text = line] = isDangerous ? (/^([a-z-]+): (.+)$/.exec(line) ?? []) : [];
      return { text, reason };
    });
}

function halfOf(text: string): Half {
  const [first = 0] = createHash('sha256').update(`${SEED} ${text}`).digest();
  return first % 2 === 0 ? 'seen' : 'held';
}
