import type { Database } from '../database/database.ts';
import type { Metrics } from './metrics.ts';
import type { Telemetry } from './telemetry.ts';
import type { Traces } from './traces.ts';

/** The database, with its transactions counted and traced by role. */
export function watchedDatabase(database: Database, { metrics, traces }: Telemetry): Database {
  if (!metrics && !traces) return database;
  return {
    ...database,
    asUser: (claims, work) =>
      watch(metrics, traces, 'user', work, (watched) => database.asUser(claims, watched)),
    asService: (work) => watch(metrics, traces, 'service', work, (watched) => database.asService(watched)),
    asAuthAdmin: (work) => watch(metrics, traces, 'auth', work, (watched) => database.asAuthAdmin(watched)),
    migrate: (work) => watch(metrics, traces, 'owner', work, (watched) => database.migrate(watched)),
  };
}

function watch<Connection, Result>(
  metrics: Metrics | null,
  traces: Traces | null,
  role: string,
  work: (connection: Connection) => Promise<Result>,
  begin: (work: (connection: Connection) => Promise<Result>) => Promise<Result>,
): Promise<Result> {
  const run = () => (metrics ? timed(metrics, role, work, begin) : begin(work));
  return traces ? traces.span(`database ${role}`, run) : run();
}

async function timed<Connection, Result>(
  metrics: Metrics,
  role: string,
  work: (connection: Connection) => Promise<Result>,
  begin: (work: (connection: Connection) => Promise<Result>) => Promise<Result>,
): Promise<Result> {
  const waited = metrics.databaseWait.startTimer({ role });
  const ended = metrics.databaseWork.startTimer({ role });
  let state = 'waiting';
  const enter = (next: string | null) => {
    metrics.databaseTransactions.dec({ state });
    if (next !== null) metrics.databaseTransactions.inc({ state: next });
    state = next ?? state;
  };
  metrics.databaseTransactions.inc({ state });
  try {
    const result = await begin((connection) => {
      waited();
      enter('working');
      return work(connection);
    });
    ended({ result: 'committed' });
    return result;
  } catch (error) {
    ended({ result: 'rolled back' });
    throw error;
  } finally {
    enter(null);
  }
}
