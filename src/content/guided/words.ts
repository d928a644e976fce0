import { type Flow, type Slot } from '#domain/guided/flow.ts';
import type { DayProblem } from '#domain/guided/read/day.ts';
import type { Aside, Run } from '#domain/guided/run.ts';
import { showValue } from '#domain/guided/show-value.ts';
import { listedSlots, openSlot } from '#domain/guided/steps.ts';
import type { Note } from '#domain/guided/outcome.ts';
import type { Value, Values } from '#domain/guided/value.ts';
import { isWeekend } from '#domain/tools/day.ts';
import { childHelpWords, helpComingWords, notMeWords, reassuredWords } from './help-words.ts';
import { meaningWords } from './meaning-words.ts';

/** The advisor's text: a comment on the last message, then the open question. */
export interface Reply {
  note: string;
  question: string;
}

export function reply(flow: Flow, run: Run, note: Note): Reply {
  return { note: noteWords(flow, run, note), question: questionWords(flow, run) };
}

function questionWords(flow: Flow, run: Run): string {
  if (run.status !== 'asking') return '';
  if (run.aside) return asideWords(run.aside);
  if (run.pending) return 'Is that right?';
  return openSlot(flow, run)?.ask ?? 'Is all of this right? If so, I can make your page.';
}

function noteWords(flow: Flow, run: Run, note: Note): string {
  const slot = 'slot' in note ? flow.slots.find(({ id }) => id === note.slot) : undefined;
  switch (note.kind) {
    case 'begun':
      return begunWords(flow, note.given);
    case 'resumed':
      return 'Let’s go back to where we were.';
    case 'stopped':
      return 'Okay, we can stop here. Your answers stay in this chat for 30 days, or until you choose “Delete” above. Say “Continue” when you’re ready.';
    case 'back':
      return 'We went back one step. Your old answer stays until you give a new one.';
    case 'at-start':
      return 'This is the first question, so there’s nothing to go back to.';
    case 'not-confirmed':
      return 'Okay, I left that out.';
    case 'answers':
      return 'Here are your answers so far. You can change any of them.';
    case 'finished':
      return `Your page is ready: ${flow.title.toLowerCase()}. You can read it below, but it won’t be kept unless you save it.`;
    case 'variant':
      return 'Here it is in different words. The facts are the same.';
    case 'heard':
      return heardWords(flow, run.values, note.slots, note.isTyped === true);
    case 'changed':
      return changedWords(flow, run.values, note.slots, note.also ?? []);
    case 'own-words':
      return slot ? ownWordsNote(slot) : '';
    case 'safer':
      return slot ? saferWords(slot, run.values) : '';
    case 'which':
      return 'It sounds like you’re changing an answer.';
    case 'ask-delete':
      return '';
    case 'deleted':
      return run.status === 'asking'
        ? `Okay, I deleted your answers. Let’s start over.`
        : 'Okay, I deleted your answers. The messages in this chat stay until you delete the chat. If you want to try again, say “Continue.”';
    case 'which-answer':
      return 'I want to get that right. Which answer should change? Press “Change” next to it, or say it like this: “change answer 2 to” and the new answer.';
    case 'unclear-change':
      return 'I couldn’t tell what to change. Press “Change” next to an answer, or say it like this: “change answer 2 to” and the new answer.';
    case 'safe':
      return reassuredWords(flow, run, 'violence');
    case 'reassured':
      return reassuredWords(flow, run, note.of);
    case 'not-me':
      return notMeWords();
    case 'help-coming':
      return helpComingWords(run);
    case 'child-help':
      return childHelpWords(run, note.about);
    case 'confirm':
      return `${note.isReduced ? 'Okay, I left the rest out. ' : ''}Here’s what I understood: ${confirmWords(flow, note.values)}.${weekendWords(flow, note.values)}`;
    case 'why':
      return slot?.why ?? '';
    case 'private-change':
      return 'That answer stays on this device only, and I didn’t keep what you just wrote. Please type the new answer by itself.';
    case 'meaning':
      return slot ? meaningWords(slot, note.asked) : '';
    case 'changing':
      return 'Okay, let’s change that one.';
    case 'skipped':
      return 'That’s fine. I’ll leave it open.';
    case 'cannot-skip':
      return (
        slot?.findIt ?? `I need this answer to continue. Something like “${slot?.example ?? ''}” is enough.`
      );
    case 'misfit':
      return slot ? misfitWords(slot, run.unread ?? '') : '';
    case 'bad-day':
      return dayWords[note.problem];
    case 'paused':
      return [saferBefore(flow, run.values, note.safer), note.pause.words].filter(Boolean).join(' ');
    case 'question':
      return '';
  }
}

