import type { Day } from '../tools/day.ts';
import type { Correction } from './correction.ts';
import type { Choice, Flow, Slot } from './flow.ts';
import { plainWords } from './read/plain.ts';
import { readSlot } from './read/read-slot.ts';
import { answeredSlots } from './steps.ts';
import type { Value, Values } from './value.ts';

const lead = String.raw`(?:(?:no|wait|sorry|actually|oops|oh|hold on|i mean)[,.!]? )`;
const said = String.raw`(?:(?:it was|it is|it's|that was|that's|make that|make it|i meant|i mean|i said) )?`;
const insteadOf = new RegExp(String.raw`^(${lead}*)${said}(.{1,60}?),? not (.{1,40})$`, 'i');
const itWas = new RegExp(
  String.raw`^${lead}+${said}(.{1,40})$|^(?:it was|i meant|make that) (.{1,40})$`,
  'i',
);
const certain: ReadonlySet<Slot['type']> = new Set(['date', 'time', 'number', 'money', 'state']);

/** Parses a correction that doesn't name the question: "wait, 5:30 not 5", "wait it was the 12th". */
export function readReplacement(
  flow: Flow,
  values: Values,
  open: Slot | null,
  text: string,
  today: Day,
): Correction | null {
  const line = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('’', "'")
    .trim()
    .replace(/[.!]+$/, '');
  const newest = answeredSlots(flow, values).toReversed();
  const [, hesitation = '', after, before] = insteadOf.exec(line) ?? [];
  // In a text, "Friday, not Saturday" may be the answer itself.
  const isAnswer = open?.type === 'text' && hesitation === '';
  if (after && before && !isAnswer) {
    for (const slot of newest) {
      const corrected = replaced(slot, values[slot.id], { after, before, today });
      if (corrected !== null) return { slot, text: corrected };
    }
  }
  const [, ...groups] = itWas.exec(line) ?? [];
  const answer = groups.find((one) => one !== undefined);
  if (!answer || (open && readSlot(open, answer, today) && open.type !== 'text')) return null;
  const slot = newest.find((one) => certain.has(one.type) && isOther(one, answer, values, today));
  return slot ? { slot, text: answer } : null;
}

interface Exchange {
  after: string;
  before: string;
  today: Day;
}

/** The new answer if the old one contains or equals `before`. */
function replaced(slot: Slot, value: Value | undefined, { after, before, today }: Exchange): string | null {
  if (slot.type === 'text') {
    if (typeof value !== 'string' || slot.isPrivate || slot.isQuoted) return null;
    const old = new RegExp(
      String.raw`(?<![\w:.])${before.replaceAll(/[^\w ]/g, String.raw`\$&`)}(?![\w:])`,
      'i',
    );
    return old.test(value) ? value.replace(old, () => after) : null;
  }
  // "Not no kids" is no answer about a lawyer, although it begins with a no.
  if ('choices' in slot && !slot.choices.some((choice) => isExactly(choice, before))) return null;
  const was = readSlot(slot, before, today);
  const becomes = readSlot(slot, after, today);
  const isOld = was && 'value' in was && JSON.stringify(was.value) === JSON.stringify(value);
  return isOld && becomes && 'value' in becomes ? after : null;
}

function isExactly({ label, also = [] }: Choice, words: string): boolean {
  return [plainWords(label), ...also].includes(plainWords(words));
}

function isOther(slot: Slot, answer: string, values: Values, today: Day): boolean {
  const reading = readSlot(slot, answer, today);
  return reading !== null && 'value' in reading && reading.value !== values[slot.id];
}
