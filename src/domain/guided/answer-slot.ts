import type { Day } from '../tools/day.ts';
import { readCommand } from './command.ts';
import { asChange } from './correct.ts';
import { stripCue } from './cue.ts';
import type { Flow, Slot } from './flow.ts';
import type { Outcome } from './outcome.ts';
import { readIncome } from './income-parts.ts';
import { wordsBeside } from './earlier-attempt.ts';
import { countedBefore } from './counted-before.ts';
import { asksForHelp } from './read/asks-for-help.ts';
import { asksThem } from './read/asks-them.ts';
import { readChoice } from './read/choice.ts';
import { comparedState } from './read/compared-state.ts';
import { readElse } from './read/else.ts';
import { isOnlyLabels } from './read/labels.ts';
import { plainWords } from './read/plain.ts';
import { hasQuestionForm } from './read/question-form.ts';
import { type Reading, readSlot } from './read/read-slot.ts';
import type { Run } from './run.ts';
import { misfit, storeAdditionalWords, storeParsed } from './settle.ts';
import { type ParsedFacts, readSeveralFacts } from './several-facts.ts';

/** A text of at least this length that doesn't fit is treated as a question if it reads like one. */
const LONG_ANSWER = 80;
const asksSomething =
  /\?|^(?:how|what|when|where|who|which|why|can|could|should|do|does|is|are|will|would)\b|\b(?:tell me|explain|do i need|should i|can i|how do i|what if|i want to know)\b/i;

export function isSameValue(label: string, text: string): boolean {
  return plainWords(label) === plainWords(text);
}

/** "Not sure" may be one of the choices, and then it is not a command. */
export function isOwnChoice(slot: Slot, text: string): boolean {
  if (slot.type !== 'choice' && slot.type !== 'several') return false;
  const plain = plainWords(text).replace(/\?$/, '');
  // "Why?" is a button on one screen, and "why" asks about our question.
  if (isOnlyLabels(text, slot.choices))
    return readCommand(text) === null || slot.choices.some(({ label }) => isSameValue(label, text));
  return slot.type === 'choice' && !text.trim().endsWith('?') && readChoice(plain, slot.choices) !== null;
}

/** A leading "wait" that corrects nothing is not part of a text answer. */
function readable(slot: Slot, text: string): string[] {
  if (slot.type === 'text' && slot.isQuoted) return [text];
  const { said, cue } = stripCue(text);
  if (cue !== 'strong') return [text];
  return slot.type === 'text' || slot.type === 'names' ? [said] : [text, said];
}

export function answerTo(flow: Flow, run: Run, slot: Slot, text: string, today: Day): Outcome {
  const isQuoted = slot.type === 'text' && slot.isQuoted === true;
  const isForThem = slot.type === 'text' && slot.isForThem === true && asksThem(text);
  const isTheirs = isQuoted || (slot.type === 'text' && slot.isForThem === true);
  const isFree = slot.type === 'text' || slot.type === 'names';
  const isForHelp = isFree && !isTheirs && asksForHelp(text);
  const isAsked = (text.trim().endsWith('?') && !isQuoted && !isForThem) || isForHelp;
  if (isAsked) return { run, note: { kind: 'question', isShort: text.length <= LONG_ANSWER } };
  const amounts = countedBefore(flow, run, slot, text) ?? readIncome(flow, run, slot, text);
  if (amounts)
    return { run: { ...run, pending: amounts, unread: text }, note: { kind: 'confirm', values: amounts } };
  for (const words of readable(slot, text)) {
    const answered = openAnswer(
      flow,
      run,
      slot,
      readSlot(slot, words, today) ?? comparedState(slot, run.values, words),
      {
        text: words,
        today,
      },
    );
    if (answered) return answered;
  }
  if (!isFree && (text.length > LONG_ANSWER ? asksSomething.test(text) : hasQuestionForm(text)))
    return { run, note: { kind: 'question', isShort: text.length <= LONG_ANSWER } };
  const other = readElse(slot, text);
  const taken =
    other !== null && openAnswer(flow, run, slot, { value: other, isSure: true }, { text, today });
  return taken || misfit(flow, run, slot, text);
}

/** The answer to the open question, and to others if the text contains them. Null if it answers none. */
export function openAnswer(
  flow: Flow,
  run: Run,
  slot: Slot,
  reading: Reading | null,
  said: ParsedFacts,
): Outcome | null {
  const own = reading && 'value' in reading ? { [slot.id]: reading.value } : {};
  const facts =
    slot.type === 'text' || isLabel(slot, said.text) ? {} : readSeveralFacts(flow, run, said, own);
  const others = Object.keys(facts).filter((id) => id !== slot.id);
  if (others.length > 0) {
    const beside =
      reading && 'value' in reading ? wordsBeside(flow, run, slot, reading.value, said.text) : {};
    const pending = { ...storeAdditionalWords(flow, { ...facts, ...own }, said), ...beside };
    return {
      run: { ...run, pending, unread: slot.isPrivate ? null : said.text },
      note: { kind: 'confirm', values: pending },
    };
  }
  const outcome = reading && storeParsed(flow, run, slot, reading, said);
  if (outcome?.note.kind !== 'heard') return outcome;
  if (run.again === slot.id) return asChange(outcome);
  return isLabel(slot, said.text) ? outcome : { ...outcome, note: { ...outcome.note, isTyped: true } };
}

/** The label of one of our buttons is always a complete answer. */
export function isLabel(slot: Slot, text: string): boolean {
  return 'choices' in slot && isOnlyLabels(text, slot.choices);
}
