import { theirPlaceAmended } from './about-spouse.ts';
import { parseAmendment, findClearChoice, findNewChoice, findRenamedAnswer } from './amended.ts';
import { type Contrast, parseContrasts } from './contrast.ts';
import { type Correction, isNamed, readCorrection } from './correction.ts';
import type { CorrectionMatch, Search } from './correction-match.ts';
import { type CuedText, stripCue } from './cue.ts';
import type { Slot } from './flow.ts';
import { toldWrongBefore, unansweredBefore } from './not-answered.ts';
import { perhapsAbout } from './perhaps-about.ts';
import { readSlot } from './read/read-slot.ts';
import { removedChoice } from './removed-choice.ts';
import { replaceValue, withLead } from './replacement.ts';
import { answeredSlots } from './steps.ts';
import type { Value } from './value.ts';
import {
  type ValueKind,
  bareValue,
  isBare,
  kindOf,
  parsesText,
  replaceKind,
  acceptsKind,
} from './value-kind.ts';

/** Finds the earlier answer that a text corrects. Null if the text is an answer to the open question. */
export function findCorrection(search: Search): CorrectionMatch | null {
  return findNamedCorrection(search) ?? findUnnamedCorrection(search);
}

/** A correction that names the question or the wrong value. */
export function findNamedCorrection(search: Search): CorrectionMatch | null {
  const { flow, run, open, text, today } = search;
  const { values } = run;
  const explicit = readCorrection(flow, values, text);
  // "Change the exchange, it's 5 not 5:30" names a topic, and the old value says which answer.
  const valued = explicit && / not /i.test(explicit.text) ? contrasted(search, explicit.text, true) : null;
  if (valued) return valued;
  if (explicit) return change(explicit);
  const removed = open?.type === 'text' ? null : removedChoice(answeredSlots(flow, values), values, text);
  if (removed) return change(removed);
  const unanswered = open === null || open.type === 'text' ? null : unansweredBefore(flow, run, text, today);
  if (unanswered) return change(unanswered);
  const retold = open === null ? null : toldWrongBefore(flow, run, text);
  if (retold) return { kind: 'which', slots: [retold] };
  const cued = cuedIn(search);
  const { said } = cued;
  const isCorrecting = cued.cue !== 'none';
  const place = isCorrecting ? theirPlaceAmended(flow, values, said) : null;
  if (place && place.slot !== open) return change(place);
  const isText = open?.type === 'text';
  const contrast = contrasted(search, said, isCorrecting || !isText);
  if (contrast) return contrast;
  const answered = answeredSlots(flow, values).toReversed();
  const amended = isCorrecting ? parseAmendment(answered, values, said) : null;
  if (amended) return change(amended);
  // In a text answer, "the car is in the shop" may be the answer itself.
  if (!isCorrecting && isText) return null;
  const named = findRenamedAnswer(flow, values, said, today, open);
  if (named) return change(named);
  const others = answered.filter((slot) => slot !== open);
  // "No, not really" answers an open question that accepts it.
  const isAnswer = cued.cue === 'weak' && open?.type === 'choice' && readSlot(open, text, today) !== null;
  const isOther = isAnswer && readSlot(open, said, today) === null;
  const chosen = !isCorrecting
    ? null
    : isAnswer
      ? isOther && findClearChoice(others, values, said)
      : findNewChoice(others, values, said, { today, open });
  return chosen ? change(chosen) : null;
}

function change(correction: Correction): CorrectionMatch {
  return { kind: 'change', correction };
}

/** In the review, every text refers to an earlier answer. A person who went back is also likely to correct one. */
function cuedIn({ run, open, text }: Search): CuedText {
  const cued = stripCue(text);
  const isLookingBack = open !== null && run.again === open.id && !run.isChange && open.type === 'text';
  return (open === null || (isLookingBack && isMoment(cued.said))) && cued.cue === 'none'
    ? { ...cued, cue: 'strong' }
    : cued;
}

function isMoment(said: string): boolean {
  const kind = kindOf(said);
  return (kind === 'day' || kind === 'time') && isBare(said, kind);
}

/** "It was the kitchen not the driveway": the wrong value alone names the answer. */
export function findContrast(search: Search): CorrectionMatch | null {
  return contrasted(search, stripCue(search.text).said, true);
}

