import { newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import type { Values } from '#domain/guided/value.ts';
import { flows } from './flows.ts';

export const TODAY = '2026-11-28';

export function flowOf(id: string) {
  const flow = flows.find((one) => one.id === id);
  if (!flow) throw new Error('There is no such flow');
  return flow;
}

/**
 * The last outcome of texts at the open question. Earlier questions without an answer are skipped. `told` contains the
 * answers with those to be confirmed.
 */
export function giveAnswers(id: string, values: Values, open: string, ...texts: string[]) {
  const flow = flowOf(id);
  const order = flow.slots.map((slot) => slot.id);
  const skipped = order
    .slice(0, open === '' ? undefined : order.indexOf(open))
    .map((one) => [one, null] as const);
  let run = { ...newRun(flow), values: { ...Object.fromEntries(skipped), ...values } };
  let kind = '';
  for (const text of texts) {
    const outcome = takeAnswer(flow, run, text, TODAY);
    if (!outcome) throw new Error(`Not taken: ${text}`);
    run = outcome.run;
    kind = outcome.note.kind;
  }
  return { run, kind, told: { ...run.values, ...run.pending } };
}
