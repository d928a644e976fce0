import { parseContrasts } from './contrast.ts';
import { type Correction, readCorrection } from './correction.ts';
import { stripCue } from './cue.ts';
import type { Flow } from './flow.ts';
import type { Outcome } from './outcome.ts';
import { removedChoice } from './removed-choice.ts';
import type { Run } from './run.ts';
import { answeredSlots } from './steps.ts';

/**
 * A choice that was found only by its wording has to be confirmed once all questions are answered: "my neighbor saw it"
 * is no child who saw it.
 */
export function confirmFoundChoice(
  { flow, run, text }: { flow: Flow; run: Run; text: string },
  { slot }: Correction,
  outcome: Outcome,
): Outcome {
  const isNamed =
    readCorrection(flow, run.values, text) !== null ||
    parseContrasts(stripCue(text).said).length > 0 ||
    removedChoice(answeredSlots(flow, run.values), run.values, text) !== null;
  const isChoice = slot.type === 'choice' || slot.type === 'several';
  if (!isChoice || isNamed || outcome.note.kind !== 'changed') return outcome;
  const keeper = flow.slots.find(({ wordsOf }) => wordsOf === slot.id);
  const ids = [slot.id, ...(keeper ? [keeper.id] : [])];
  const values = Object.fromEntries(
    ids.flatMap((id) => {
      const value = outcome.run.values[id];
      return value === undefined ? [] : [[id, value] as const];
    }),
  );
  return { run: { ...run, pending: values }, note: { kind: 'confirm', values } };
}
