import type { Day } from '../tools/day.ts';
import { stateOfPlace } from '../retrieval/city-state.ts';
import type { Flow, Slot } from './flow.ts';
import type { Run } from './run.ts';
import { plainWords } from './read/plain.ts';
import { readDay } from './read/day.ts';
import { slotsFor } from './steps.ts';
import type { Value, Values } from './value.ts';

const FEWEST_WORDS = 5;

/**
 * The answers to several questions in a longer text: "I was served in Ohio on November 17". Only unambiguous parts
 * count: a state, a date or synonyms of one choice. The person has to confirm all of them.
 */
export function readSeveralFacts(flow: Flow, { values }: Run, text: string, today: Day): Values {
  if (text.split(/\s+/).length < FEWEST_WORDS) return {};
  const slots = slotsFor(flow, values).filter(({ id, isPrivate }) => !(id in values) && !isPrivate);
  const found = slots.flatMap((slot) => {
    const value = plainFact(slot, text, today);
    return value === null ? [] : [{ slot, value }];
  });
  // If one date could answer two questions, it answers neither.
  const days = found.filter(({ slot }) => slot.type === 'date');
  const states = found.filter(({ slot }) => slot.type === 'state');
  return Object.fromEntries(
    found
      .filter(({ slot }) =>
        slot.type === 'date' ? days.length === 1 : slot.type !== 'state' || states.length === 1,
      )
      .map(({ slot, value }) => [slot.id, value]),
  );
}

function plainFact(slot: Slot, text: string, today: Day): Value {
  if (slot.type === 'state') return stateOfPlace(text);
  if (slot.type === 'choice') return choiceIn(slot.choices, text);
  if (slot.type !== 'date') return null;
  const reading = readDay(text, { today, direction: slot.direction });
  return reading && 'day' in reading ? reading.day : null;
}

/** Finds a choice only by its synonyms, because labels such as "Yes" mean nothing in a longer text. */
function choiceIn(choices: readonly { id: string; also?: readonly string[] }[], text: string): string | null {
  const plain = ` ${plainWords(text)
    .replaceAll(/[,.;:!?]/g, ' ')
    .replaceAll(/\s+/g, ' ')} `;
  const named = choices.filter(({ also = [] }) =>
    also.some((words) => words.includes(' ') && plain.includes(` ${words} `)),
  );
  return named.length === 1 ? (named[0]?.id ?? null) : null;
}
