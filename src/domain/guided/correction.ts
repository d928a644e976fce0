import type { Flow, Slot } from './flow.ts';
import { plainWords } from './read/plain.ts';
import { readTime } from './read/time.ts';
import { answeredSlots } from './steps.ts';
import type { Values } from './value.ts';

/** "State should be Ohio" contains a slot and its new answer, "Change: State" only the slot. */
export interface Correction {
  slot: Slot;
  /** The new answer. If empty, the question is asked again. */
  text: string;
}

const change = /^(?:change|edit|correct|fix)(?: my answer(?: to| on)?|:)? ?:? ?(.+)$/i;
const changeTo =
  /^(?:change|edit|correct|fix)(?: my answer(?: to| on)?)?:? (.{2,40}?)(?: to |[,.:;]? (?:it|that|this)(?:'s| is| was| should be| should have been) )(.+)$/i;
const shouldBe =
  /^(?:no,? |actually,? |sorry,? |wait,? |oops,? )*(?:the |my )?(.{2,40}?) (?:should be|should have been|is actually|was actually|is really|was really|must be) (.+)$/i;
/** Only for a day or a time: "the hearing is at 9:30 not 9". */
const isOn =
  /^(?:no,? |actually,? |sorry,? |wait,? |oops,? |but )*(?:the |my )?(.{2,40}?) (?:is|was) (?:at|on) (.+?)(?:,? not .+)?$/i;

/** Parses a correction of an earlier answer that names it. */
export function readCorrection(flow: Flow, values: Values, text: string): Correction | null {
  const line = text.replaceAll(/\s+/g, ' ').trim().replaceAll('’', "'");
  const place = numbered.exec(line);
  const answered = place && answeredSlots(flow, values)[Number(place[1]) - 1];
  if (answered) return { slot: answered, text: place[2] ?? '' };
  for (const pattern of [shouldBe, changeTo]) {
    const [, name, said] = pattern.exec(line) ?? [];
    const corrected = name && slotNamed(flow, values, name, said, /\bwas\b/.test(line));
    if (corrected && said) return { slot: corrected, text: said };
  }
  const [, event, when] = isOn.exec(line) ?? [];
  const dated = event && when && momentOf(flow, values, event, when);
  if (dated) return { slot: dated, text: when };
  const changed = change.exec(line)?.[1];
  const slot = changed && slotNamed(flow, values, changed);
  return slot ? { slot, text: '' } : null;
}

/**
 * Refers to the slot by number: the label would be shown in the chat, and the safety gate would read it as the person's
 * own words.
 */
export function changeWords(place: number): string {
  return `Change answer ${place}`;
}

const numbered = /^(?:.{1,80}[.!,;] )?change answer (\d{1,2})(?:,? to (.+))?$/i;

export function slotNamed(flow: Flow, values: Values, name: string, said = '', isPast = false): Slot | null {
  const plain = plainWords(name).replace(/^(?:the|my) /, '');
  const slots = answeredSlots(flow, values);
  const exact = slots.find(({ label }) => plainWords(label) === plain);
  if (exact) return exact;
  const isDay = /^(?:date|day)$/.test(plain);
  const near = slots.filter((slot) => slot.id === plain || isLabeled(slot, plain));
  const named = isDay ? near.filter(({ type }) => type === 'date') : near;
  if (named.length === 1) return named[0] ?? null;
  return isDay ? dayMeant(slots, isPast) : onlyReading(near, said);
}

/** Of several days, "it was" means the one in the past. */
function dayMeant(slots: readonly Slot[], isPast: boolean): Slot | null {
  const past = slots.filter((slot) => slot.type === 'date' && slot.direction === 'past');
  return only(slots, 'date') ?? (isPast ? only(past, 'date') : null);
}

function isLabeled({ label }: Slot, plain: string): boolean {
  return ` ${plainWords(label)} `.includes(` ${plain} `);
}

function only(slots: readonly Slot[], type: Slot['type']): Slot | null {
  const [first, ...more] = slots.filter((slot) => slot.type === type);
  return first && more.length === 0 ? first : null;
}

/** Of several slots about a hearing, a time means its time. */
function onlyReading(slots: readonly Slot[], said: string): Slot | null {
  return readTime(said) ? only(slots, 'time') : null;
}

/** The slot of an event's day or time. The time may still be open. */
function momentOf(flow: Flow, values: Values, event: string, when: string): Slot | null {
  const plain = plainWords(event);
  const days = answeredSlots(flow, values).filter((slot) => slot.type === 'date' && isLabeled(slot, plain));
  const [day] = days;
  if (!day || days.length > 1) return null;
  const isTimeOnly =
    readTime(when.startsWith('at') ? when : `at ${when}`) !== null && !/[a-z]{3}|\//i.test(when);
  return isTimeOnly ? (flow.slots.find(({ asideOf }) => asideOf === day.id) ?? null) : day;
}
