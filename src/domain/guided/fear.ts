import type { Flow, Slot } from './flow.ts';
import type { Run } from './run.ts';
import { pauseFor, pruned } from './steps.ts';

/**
 * The run after a report of violence: the flow's question about fear counts as answered with fear, and the review shows
 * it. The pause for that answer is not repeated, because help was just shown.
 */
export function recordFear(flow: Flow, run: Run): Run {
  return answeredBy(flow, run, ({ fear }) => fear);
}

/** The run after a report that a child was hurt, if its question about fear asks for that, too. */
export function recordHurtChild(flow: Flow, run: Run): Run {
  return answeredBy(flow, run, ({ fear, isOfHurtChildren }) => (isOfHurtChildren ? fear : undefined));
}

/** The run after a report of thoughts of suicide, in the same way. */
export function recordSuicidalThoughts(flow: Flow, run: Run): Run {
  return answeredBy(flow, run, ({ thoughts }) => thoughts);
}

function answeredBy(flow: Flow, run: Run, choiceOf: (slot: Slot) => string | undefined): Run {
  const slot = flow.slots.find((one) => choiceOf(one) !== undefined);
  const choice = slot && choiceOf(slot);
  if (!slot || choice === undefined || run.values[slot.id] === choice) return run;
  const values = pruned(flow, { ...run.values, [slot.id]: choice });
  const pauses = (flow.pauses ?? []).filter((pause) =>
    pauseFor({ ...flow, pauses: [pause] }, { values, heard: [] }),
  );
  const heard = [...new Set([...run.heard, ...pauses.map(({ id }) => id)])];
  return { ...run, values, heard, again: run.again === slot.id ? null : run.again };
}
