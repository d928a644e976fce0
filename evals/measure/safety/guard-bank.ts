import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bankFile } from '../bank-file.ts';

/** A sentence of a model. `reason` tells why it must not be shown, and is null for an allowed one. */
export interface GuardLine {
  text: string;
  reason: string | null;
}

/**
 * `seen` and `held` are the halves of one bank that was written before the rules. The rules were written with `seen` in
 * view. `fresh` was written after them, in words as different from theirs as possible.
 */
export const guardBanks = ['seen', 'held', 'fresh'] as const;
export type GuardBank = (typeof guardBanks)[number];

const SEED = 'guard-2026-11-23';

export function guardLines(bank: GuardBank): GuardLine[] {
  if (bank === 'fresh') return [...dangerousIn('fresh-dangerous.txt'), ...harmlessIn('fresh-harmless.txt')];
  return [...dangerousIn('dangerous.txt'), ...harmlessIn('harmless.txt')].filter(
    ({ text }) => halfOf(text) === bank,
  );
}

function dangerousIn(file: string): GuardLine[] {
  return linesOf(file).map((line) => {
    const [, reason = 'harms', text = line] = /^([a-z-]+): (.+)$/.exec(line) ?? [];
    return { text, reason };
  });
}

function harmlessIn(file: string): GuardLine[] {
  return linesOf(file).map((text) => ({ text, reason: null }));
}

function linesOf(file: string): string[] {
  const text = readFileSync(bankFile(`guard-bank/${file}`), 'utf8');
  return text.split('\n').filter((line) => line !== '');
}

function halfOf(text: string): 'seen' | 'held' {
  const [first = 0] = createHash('sha256').update(`${SEED} ${text}`).digest();
  return first % 2 === 0 ? 'seen' : 'held';
}
