import { isCounterQuestion } from './counter-question.ts';
import type { Flow, Slot } from './flow.ts';
import type { Page } from './page.ts';
import { saysMoreThanValue } from './read/more-than-choice.ts';
import { plainWords } from './read/plain.ts';
import { isUnknown } from './read/unknown.ts';
import type { Run } from './run.ts';
import { answeredSlots, pauseFor } from './steps.ts';
import { type Value, type Values, isOwnWords } from './value.ts';

const LONGEST = 300;

/** An answer that couldn't be parsed twice, as the person wrote it. Contains both attempts if they differ. */
export function ownWords(slot: Slot, first: string | null, second: string): Value {
  const [before = '', now = ''] = [first ?? '', second].map((text) =>
    isNoAnswer(slot, text) ? '' : clean(text),
  );
  const isRepeated = before === '' || now.toLowerCase().includes(before.toLowerCase());
  const words = cut(isRepeated ? now : now === '' ? before : `${before}; ${now}`, longestOf(slot));
  if (words === '') return null;
  if (slot.type === 'text') return words;
  return slot.type === 'names' ? [words] : { words };
}

/** "Idk" and "what does that mean" aren't the person's answer in their own words. */
function isNoAnswer(slot: Slot, text: string): boolean {
  return isUnknown(text) || isCounterQuestion(slot, text);
}

function longestOf(slot: Slot): number {
  return slot.type === 'text' ? (slot.longest ?? LONGEST) : LONGEST;
}

export function clean(text: string): string {
  return text
    .replaceAll(/\{\{|\}\}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toWellFormed();
}

export function cut(words: string, longest: number): string {
  if (words.length <= longest) return words;
  return `${words.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}

/**
 * If a wrong guess could hurt, the choice that an unparsed answer counts as: the one that leads to help. "Not sure" has
 * priority, because it claims less. Null if no choice leads to help.
 */
export function saferChoice(flow: Flow, { values }: Pick<Run, 'values'>, slot: Slot): string | null {
  if (slot.type !== 'choice') return null;
  const helps = slot.choices.filter(
    ({ id }) => id === slot.fear || startsPause(flow, { ...values, [slot.id]: id }, values),
  );
  return (helps.find(({ id }) => id === 'unsure') ?? helps[0])?.id ?? null;
}

function startsPause(flow: Flow, values: Values, before: Values): boolean {
  const pause = pauseFor(flow, { values, heard: [] });
  return pause !== null && pause.id !== pauseFor(flow, { values: before, heard: [] })?.id;
}

/**
 * What an answer says in addition to its parsed value, for the slot that stores it: "at Rob's on Friday and at school
 * on Monday" is more than "At school". Empty if it says nothing more.
 */
export function additionalWords(flow: Flow, slot: Slot, value: Value, text: string): Values {
  const keeper = flow.slots.find(({ wordsOf }) => wordsOf === slot.id);
  const own = clean(text).replace(objection, '').replace(hesitation, '').replace(command, '');
  if (!keeper || value === null || isOwnWords(value) || own.length > LONGEST) return {};
  return saysMoreThanValue(slot, value, own) ? { [keeper.id]: own } : {};
}

const hesitation = /^(?:(?:no,? )?wait|actually|sorry|oops|hold on)[,.!]* (?=\S)/i;

/** "She signed. Change that" tells us what to do with it. */
const command =
  /[.,;!]+ *(?:(?:so|and|please|can you|pls) )*(?:change|fix|update|correct|edit) (?:that|it|this|my answer)(?: please| pls)?[.!]*$/i;

/** "That distance is wrong, its 20 minutes" corrects us, and only the rest is the fact. */
const objection = new RegExp(
  String.raw`^(?:(?:no|wait|sorry|actually|oops|ugh)[,.!]* )*` +
    String.raw`(?:(?:that|the|this|it|my|answer)(?: \w+){0,2}(?:['’]?s| is| was) (?:wrong|incorrect|not (?:right|correct|true))|(?:that|the|this|it|my)(?: \w+){0,2} (?:isn|wasn|ain)['’]?t (?:right|correct|true)|i (?:got|had|put|said|wrote) (?:\w+ ){1,3}wrong)[,.;:!–-]* ?` +
    String.raw`(?:(?:and |but )?(?:it['’]s|its|it is|it was|that['’]s|thats|should be|they are) )?(?:(?:actually|really|more like|only) )*(?=\S)`,
  'i',
);

/** Answers without the words kept beside an older answer to one of these slots. */
export function removeOldWords(flow: Flow, values: Values, added: Values): Values {
  const isOld = (id: string) =>
    flow.slots.some((slot) => slot.id === id && slot.wordsOf !== undefined && slot.wordsOf in added);
  return Object.fromEntries(Object.entries(values).filter(([id]) => !isOld(id)));
}

/** Adds those of the person's own words that the page doesn't contain yet. */
export function addOwnWords(flow: Flow, values: Values, page: Page): Page {
  const shown = unquoted(textOf(page));
  const lines = answeredSlots(flow, values).flatMap((slot) => {
    const words = ownPart(flow, slot, values[slot.id]);
    if (words === null || shown.includes(unquoted(words))) return [];
    const uncounted = uncountedNote(flow, slot);
    return [{ text: `${labelOf(flow, slot)}: “${words}”${uncounted}`, from: [slot.id] }];
  });
  if (lines.length === 0) return page;
  return { ...page, parts: [...page.parts, { heading: 'In your words', lines }] };
}

function uncountedNote(flow: Flow, slot: Slot): string {
  if (slot.type === 'money') return ' This isn’t counted.';
  const isBesideAmount = flow.slots.some(({ id, type }) => id === slot.wordsOf && type === 'money');
  return isBesideAmount ? ' Only the amount you gave is counted.' : '';
}

function textOf({ message = '', parts }: Page): string {
  return [message, ...parts.flatMap(({ lines }) => lines.map(({ text }) => text))].join('\n');
}

function unquoted(words: string): string {
  return plainWords(words).replaceAll(/["“”']/g, '');
}

function ownPart(flow: Flow, slot: Slot, value: Value | undefined): string | null {
  if (isOwnWords(value)) return value.words;
  const isKept =
    slot.wordsOf !== undefined &&
    !slot.isUnquoted &&
    typeof value === 'string' &&
    !isAboutSafety(flow, slot.wordsOf);
  return isKept ? value : null;
}

/** Words about safety don't belong on a page that doesn't ask for them. */
function isAboutSafety(flow: Flow, id: string): boolean {
  const slot = flow.slots.find((one) => one.id === id);
  return slot !== undefined && saferChoice(flow, { values: {} }, slot) !== null;
}

function labelOf(flow: Flow, slot: Slot): string {
  return flow.slots.find(({ id }) => id === slot.wordsOf)?.label ?? slot.label;
}
