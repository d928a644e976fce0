import type { Day } from '../tools/day.ts';
import { oneLine } from './cue.ts';
import type { Correction } from './correction.ts';
import type { Flow, Slot } from './flow.ts';
import { readSlot } from './read/read-slot.ts';
import type { Run } from './run.ts';
import { answeredSlots, openSlot } from './steps.ts';

const denial =
  /^(?:(?:wait|no|but|hey|um+|uh+|ok|sorry|hold on)[,.!]* )*i (?:(?:didn'?t|did not|never|haven'?t|have not) (?:even )?(?:answer(?:ed)?|say|said|sa(?:y|id) (?:yes|no) to|repl(?:y|ied) to) (?:that|it|this|that one|anything|the last (?:one|question)|yet|no|yes)(?: to (?:that|it|this))?(?: (?:one|question|yet|though))?)(?:[.,;:!-]+ ?(.+))?$/i;

/** "I didn't answer that. yes one, shes 13" answers the last question before the open one. */
export function unansweredBefore(flow: Flow, run: Run, text: string, today: Day): Correction | null {
  const match = denial.exec(oneLine(text));
  if (!match) return null;
  const [, answer = ''] = match;
  const open = openSlot(flow, run);
  const order = flow.slots.map(({ id }) => id);
  const before = answeredSlots(flow, run.values)
    .filter(({ id, wordsOf, isPrivate }) => id !== open?.id && wordsOf === undefined && !isPrivate)
    .filter(({ id }) => !open || order.indexOf(id) < order.indexOf(open.id));
  const last = before.at(-1);
  if (!last) return null;
  const reading = answer && last.type !== 'text' ? readSlot(last, answer, today) : null;
  return { slot: last, text: reading && 'value' in reading ? answer : '' };
}

const toldWrong =
  /^(?:(?:wait|no|but|oh|um+|uh+|ok|sorry|hold on|actually)[,.!]* )*(?:i (?:said|put|wrote|told you|explained|typed|answered) (?:that|it|this)(?: all)? wrong|that came out wrong|let me (?:say|explain|put|rephrase|redo) (?:that|it)(?: again| better| differently)?|that's not what i (?:meant|was trying to say)|i explained that badly)[,.;:!-]* (\S.{8,})$/i;

/** The newest answer, for "I said that wrong, they go to the lake house every weekend". Null for other texts. */
export function toldWrongBefore(flow: Flow, run: Run, text: string): Slot | null {
  if (!toldWrong.test(oneLine(text))) return null;
  const open = openSlot(flow, run);
  const order = flow.slots.map(({ id }) => id);
  const before = answeredSlots(flow, run.values)
    .filter(({ id, wordsOf }) => id !== open?.id && wordsOf === undefined)
    .filter(({ id }) => !open || order.indexOf(id) < order.indexOf(open.id));
  const last = before.at(-1);
  return last && !last.isPrivate && !last.isAccount ? last : null;
}