function contrasted({ flow, run, today }: Search, said: string, isLikely: boolean): CorrectionMatch | null {
  const answered = answeredSlots(flow, run.values).toReversed();
  for (const contrast of parseContrasts(said)) {
    const named = contrast.name ? answered.filter((slot) => isNamed(slot, contrast.name)) : [];
    if (!isLikely && named.length === 0 && !/^\d+$/.test(contrast.before)) continue;
    const found = (named.length > 0 ? named : answered).flatMap((slot) => {
      const correction = replaceValue(slot, run.values[slot.id], contrast, today);
      return correction ? [correction] : [];
    });
    // Sharing words with a text answer is weaker evidence than a value of the right kind.
    const certain = found.filter(({ slot }) => slot.type !== 'text');
    const led = found.filter(({ slot }) => isLed(run.values[slot.id], contrast));
    const [first, ...others] = certain.length > 0 ? certain : led.length > 0 ? led : found;
    if (first && others.length === 0) return change(first);
    if (first) return { kind: 'which', slots: [first, ...others].map(({ slot }) => slot) };
  }
  return null;
}

/** "Sunday at 6 not 5" is about the answer with a Sunday. */
function isLed(old: Value | undefined, { after, before }: Contrast): boolean {
  return typeof old === 'string' && withLead(old, after, before) !== null;
}

/** "Wait, it was the 12th": only the kind of value identifies the question. */
export function findUnnamedCorrection(search: Search): CorrectionMatch | null {
  const { open, today } = search;
  const { said, cue } = cuedIn(search);
  if (cue === 'none' || (cue === 'weak' && open?.type === 'text')) return null;
  const value = bareValue(said);
  const kind = kindOf(value);
  const isBareKind = kind !== null && isBare(value, kind);
  const isPast = /\b(?:was|were|came|got|gave|happened|arrived|received|served|handed|left)\b/i.test(said);
  const past = cue === 'strong' && isPast && !isBareKind ? pastDay(search, said) : null;
  if (past) return change(past);
  if (!kind || !isBareKind) return cue === 'strong' ? perhapsAbout(search, said) : null;
  const candidates = differing(search, value, kind, isPast);
  const [first] = candidates;
  if (!first) return cue === 'strong' ? perhapsAbout(search, said) : null;
  // In a text answer, only a bare value can replace another one.
  if (first.type === 'text' && value.split(' ').length > MOST_WORDS) return perhapsAbout(search, said);
  // "It was" can't refer to a future hearing.
  const isForward =
    (open?.type === 'date' && open.direction === 'future' && isPast) ||
    (open?.type === 'choice' && cue === 'strong');
  const isAnswer = open !== null && open.type !== 'text' && !isForward && parsesText(open, value, today);
  if (isAnswer)
    return cue === 'strong' && acceptsKind(open, kind, '') ? { kind: 'which', slots: [first, open] } : null;
  return change(becoming(search, first, value, kind));
}

/** "Wait, they gave it to me nov 24" refers to the one past day, unless the person describes an incident. */
function pastDay({ flow, run, open, today }: Search, said: string): Correction | null {
  const [slot, ...others] = answeredSlots(flow, run.values).filter(
    (one) => one.type === 'date' && one.direction === 'past',
  );
  const isNarrative = open?.type === 'text' && open.isAccount === true;
  return slot && others.length === 0 && !isNarrative && parsesText(slot, said, today)
    ? { slot, text: said }
    : null;
}

function differing({ flow, run, today }: Search, value: string, kind: ValueKind, isPast: boolean): Slot[] {
  const found = answeredSlots(flow, run.values)
    .toReversed()
    .filter((slot) => run.values[slot.id] !== null && acceptsKind(slot, kind, run.values[slot.id]))
    .filter((slot) => {
      const reading = readSlot(slot, value, today);
      const isRead = reading !== null && 'value' in reading;
      return isRead && JSON.stringify(reading.value) !== JSON.stringify(run.values[slot.id]);
    });
  const past = found.filter((slot) => slot.type === 'date' && slot.direction === 'past');
  const typed = found.filter(({ type }) => type !== 'text');
  if (isPast && past.length > 0) return past;
  return typed.length > 0 ? typed : found;
}

function becoming({ run }: Search, slot: Slot, value: string, kind: ValueKind): Correction {
  const old = run.values[slot.id];
  if (slot.type === 'text' && typeof old === 'string') return { slot, text: replaceKind(old, kind, value) };
  // With several children, one age doesn't identify the child.
  if (slot.type === 'ages' && Array.isArray(old) && old.length > 1) return { slot, text: '' };
  return { slot, text: value };
}

const MOST_WORDS = 3;
