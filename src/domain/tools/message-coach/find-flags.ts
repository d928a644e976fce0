import { isAboutCare, isUrgent } from './care-words.ts';
import { type Flag, type FlagKind, isHardStop } from './flag.ts';
import { stripNames } from './names.ts';
import { plainText, stripQuotes } from './plain-text.ts';
import { abuse } from './rules/abuse.ts';
import { accusations } from './rules/accusation.ts';
import { findChildMessengers } from './rules/child-says.ts';
import { courtAtReader } from './rules/court-at-you.ts';
import { forceRules } from './rules/force.ts';
import { moneyForChildren } from './rules/money-for-children.ts';
import type { PhraseRule } from './rules/phrase.ts';
import { findShouting } from './rules/shouting.ts';
import { type Span, sentencesOf } from './sentences.ts';

const phraseRules: readonly PhraseRule[] = [...accusations, ...abuse, ...forceRules];

/** Finds wording that is likely to start a fight, ordered by position. Quotations are skipped. */
export function findFlags(text: string): Flag[] {
  const plain = stripQuotes(plainText(text));
  const nameless = stripNames(plain);
  const found = [
    ...phraseRules.flatMap(({ kind, pattern }) =>
      spansOf(kind, (readsLabels.has(kind) ? nameless : plain).matchAll(pattern)),
    ),
    ...moneyForChildren(plain).map((span) => ({ kind: 'money-for-children' as const, ...span })),
    ...courtAtReader(plain).map((span) => ({ kind: 'legal-threat' as const, ...span })),
    ...findChildMessengers(plain).map((span) => ({ kind: 'child-between' as const, ...span })),
    ...findShouting(plain).map((span) => ({ kind: 'shouting' as const, ...span })),
  ];
  const flags = merged(found).filter(
    (flag) => !isOfCare(flag, plain) && !isOfOneself(flag, plain) && !isAskedToStop(flag, plain),
  );
  return flags
    .filter((flag) => !isSaidByGraver(flag, flags, plain))
    .map(({ kind, start, end }) => ({ kind, start, end, text: text.slice(start, end) }));
}

/** An order inside a threat belongs to the threat, because one reason per sentence is enough. */
function isSaidByGraver({ kind, start }: Found, flags: readonly Found[], plain: string): boolean {
  if (kind !== 'pressure') return false;
  const around = sentencesOf(plain).find((span) => span.start <= start && start < span.end);
  return flags.some(
    (other) => isHardStop(other.kind) && around && other.start < around.end && other.end > around.start,
  );
}

/** Kinds that depend on a single word, which may also be part of a name. */
const readsLabels: ReadonlySet<FlagKind> = new Set(['insult', 'swearing', 'sarcasm', 'absolute', 'history']);

interface Found extends Span {
  kind: FlagKind;
}

function spansOf(kind: FlagKind, matches: Iterable<RegExpExecArray>): Found[] {
  return [...matches].flatMap(({ index, 0: match }) => {
    const words = match.trimEnd();
    return words === '' ? [] : [{ kind, start: index, end: index + words.length }];
  });
}

/** Overlapping matches of one kind are merged into one flag, in the order of the text. */
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

/** Allows "Come now, the kids know where the key is" in an emergency. */
const excusedByHaste: ReadonlySet<FlagKind> = new Set(['pressure', 'shouting', 'child-between']);
const excusedByCare: ReadonlySet<FlagKind> = new Set([
  'pressure',
  'shouting',
  'sarcasm',
  'ownership',
  'history',
]);
/** "You can never skip his dose" is not an accusation. */
const rule = /\b(?:can|must|should|need|has to|have to)\b/i;

function isOfCare({ kind, start, end }: Found, plain: string): boolean {
  if (excusedByHaste.has(kind) && isUrgent(plain)) return true;
  const around = sentencesOf(plain).find((span) => span.start <= start && start < span.end);
  const sentence = around ? plain.slice(around.start, around.end) : '';
  if (!isAboutCare(sentence)) return false;
  return excusedByCare.has(kind) || (kind === 'absolute' && rule.test(plain.slice(start, end)));
}

/** "Please stop telling him I'm not his mom" asks for the opposite of putting the child in the middle. */
function isAskedToStop({ kind, start }: Found, plain: string): boolean {
  return (
    kind === 'child-between' &&
    /\b(?:please|to) stop (?:\w+ ){0,2}$/i.test(plain.slice(Math.max(0, start - 40), start))
  );
}

const oneself =
  /(?<!you )\b(?:i(?:'m| am| was| feel| felt|'ve been| have been| look| looked| sound)|made me (?:look|feel)|call me)(?: (?:like|such|so|an?|the|just|being|really|both|too|very|bit|kind|of|acting|complete|total|real|bad|terrible|\w+ and))* $/i;

/** "I was an idiot to forget the bag" insults nobody else. */
function isOfOneself({ kind, start, end }: Found, plain: string): boolean {
  if (kind !== 'insult' || /^(?:so |really |just )?(?:sick|tired|fed up)\b/i.test(plain.slice(start, end)))
    return false;
  return oneself.test(plain.slice(Math.max(0, start - 60), start));
}
