import type { Flow, Slot } from './flow.ts';
import { plainWords } from './read/plain.ts';
import { answeredSlots, openSlot } from './steps.ts';
import { type Values, readAnswers } from './value.ts';

/**
 * The answer that a line of the page shows under this name: after "Afterward: I drove to my sister's", people say "the
 * afterward is wrong". Null before the page, and if the name is on several lines.
 */
export function slotOnPage(flow: Flow, values: Values, name: string): Slot | null {
  if (openSlot(flow, { values, again: null }) !== null) return null;
  const page = flow.result(readAnswers(values), null, null);
  const lines = page.parts.flatMap(({ lines }) => lines).filter(({ text }) => leadOf(text) === name);
  const ids = new Set(lines.flatMap(({ from }) => from));
  const slots = answeredSlots(flow, values).filter(({ id, wordsOf }) => ids.has(id) && !wordsOf);
  return slots.length === 1 ? (slots[0] ?? null) : null;
}

function leadOf(line: string): string {
  return plainWords(/^([^:]{2,40}):/.exec(line)?.[1] ?? '');
}
