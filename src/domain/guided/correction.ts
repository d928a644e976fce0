import type { Flow, Slot } from './flow.ts';
import { plainWords } from './read/plain.ts';
import { answeredSlots } from './steps.ts';
import type { Values } from './value.ts';

/** "State should be Ohio" contains a slot and its new answer, "Change: State" only the slot. */
export interface Correction {
  slot: Slot;
  /** The new answer. If empty, the question is asked again. */
  text: string;
}

const change = /^(?:change|edit|correct|fix)(?: my answer(?: to| on)?|:)? ?:? ?(.+)$/i;
const shouldBe =
  /^(?:no,? |actually,? |sorry,? |wait,? |oops,? )*(?:the |my )?(.{2,40}?) (?:should be|should have been|is actually|was actually|is really|was really|must be) (.+)$/i;

/** Parses a correction of an earlier answer. */
export function readCorrection(flow: Flow, values: Values, text: string): Correction | null {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const [, name, said] = shouldBe.exec(line) ?? [];
  const corrected = name && slotNamed(flow, values, name);
  if (corrected && said) return { slot: corrected, text: said };
  const place = numbered.exec(line)?.[1];
  const answered = place && answeredSlots(flow, values)[Number(place) - 1];
  if (answered) return { slot: answered, text: '' };
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

const numbered = /^change answer (\d{1,2})$/i;

function slotNamed(flow: Flow, values: Values, name: string): Slot | null {
  const plain = plainWords(name).replace(/^(?:the|my) /, '');
  const slots = answeredSlots(flow, values);
  const exact = slots.find(({ label }) => plainWords(label) === plain);
  if (exact) return exact;
  const near = slots.filter(
    ({ label, id }) => id === plain || ` ${plainWords(label)} `.includes(` ${plain} `),
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}
