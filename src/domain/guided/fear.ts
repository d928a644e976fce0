import type { Flow } from './flow.ts';
import type { Run } from './run.ts';
import { pauseFor, pruned } from './steps.ts';

/**
 * The run after a report of violence: the flow's question about fear counts as answered with fear, and the review shows
 * it. The pause for that answer is not repeated, because help was just shown.
 */
export function withFear(flow: Flow, run: Run): Run {
  const slot = flow.slots.find(({ fear }) => fear !== undefined);
  if (slot?.fear === undefined || run.values[slot.id] === slot.fear) return run;
  const values = pruned(flow, { ...run.values, [slot.id]: slot.fear });
  const pauses = (flow.pauses ?? []).filter((pause) =>
    pauseFor({ ...flow, pauses: [pause] }, { values, heard: [] }),
  );
  const heard = [...new Set([...run.heard, ...pauses.map(({ id }) => id)])];
  return { ...run, values, heard, again: run.again === slot.id ? null : run.again };
}
