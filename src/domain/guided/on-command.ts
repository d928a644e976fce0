import type { Day } from '../tools/day.ts';
import type { Command } from './command.ts';
import type { Flow, Slot } from './flow.ts';
import type { Outcome } from './outcome.ts';
import type { Run } from './run.ts';
import { finishRun, skipSlot, pauseIfNeeded } from './settle.ts';
import { listedSlots } from './steps.ts';

export function handleCommand(
  flow: Flow,
  run: Run,
  slot: Slot | null,
  command: Command,
  today: Day,
): Outcome {
  switch (command) {
    case 'back':
      return goBack(flow, run, slot);
    case 'stop':
      return { run: { ...run, status: 'paused' }, note: { kind: 'stopped' } };
    case 'delete':
    case 'restart':
      return {
        run: { ...run, status: 'asking', aside: { kind: 'delete', restarts: command === 'restart' } },
        note: { kind: 'ask-delete' },
      };
    case 'why':
      return { run, note: slot ? { kind: 'why', slot: slot.id } : { kind: 'answers' } };
    case 'skip':
      return slot ? skip(flow, run, slot) : { run, note: { kind: 'answers' } };
    case 'remove':
      return slot ? skipSlot(flow, run, slot) : { run, note: { kind: 'answers' } };
    case 'go-on':
      return { run, note: { kind: 'resumed' } };
    case 'answers':
      return { run, note: { kind: 'answers' } };
    case 'result':
      return slot ? { run, note: { kind: 'resumed' } } : finishRun(run, today);
  }
}

export function goBack(flow: Flow, run: Run, slot: Slot | null): Outcome {
  const answered = listedSlots(flow, run.values);
  const place = slot ? answered.findIndex(({ id }) => id === slot.id) : answered.length;
  const before = slot && place < 0 ? lastBefore(flow, run, slot) : answered[place - 1];
  if (!before) return { run, note: { kind: 'at-start' } };
  return { run: { ...run, again: before.id, isChange: false, misfits: 0 }, note: { kind: 'back' } };
}

function lastBefore(flow: Flow, run: Run, slot: Slot): Slot | undefined {
  const order = flow.slots.map(({ id }) => id);
  return listedSlots(flow, run.values).findLast(({ id }) => order.indexOf(id) < order.indexOf(slot.id));
}

function skip(flow: Flow, run: Run, slot: Slot): Outcome {
  // The old answer stays if the person only looked at it.
  if (run.again === slot.id && !(run.isChange && slot.isOptional)) {
    const kept: Run = { ...run, again: null, isChange: false, misfits: 0 };
    return pauseIfNeeded(flow, kept) ?? { run: kept, note: { kind: 'resumed' } };
  }
  return skipSlot(flow, run, slot);
}
