import type { Command } from './command.ts';
import { correctOutsideQuestions } from './correct.ts';
import { isNamed } from './correction.ts';
import { oneLine, stripCue } from './cue.ts';
import { findCorrection, findNamedCorrection } from './find-correction.ts';
import type { Flow } from './flow.ts';
import type { Outcome } from './outcome.ts';
import { comparedState } from './read/compared-state.ts';
import { readYesNo } from './read/choice.ts';
import { plainWords } from './read/plain.ts';
import { readSlot } from './read/read-slot.ts';
import { rereadPending } from './reread.ts';
import type { Run } from './run.ts';
import { setValues } from './settle.ts';
import type { ParsedFacts } from './several-facts.ts';
import { openSlot, pruned } from './steps.ts';
import type { Values } from './value.ts';

const leadingYesNo =
  /^(?:(?:yes|yeah|yep|yup|right|correct|no|nope|nah|almost|not quite)[,.!;:]* )+(?:but |and |except )?/i;

/**
 * The conversation after "Is that right?". Null if the text is about something else. `goOn` takes the text as the answer
 * to the next question.
 */
export function handleConfirmation(
  flow: Flow,
  run: Run,
  pending: Values,
  { text, today }: ParsedFacts,
  command: Command | null,
  goOn: (run: Run) => Outcome,
): Outcome | null {
  const [about] = Object.keys(pending);
  if (command === 'why' && about) return { run, note: { kind: 'why', slot: about } };
  if (command === 'back') return notConfirmed(run);
  if (command && command !== 'skip') return null;
  const said = readYesNo(text);
  const { said: rest, cue } = stripCue(text.replace(leadingYesNo, ''));
  // "No kids" is more likely the answer to the next question.
  const isWhole = said !== 'no' || rest === oneLine(text) || BARE_NO.test(text.trim());
  const isObjection = said === 'no' || cue !== 'none';
  const amended =
    command || BARE_NO.test(text.trim())
      ? null
      : allAmended(flow, run, pending, { text: rest, today }, isObjection);
  const isNamed =
    cue !== 'none' ||
    (said !== null && amended !== null) ||
    namesOld(flow, run, pending, { text: rest, today });
  const isNext =
    !isNamed &&
    (said === null || !isWhole) &&
    answersNext(flow, run, pending, { text, today }) &&
    (said === null || isAboutNext(flow, run, pending, { text: rest, today }));
  if (isNext) return goOn(accepted(flow, run, pending));
  if (amended && said === 'yes') return setValues(flow, run, amended);
  if (amended) return confirm(run, amended);
  if (said === 'yes' || isSameAgain(flow, pending, { text, today })) return setValues(flow, run, pending);
  // What is wrong wasn't understood, so nothing is taken and nothing lost.
  if (said === 'no' && !isWhole && run.misfits === 0) return confirm({ ...run, misfits: 1 }, pending);
  if (said === 'no') return denied(flow, run, pending);
  if (text.trim().endsWith('?')) return { run, note: { kind: 'question', isShort: true } };
  // Continuing twice is not an objection to the answer.
  return run.misfits === 0 ? confirm({ ...run, misfits: 1 }, pending) : goOn(accepted(flow, run, pending));
}

const BARE_NO =
  /^(?:no|nope|nah|wrong|not (?:right|quite|really)|that's (?:wrong|not right)|it's not|no it (?:isn't|is not|was not|wasn't))[.!]*$/i;

/** "No" to several answers may be about one of them, so the open question's own answer isn't thrown away with the others. */
function denied(flow: Flow, run: Run, pending: Values): Outcome {
  const open = openSlot(flow, run);
  if (!open || !(open.id in pending)) return notConfirmed(run);
  const isOwn = (id: string) =>
    id === open.id ||
    flow.slots.some(
      (slot) =>
        slot.id === id &&
        [slot.wordsOf, slot.asideOf, slot.detailOf?.slot].some((beside) => beside === open.id),
    );
  const values = Object.fromEntries(Object.entries(pending).filter(([id]) => isOwn(id)));
  if (Object.keys(values).length === Object.keys(pending).length) return notConfirmed(run);
  return { run: { ...run, pending: values }, note: { kind: 'confirm', values, isReduced: true } };
}

