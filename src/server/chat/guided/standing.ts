import { flowById } from '#content/guided/flows.ts';
import type { Flow } from '#domain/guided/flow.ts';
import type { Run } from '#domain/guided/run.ts';
import { migrateRun } from '#domain/guided/steps.ts';
import type { TurnContext } from '../turns/turn-context.ts';

export interface Standing {
  flow: Flow;
  run: Run;
}

/**
 * Returns the guided conversation that is running in this conversation. Null if there is none, or if it no longer
 * exists.
 */
export function findRunningFlow({
  guided,
  advisor,
}: Pick<TurnContext, 'guided' | 'advisor'>): Standing | null {
  const flow = guided && flowById(guided.flow);
  return flow && flow.advisor === advisor ? { flow, run: migrateRun(flow, guided) } : null;
}
