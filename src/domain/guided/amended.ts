import type { Day } from '../tools/day.ts';
import { type Correction, slotNamed } from './correction.ts';
import type { Flow, Slot } from './flow.ts';
import { choicesNamed } from './read/named.ts';
import { NUMBER_WORD, numberOf } from './read/plain.ts';
import { readSlot } from './read/read-slot.ts';
import { answeredSlots } from './steps.ts';
import { type Values, tell } from './value.ts';

/** Without one of these words, it may be the answer to the open question. */
const hesitation = /^(?:(?:no|wait|sorry|actually|oops|oh|hold on|i mean)[,.!]? +)+/i;
const isNow =
  /^(?:(?:my|the|our) )?(.{2,40}?) (?:is|are|was|were|went up to|went down to)(?: (?:really|actually))? (.{1,40}?)(?:,? (?:now|actually|instead|these days))?$/i;
const ageOfOne = new RegExp(
  String.raw`^(?:(?:my|the|our) )?(oldest|older|eldest|big|middle|youngest|younger|little)(?: (?:one|kid|child|boy|girl|son|daughter))?(?: is|'s|s| just turned| turned| turns)(?: (?:actually|really|now|already))? (\d{1,2}|${NUMBER_WORD})(?: now| actually| years? old)?$`,
  'i',
);
const notOfBoth =
  /^(?:(?:my|the|our) )?(.{2,40}?)(?: account| one)? (?:is|are) (?:(?:only|just|all) )?(?:mine|his|hers|theirs|(?:in )?(?:my|his|her) (?:own )?name(?: only)?|my own|not (?:joint|shared|in both names))(?: (?:only|alone))?$/i;

/** Parses a correction of a part of an answer: "wait, the middle one is 9", "wait my pay is 675 a week now". */
export function readAmendment(flow: Flow, values: Values, text: string, today: Day): Correction | null {
  const line = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('’', "'")
    .trim()
    .replace(/[.!]+$/, '');
  const said = line.replace(hesitation, '');
  if (said === line) return null;
  const answered = answeredSlots(flow, values).toReversed();
  return (
    ageAmended(answered, values, said) ??
    withoutOne(answered, values, said) ??
    namedAnew(flow, values, said, today) ??
    chosenAnew(answered, values, said)
  );
}

function ageAmended(slots: readonly Slot[], values: Values, said: string): Correction | null {
  const [, which = '', number = ''] = ageOfOne.exec(said) ?? [];
  const slot = slots.find(({ type }) => type === 'ages');
  const age = numberOf(number.toLowerCase());
  if (!slot || age === null) return null;
  const ages = tell(values).ages(slot.id);
  const sorted = ages.toSorted((a, b) => a - b);
  const old = ageMeant(which.toLowerCase(), sorted);
  if (old === undefined) return null;
  const changed = ages.with(ages.indexOf(old), age);
  return { slot, text: changed.join(', ') };
}

function ageMeant(which: string, sorted: readonly number[]): number | undefined {
  if (which === 'middle') return sorted.length === 3 ? sorted[1] : undefined;
  return /^(?:youngest|younger|little)$/.test(which) ? sorted[0] : sorted.at(-1);
}

/** "The savings is only mine" takes it out of what both have. */
function withoutOne(slots: readonly Slot[], values: Values, said: string): Correction | null {
  const [, name] = notOfBoth.exec(said) ?? [];
  const slot = slots.find((one) => one.type === 'several' && one.isOfBoth);
  if (!name || slot?.type !== 'several') return null;
  const [choice, ...others] = choicesNamed(name, slot.choices);
  const picked = tell(values).list(slot.id);
  if (!choice || others.length > 0 || !picked.includes(choice.id)) return null;
  const left = slot.choices.filter(({ id }) => picked.includes(id) && id !== choice.id);
  return { slot, text: left.length > 0 ? left.map(({ label }) => label).join('; ') : 'none' };
}

function namedAnew(flow: Flow, values: Values, said: string, today: Day): Correction | null {
  const [, name = '', answer = ''] = isNow.exec(said) ?? [];
  const slot = name ? slotNamed(flow, values, name, answer) : null;
  const reading = slot && slot.type !== 'text' ? readSlot(slot, answer, today) : null;
  return slot && reading && 'value' in reading && reading.value !== null ? { slot, text: answer } : null;
}

/** "Wait actually my sister is here" names a choice of an earlier question by a synonym of several words. */
function chosenAnew(slots: readonly Slot[], values: Values, said: string): Correction | null {
  const found = slots.flatMap((slot) => {
    const id = slot.type === 'choice' ? clearlyNamed(slot, said) : null;
    return id !== null && id !== values[slot.id] ? [slot] : [];
  });
  const [slot, ...others] = found;
  return slot && others.length === 0 ? { slot, text: said } : null;
}

function clearlyNamed(slot: Extract<Slot, { type: 'choice' | 'several' }>, said: string): string | null {
  const clear = slot.choices.map(({ id, also = [] }) => {
    const [label = '\0', ...more] = also.filter((words) => words.includes(' '));
    return { id, label, also: more };
  });
  const named = choicesNamed(said, clear);
  return named.length === 1 ? (named[0]?.id ?? null) : null;
}
