import type { Day } from '../tools/day.ts';
import type { Flow } from './flow.ts';
import { plainWords } from './read/plain.ts';
import { readSlot } from './read/read-slot.ts';
import { pruned } from './steps.ts';
import type { Values } from './value.ts';

/**
 * Parses answers below the opening text, one per line after the label: "State of the court: Ohio". The paper review
 * sends them. Only unambiguous ones are accepted. The flow asks for the others.
 */
export function openingAnswers(flow: Flow, text: string, today: Day): Values {
  const [, ...lines] = text.split('\n');
  const found = lines.flatMap((line) => {
    const [label = '', ...rest] = line.split(':');
    const slot = flow.slots.find((one) => !one.isPrivate && plainWords(one.label) === plainWords(label));
    const reading = slot && readSlot(slot, rest.join(':').trim(), today);
    return slot && reading && 'value' in reading && reading.isSure ? [[slot.id, reading.value] as const] : [];
  });
  return pruned(flow, Object.fromEntries(found));
}
