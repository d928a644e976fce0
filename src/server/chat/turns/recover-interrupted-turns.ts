import type { Deps } from '../../deps.ts';
import { TURN_MAX_MS } from './run-turn.ts';
import { interruptTurns } from './turn-store.ts';

/**
 * Runs at the start of the server: answers cut off by a crash become `interrupted` and keep their text. With the
 * embedded database nothing else can be running. On a shared one only turns past the time limit are ended.
 */
export async function recoverInterruptedTurns(
  deps: Pick<Deps, 'config' | 'database' | 'now' | 'log'>,
): Promise<number> {
  const now = deps.now();
  const startedBefore = deps.config.databaseUrl ? new Date(now.getTime() - TURN_MAX_MS) : now;
  const interrupted = await interruptTurns(deps.database, startedBefore);
  if (interrupted > 0) deps.log.warn({ interrupted }, 'answers had been cut off');
  return interrupted;
}
