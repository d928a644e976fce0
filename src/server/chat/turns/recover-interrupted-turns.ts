import type { Deps } from '../../deps.ts';
import { TURN_MAX_MS } from './run-turn.ts';
import { interruptTurns } from './turn-store.ts';

/**
 * For the start of the server: answers that a crash cut off become `interrupted`, with the text they had.
 * The embedded database has one server, so nothing can be running; on a shared one only what is too old is dead.
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
