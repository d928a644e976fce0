import { findFlags } from '#domain/tools/message-coach/find-flags.ts';
import { type FlagKind, flagKinds, isHardStop } from '#domain/tools/message-coach/flag.ts';
import { readReceived } from '#domain/tools/message-coach/read-received.ts';
import { rewriteMessage } from '#domain/tools/message-coach/rewrite.ts';
import { randomFrom } from '../../random.ts';
import type { DraftLine, ReceivedLine } from './tools-banks.ts';

export interface FlagScore {
  kind: FlagKind | 'all';
  right: number;
  wrong: number;
  missed: number;
}

/** Scores per kind of flag, counted once per line, and for all kinds together at the end. */
export function scoreFlags(bank: readonly DraftLine[]): FlagScore[] {
  const read = bank.map((line) => ({
    ...line,
    found: new Set(findFlags(line.text).map(({ kind }) => kind)),
  }));
  const scores = flagKinds.map((kind) => ({
    kind,
    right: read.filter(({ flags, found }) => flags.includes(kind) && found.has(kind)).length,
    wrong: read.filter(({ flags, found }) => !flags.includes(kind) && found.has(kind)).length,
    missed: read.filter(({ flags, found }) => flags.includes(kind) && !found.has(kind)).length,
  }));
  const sum = (figure: 'right' | 'wrong' | 'missed') =>
    scores.reduce((total, score) => total + score[figure], 0);
  return [...scores, { kind: 'all', right: sum('right'), wrong: sum('wrong'), missed: sum('missed') }];
}

export interface LineScore {
  hot: number;
  /** Lines with a flag on which any flag is found. */
  hotFound: number;
  calm: number;
  calmFlagged: number;
}

/** Whether a line is flagged at all. Raters may disagree about the kind of a flag, but not about its presence. */
export function scoreLines(bank: readonly DraftLine[]): LineScore {
  const hot = bank.filter(({ flags }) => flags.length > 0);
  const calm = bank.filter(({ flags }) => flags.length === 0);
  return {
    hot: hot.length,
    hotFound: hot.filter(isFlagged).length,
    calm: calm.length,
    calmFlagged: calm.filter(isFlagged).length,
  };
}

function isFlagged({ text }: DraftLine): boolean {
  return findFlags(text).length > 0;
}

/** How many of the lines that must never be sent get a hard stop of any kind. */
export function scoreStops(bank: readonly DraftLine[]): { lines: number; stopped: number } {
  const unsendable = bank.filter(({ flags }) => flags.some(isHardStop));
  const stopped = unsendable.filter(({ text }) => findFlags(text).some(({ kind }) => isHardStop(kind)));
  return { lines: unsendable.length, stopped: stopped.length };
}

export interface MixedDraft {
  draft: string;
  calm: string[];
}

/** Realistic drafts: hostile and plain lines in one message, in a repeatable order. */
export function mixedDrafts(bank: readonly DraftLine[], count: number, seed: number): MixedDraft[] {
  const random = randomFrom(seed);
  const calm = bank.filter(({ flags }) => flags.length === 0).map(({ text }) => text);
  const hot = bank.filter(({ flags }) => flags.length > 0).map(({ text }) => text);
  const any = (lines: readonly string[]) => lines[Math.floor(random() * lines.length)] ?? '';
  return Array.from({ length: count }, () => {
    const plain = [any(calm), any(calm)];
    const lines = [...plain, any(hot), any(hot)].map((text) => ({ text: closed(text), key: random() }));
    return {
      draft: lines
        .toSorted((a, b) => a.key - b.key)
        .map(({ text }) => text)
        .join(' '),
      calm: plain,
    };
  });
}

function closed(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

export interface RewriteScore {
  rewritten: number;
  /** Rewrites with a number, a date, a name or a promise that the draft does not have. */
  added: string[];
  /** Rewrites that still contain flagged wording. */
  heated: string[];
}

export function scoreRewrites(drafts: readonly string[]): RewriteScore {
  const pairs = drafts.flatMap((draft) => {
    const { text } = rewriteMessage(draft);
    return text === null ? [] : [{ draft, text }];
  });
  return {
    rewritten: pairs.length,
    added: pairs.filter(({ draft, text }) => addedBy(draft, text).length > 0).map(({ text }) => text),
    heated: pairs.filter(({ text }) => findFlags(text).length > 0).map(({ text }) => text),
  };
}

const facts = [
  /\d+(?:[.,:/]\d+)*/g,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:jan|febr)uary\b|\b(?:march|april|may|june|july|august)\b|\b(?:septem|octo|novem|decem)ber\b|\b(?:today|tonight|tomorrow|noon|week|weekend|month)\b/gi,
  /\bI(?:'ll| will| promise| agree| can| would|'d)\b|\bwe(?:'ll| will)\b/gi,
];

/** Written independently of the product's own check, so that the same mistake can't hide in both. */
export function addedBy(draft: string, rewrite: string): string[] {
  const inDraft = draft.toLowerCase();
  const names = rewrite.match(/(?<=[a-z,;] )[A-Z][a-z]+/g) ?? [];
  const strangers = names.filter((name) => !inDraft.includes(name.toLowerCase()));
  const more = facts.flatMap((fact) => {
    const had = (draft.match(fact) ?? []).map((found) => found.toLowerCase());
    const has = (rewrite.match(fact) ?? []).map((found) => found.toLowerCase());
    return has.filter((found, index) => {
      const before = has.slice(0, index + 1).filter((other) => other === found).length;
      return had.filter((other) => other === found).length < before;
    });
  });
  return [...strangers, ...more];
}

export interface ReceivedScore {
  /** Lines with the right verdict, with all open points named and the dates recognized. */
  right: number;
  /** Lines with the right verdict, whatever points were named. */
  rightVerdict: number;
  wrong: ReceivedLine[];
}

export function scoreReceived(bank: readonly ReceivedLine[]): ReceivedScore {
  const wrong = bank.filter((line) => !isReadRight(line));
  const rightVerdict = bank.filter((line) => verdictOf(line) === line.verdict).length;
  return { right: bank.length - wrong.length, rightVerdict, wrong };
}

function verdictOf({ text }: ReceivedLine) {
  const advice = readReceived(text);
  return advice.kind === 'safety' ? null : advice.verdict;
}

function isReadRight({ text, verdict, items, by }: ReceivedLine): boolean {
  const advice = readReceived(text);
  if (advice.kind === 'safety' || advice.verdict !== verdict) return false;
  const found = advice.items.map((item) => item.text.toLowerCase());
  const dates = new Set(advice.items.map((item) => item.by));
  return (
    items.every((words) => found.some((item) => item.includes(words.toLowerCase()))) &&
    by.every((date) => dates.has(date)) &&
    advice.items.length <= items.length + 1 + (verdict === 'answer-now' ? 2 : 0)
  );
}