function begunWords(flow: Flow, given: Values): string {
  if (Object.keys(given).length === 0) return flow.intro;
  return `${flow.intro} Here’s what I have from your document: ${confirmWords(flow, given)}. I won’t ask for that again, and you can change any of it.`;
}

function heardWords(flow: Flow, values: Values, ids: readonly string[], isTyped: boolean): string {
  const [id] = ids;
  const slot = flow.slots.find((one) => one.id === id);
  if (!slot) return 'Thank you. I’ve got all of that.';
  if (ids.length > 1) return severalWords(flow, values, ids);
  const value = values[slot.id];
  if (slot.type === 'choice') return choiceWords(slot, value, isTyped);
  const warning = slot.type === 'several' && slot.choices.find(({ id, heard }) => heard && picked(value, id));
  if (warning && warning.heard) return warning.heard;
  if (slot.type === 'text' || slot.isPrivate || value === undefined) return 'Thank you.';
  const shown = showValue(slot, value);
  return shown && shown.length <= 60 ? `${withStop(capital(shown))} Thank you.` : 'Thank you.';
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** States which choice was read from the person's own words, so that they notice a wrong one. */
function choiceWords(
  slot: Extract<Slot, { type: 'choice' | 'several' }>,
  value: Value | undefined,
  isTyped: boolean,
): string {
  const choice = slot.choices.find(({ id }) => id === value);
  if (choice?.heard) return choice.heard;
  return choice && isTyped ? `Okay: ${withStop(choice.label)}` : 'Okay.';
}

/** "Changed. Food: $550 a month." */
function changedWords(flow: Flow, values: Values, ids: readonly string[], also: readonly string[]): string {
  const changes = flow.slots
    .filter(({ id }) => ids.includes(id))
    .map((slot) => changeOf(slot, values[slot.id], wordsBeside(flow, values, slot)));
  const taken = also.length > 0 ? heardWords(flow, values, also, true) : '';
  return [taken, ...changes].filter(Boolean).join(' ');
}

const LONGEST_SHOWN = 80;

function wordsBeside(flow: Flow, values: Values, slot: Slot): string {
  const keeper = flow.slots.find(({ wordsOf }) => wordsOf === slot.id);
  const words = keeper && values[keeper.id];
  return typeof words === 'string' ? ` (“${words}”)` : '';
}

function changeOf(slot: Slot, value: Value | undefined, beside: string): string {
  const own = slot.isPrivate || value === undefined ? null : showValue(slot, value);
  const shown = own === null ? null : own + beside;
  if (shown === null || shown.length > LONGEST_SHOWN) return `Changed: ${withStop(slot.label)}`;
  return `Changed. ${withStop(slot.label.replace(/\?$/, ''))}`.replace(/\.$/, `: ${withStop(shown)}`);
}

/** Says that an answer that couldn't be parsed counts as the choice that leads to help, and how to change it. */
function saferWords(slot: Slot, values: Values, how = 'any time'): string {
  const shown = showValue(slot, values[slot.id] ?? null) ?? '';
  return `I’m not sure what you mean, so I’ll go with the safer answer: “${shown}.” You can change it ${how}.`;
}

function saferBefore(flow: Flow, values: Values, id: string | undefined): string {
  const answered = listedSlots(flow, values);
  const slot = answered.find((one) => one.id === id);
  return slot ? saferWords(slot, values, `by saying “change answer ${answered.indexOf(slot) + 1}”`) : '';
}

function withStop(words: string): string {
  return /[.?!]$/.test(words) ? words : `${words}.`;
}

function ownWordsNote(slot: Slot): string {
  const uncounted = slot.type === 'money' ? ' It isn’t counted as an amount.' : '';
  return slot.type === 'text' || slot.type === 'names'
    ? 'Thank you.'
    : `Okay, I’ll put that on your page in your own words.${uncounted} You can change it any time.`;
}

/** The question about the conversation itself. */
export function asideWords(aside: Aside): string {
  if (aside.kind === 'which') return 'Which answer should I change?';
  return aside.restarts
    ? 'Should I delete your answers and start over?'
    : 'Should I delete the answers you gave here?';
}

function picked(value: Value | undefined, id: string): boolean {
  return Array.isArray(value) && value.includes(id);
}

/** Shows short answers again, so that a wrong date is noticed. */
function severalWords(flow: Flow, values: Values, ids: readonly string[]): string {
  const shown = flow.slots.flatMap((slot) => {
    const value = values[slot.id];
    return ids.includes(slot.id) && !slot.isPrivate && value !== undefined
      ? (showValue(slot, value) ?? [])
      : [];
  });
  const text = shown.join(', ');
  return shown.length > 0 && text.length <= 60 ? `${text}. Thank you.` : 'Thank you. I’ve got all of that.';
}

function confirmWords(flow: Flow, values: Values): string {
  return flow.slots
    .filter(({ wordsOf = '' }) => !(wordsOf in values))
    .flatMap((slot) => {
      const value = values[slot.id];
      return value === undefined
        ? []
        : [`${slot.label}: ${showValue(slot, value) ?? ''}${quotedBeside(flow, values, slot)}`];
    })
    .join('; ');
}

/** The person's own words beside a choice or an amount, so that they can tell whether it was read as they meant it. */
function quotedBeside(flow: Flow, values: Values, { id }: Slot): string {
  const keeper = flow.slots.find(({ wordsOf }) => wordsOf === id);
  const words = keeper && values[keeper.id];
  return typeof words === 'string' && words.length <= LONGEST_SHOWN ? ` (“${words}”)` : '';
}

/** Courts are rarely open on weekends, so the date may be misread. */
function weekendWords(flow: Flow, values: Values): string {
  const isOdd = flow.slots.some((slot) => {
    const day = values[slot.id];
    return slot.type === 'date' && slot.isCourtDay && typeof day === 'string' && isWeekend(day);
  });
  return isOdd
    ? ' That’s on a weekend, when courts are rarely open. Please check the date on the papers.'
    : '';
}

const hourly = /\b(?:an?|per|each|the) ?(?:hour|hr)\b|\/ ?(?:hour|hr)\b|\bhourly\b/i;

function misfitWords(slot: Slot, unread: string): string {
  if (slot.type === 'money' && slot.side === 'in' && hourly.test(unread))
    return 'An hourly rate isn’t what lands in your account. About how much do you get after taxes, and how often? A rough number like “500 a week” is enough.';

  if (slot.type === 'text')
    return `That’s a little long for this page. Can you say it in one or two sentences?`;
  if (hasButtons(slot))
    return 'I’m not sure which of these you mean. Choose one below, or say it another way and I’ll keep it in your own words.';
  const needed = needs[slot.type] ?? '';
  return `I’m not sure how to read that.${needed} An answer like “${slot.example}” works, or I’ll keep it in your own words.`;
}

const needs: Partial<Record<Slot['type'], string>> = {
  money: ' I need one amount, and how often.',
  ages: ' I need each child’s age.',
  date: ' I need a day.',
};

function hasButtons(slot: Slot): boolean {
  return slot.type === 'choice' || slot.type === 'several';
}

const dayWords: Readonly<Record<DayProblem, string>> = {
  'no-such-day': 'That date doesn’t exist. Please put the month first, like 11/17/2026.',
  'still-to-come': 'That date is in the future.',
  'already-past': 'That day has already passed.',
  'several-days': 'I see more than one date in your answer.',
};
