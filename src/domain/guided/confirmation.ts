import type { Command } from './command.ts';
import { corrected } from './correct.ts';
import { withoutCue } from './cue.ts';
import { findCorrection, namedCorrection } from './find-correction.ts';
import type { Flow } from './flow.ts';
import type { Outcome } from './outcome.ts';
import { readYesNo } from './read/choice.ts';
import { readSlot } from './read/read-slot.ts';
import type { Run } from './run.ts';
import { withValues } from './settle.ts';
import type { Said } from './several-facts.ts';
import { openSlot, pruned } from './steps.ts';
import type { Values } from './value.ts';

const leadingYesNo =
  /^(?:(?:yes|yeah|yep|yup|right|correct|no|nope|nah|almost|not quite)[,.!;:]* )+(?:but |and |except )?/i;

/** The conversation after "Is that right?". Null if the text is about something else. */
export function atConfirmation(
  flow: Flow,
  run: Run,
  pending: Values,
  { text, today }: Said,
  command: Command | null,
): Outcome | null {
  const [about] = Object.keys(pending);
  if (command === 'why' && about) return { run, note: { kind: 'why', slot: about } };
  if (command === 'back') return notConfirmed(run);
  if (command && command !== 'skip') return null;
  const answer = readYesNo(text);
  const { said: rest, cue } = withoutCue(text.replace(leadingYesNo, ''));
  // Without a "no" or "wait", an amount is rather the answer to the next question.
  const isPlain = answer === null && cue === 'none' && !namesOld(flow, run, pending, { text: rest, today });
  const next = isPlain ? nextAnswer(flow, run, pending, { text, today }) : null;
  if (next) return confirm(run, next);
  const amended = command ? null : amendedPending(flow, run, pending, { text: rest, today });
  if (amended && answer === 'yes') return withValues(flow, run, amended);
  if (amended) return confirm(run, amended);
  if (answer === 'yes' || isSameAgain(flow, pending, { text, today })) return withValues(flow, run, pending);
  if (answer === 'no') return notConfirmed(run);
  const isQuestion = text.trim().endsWith('?');
  if (isQuestion) return { run, note: { kind: 'question', isShort: true } };
  return run.misfits === 0 ? confirm({ ...run, misfits: 1 }, pending) : null;
}

function notConfirmed(run: Run): Outcome {
  return { run: { ...run, pending: null, misfits: 0 }, note: { kind: 'not-confirmed' } };
}

function confirm(run: Run, pending: Values): Outcome {
  return { run: { ...run, pending }, note: { kind: 'confirm', values: pending } };
}

function accepted(flow: Flow, run: Run, pending: Values): Run {
  return { ...run, pending: null, again: null, values: pruned(flow, { ...run.values, ...pending }) };
}

function namesOld(flow: Flow, run: Run, pending: Values, { text, today }: Said): boolean {
  return namedCorrection({ flow, run: accepted(flow, run, pending), open: null, text, today }) !== null;
}

/** "No, it was the 13th" changes what is to be confirmed, "yes, but food is 550" an earlier answer with it. */
function amendedPending(flow: Flow, run: Run, pending: Values, { text, today }: Said): Values | null {
  const whole = accepted(flow, run, pending);
  const found = findCorrection({ flow, run: whole, open: null, text, today });
  if (found?.kind !== 'change') return null;
  const { run: after } = corrected(flow, whole, found.correction, today);
  const now = { ...after.values, ...after.pending };
  const changed = Object.keys(now).filter(
    (id) => JSON.stringify(now[id]) !== JSON.stringify(whole.values[id]),
  );
  if (changed.length === 0) return null;
  return { ...pending, ...Object.fromEntries(changed.map((id) => [id, now[id] ?? null])) };
}

function isSameAgain(flow: Flow, pending: Values, { text, today }: Said): boolean {
  const [id, ...others] = Object.keys(pending);
  const slot = flow.slots.find((one) => one.id === id);
  const reading = slot && others.length === 0 ? readSlot(slot, text, today) : null;
  return (
    reading !== null && reading !== undefined && 'value' in reading && reading.value === pending[id ?? '']
  );
}

/** Someone who goes on to the next question has not said that it is wrong. Both are confirmed together. */
function nextAnswer(flow: Flow, run: Run, pending: Values, { text, today }: Said): Values | null {
  const next = openSlot(flow, accepted(flow, run, pending));
  const isClear = next !== null && next.type !== 'text' && next.type !== 'names' && !next.isPrivate;
  const reading = isClear ? readSlot(next, text, today) : null;
  return next && reading && 'value' in reading && reading.value !== null
    ? { ...pending, [next.id]: reading.value }
    : null;
}