function notConfirmed(run: Run): Outcome {
  return { run: { ...run, pending: null, misfits: 0 }, note: { kind: 'not-confirmed' } };
}

function confirm(run: Run, pending: Values): Outcome {
  return { run: { ...run, pending }, note: { kind: 'confirm', values: pending } };
}

function accepted(flow: Flow, run: Run, pending: Values): Run {
  return {
    ...run,
    pending: null,
    again: null,
    misfits: 0,
    unread: null,
    values: pruned(flow, { ...run.values, ...pending }),
  };
}

function namesOld(flow: Flow, run: Run, pending: Values, { text, today }: ParsedFacts): boolean {
  return findNamedCorrection({ flow, run: accepted(flow, run, pending), open: null, text, today }) !== null;
}

/** "No, he handed it to me, and it was the 19th not the 26th" amends two answers. */
function allAmended(
  flow: Flow,
  run: Run,
  pending: Values,
  said: ParsedFacts,
  isObjection: boolean,
): Values | null {
  const amended = amendedPending(flow, run, pending, said);
  const reread = isObjection ? rereadPending(flow, pending, said.text, said.today) : null;
  if (!amended && !reread) return null;
  const kept = Object.entries(amended ?? {}).filter(([id, value]) => value !== pending[id]);
  return withoutOldWords(flow, pending, { ...pending, ...reread, ...Object.fromEntries(kept) });
}

/** The words beside a value that changed belong to the old one. */
function withoutOldWords(flow: Flow, before: Values, after: Values): Values {
  const isOld = (id: string) => {
    const of = flow.slots.find((slot) => slot.id === id)?.wordsOf;
    return of !== undefined && after[of] !== before[of] && after[id] === before[id];
  };
  return Object.fromEntries(Object.entries(after).filter(([id]) => !isOld(id)));
}

/** "No, it was the 13th" changes the value to be confirmed. "Yes, but food is 550" also changes an earlier answer. */
function amendedPending(flow: Flow, run: Run, pending: Values, { text, today }: ParsedFacts): Values | null {
  const whole = accepted(flow, run, pending);
  const found = findCorrection({ flow, run: whole, open: null, text, today });
  if (found?.kind !== 'change') return null;
  const { run: after } = correctOutsideQuestions(flow, whole, found.correction, today);
  const now = { ...after.values, ...after.pending };
  const changed = Object.keys(now).filter(
    (id) => JSON.stringify(now[id]) !== JSON.stringify(whole.values[id]),
  );
  if (changed.length === 0) return null;
  return { ...pending, ...Object.fromEntries(changed.map((id) => [id, now[id] ?? null])) };
}

function isSameAgain(flow: Flow, pending: Values, { text, today }: ParsedFacts): boolean {
  const [id, ...others] = Object.keys(pending);
  const slot = flow.slots.find((one) => one.id === id);
  const reading = slot && others.length === 0 ? readSlot(slot, text, today) : null;
  return (
    reading !== null && reading !== undefined && 'value' in reading && reading.value === pending[id ?? '']
  );
}

/** In "no its 30 days", the "no" isn't the answer to the next question. In "no kids", it is. */
function isAboutNext(flow: Flow, run: Run, pending: Values, { text, today }: ParsedFacts): boolean {
  const next = openSlot(flow, accepted(flow, run, pending));
  if (!next) return false;
  const reading = readSlot(next, text, today);
  const isRead = reading !== null && 'value' in reading && reading.value !== null;
  const words = plainWords(text).split(/[^\p{L}]+/u);
  return isRead || words.some((word) => word.length >= SHORTEST && isNamed(next, word));
}

const SHORTEST = 4;

/** Continuing to the next question is not an objection to the answer. */
function answersNext(flow: Flow, run: Run, pending: Values, { text, today }: ParsedFacts): boolean {
  const whole = accepted(flow, run, pending);
  const next = openSlot(flow, whole);
  const isClear = next !== null && next.type !== 'text' && next.type !== 'names' && !next.isPrivate;
  if (!isClear) return false;
  const reading = readSlot(next, text, today) ?? comparedState(next, whole.values, text);
  return reading !== null && 'value' in reading && reading.value !== null;
}
