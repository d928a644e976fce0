import { isAboutCare, isUrgent } from './care-words.ts';
import type { Flag, FlagKind } from './flag.ts';
import { plainText, withoutQuotes } from './plain-text.ts';
import { abuse } from './rules/abuse.ts';
import { accusations } from './rules/accusation.ts';
import { childSays } from './rules/child-says.ts';
import { force } from './rules/force.ts';
import { moneyForChildren } from './rules/money-for-children.ts';
import type { PhraseRule } from './rules/phrase.ts';
import { shoutingIn } from './rules/shouting.ts';
import { type Span, sentencesOf } from './sentences.ts';

const phraseRules: readonly PhraseRule[] = [...accusations, ...abuse, ...force];

/** What is likely to start a fight, by place; words quoted from somebody else are not read. */
export function findFlags(text: string): Flag[] {
  const plain = withoutQuotes(plainText(text));
  const found = [
    ...phraseRules.flatMap(({ kind, pattern }) => spansOf(kind, plain.matchAll(pattern))),
    ...moneyForChildren(plain).map((span) => ({ kind: 'money-for-children' as const, ...span })),
    ...childSays(plain).map((span) => ({ kind: 'child-between' as const, ...span })),
    ...shoutingIn(plain).map((span) => ({ kind: 'shouting' as const, ...span })),
  ];
  return merged(found)
    .filter((flag) => !isOfCare(flag, plain))
    .map(({ kind, start, end }) => ({ kind, start, end, text: text.slice(start, end) }));
}

interface Found extends Span {
  kind: FlagKind;
}

function spansOf(kind: FlagKind, matches: Iterable<RegExpExecArray>): Found[] {
  return [...matches].flatMap(({ index, 0: match }) => {
    const words = match.trimEnd();
    return words === '' ? [] : [{ kind, start: index, end: index + words.length }];
  });
}

/** Overlapping finds of one kind are one flag; in the order of the text. */
function merged(found: readonly Found[]): Found[] {
  const ordered = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const flags: Found[] = [];
  for (const one of ordered) {
    const last = flags.findLast(({ kind }) => kind === one.kind);
    if (last && one.start <= last.end) last.end = Math.max(last.end, one.end);
    else flags.push({ ...one });
  }
  return flags;
}

const excusedByCare: ReadonlySet<FlagKind> = new Set([
  'pressure',
  'shouting',
  'sarcasm',
  'ownership',
  'history',
]);
/** "You can never skip his dose" is no reproach. */
const rule = /\b(?:can|must|should|need|has to|have to)\b/i;

function isOfCare({ kind, start, end }: Found, plain: string): boolean {
  if ((kind === 'pressure' || kind === 'shouting') && isUrgent(plain)) return true;
  const around = sentencesOf(plain).find((span) => span.start <= start && start < span.end);
  const sentence = around ? plain.slice(around.start, around.end) : '';
  if (!isAboutCare(sentence)) return false;
  return excusedByCare.has(kind) || (kind === 'absolute' && rule.test(plain.slice(start, end)));
}
