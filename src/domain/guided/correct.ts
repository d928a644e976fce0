import type { Day } from '../tools/day.ts';
import { readAmendment } from './amended.ts';
import { type Correction, readCorrection } from './correction.ts';
import type { Flow, Slot } from './flow.ts';
import type { Outcome } from './outcome.ts';
import { readSlot } from './read/read-slot.ts';
import { readReplacement } from './replacement.ts';
import type { Run } from './run.ts';
import { withReading } from './settle.ts';

export function correctionIn(
  flow: Flow,
  { values }: Run,
  open: Slot | null,
  text: string,
  today: Day,
): Correction | null {
  return (
    readCorrection(flow, values, text) ??
    readAmendment(flow, values, text, today) ??
    readReplacement(flow, values, open, text, today)
  );
}

export function correct(flow: Flow, run: Run, text: string, today: Day): Outcome | null {
  const correction = readCorrection(flow, run.values, text);
  return correction && corrected(flow, run, correction, today);
}

export function corrected(flow: Flow, run: Run, { slot, text }: Correction, today: Day): Outcome {
  const reading = text ? readSlot(slot, text, today) : null;
  if (reading && 'value' in reading)
    return withReading(flow, { ...run, status: 'asking', again: slot.id, isChange: true }, slot, reading, {
      text,
      today,
    });
  return {
    run: { ...run, again: slot.id, isChange: true, misfits: 0, status: 'asking' },
    note: { kind: 'changing', slot: slot.id },
  };
}
