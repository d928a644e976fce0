import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { loggedError } from '../logging/logged-error.ts';
import { newRequestId, withRequestId } from '../logging/request-id.ts';

const HOUR = 3_600_000;

export type Job = () => Promise<unknown>;
/** By the name that the log and the metrics know them by. */
export type Jobs = Readonly<Record<string, Job>>;
/** Told of each run: how it went, and how long it took (s). */
export type JobWatch = (job: string, isDone: boolean, seconds: number) => void;

/** One after the other; one that fails keeps no other from its turn, and never ends the process. */
export async function runJobs(jobs: Jobs, log: Logger, watch?: JobWatch): Promise<void> {
  for (const [job, run] of Object.entries(jobs)) {
    await withRequestId(newRequestId(), async () => {
      const start = performance.now();
      const isDone = await run().then(
        () => true,
        (error: unknown) => {
          log.error({ job, ...loggedError(error) }, 'a job failed');
          return false;
        },
      );
      watch?.(job, isDone, (performance.now() - start) / 1000);
    });
  }
}

/** Shorter than the hour: timers of two copies that drift would otherwise miss each other. */
const CLAIM_MINUTES = 55;

/**
 * Whether this copy of the server is the one that does the jobs of this name in this hour. By the database's clock. A copy
 * that dies over them leaves them to the next hour: each can be repeated.
 */
export async function claimJobs(database: Database, name: string): Promise<boolean> {
  if (!database.isShared) return true;
  const claimed = await database.asService((service) =>
    service.query(
      `insert into private.job_runs as run (name, due_at)
       values ($1, clock_timestamp() + interval '${CLAIM_MINUTES} minutes')
       on conflict (name) do update set due_at = excluded.due_at where run.due_at <= clock_timestamp()
       returning name`,
      [name],
    ),
  );
  return claimed.length > 0;
}

/**
 * Now and every hour, or as often as `every` says (ms), where this process may (`claim`). Returns how to stop; that waits
 * for the run that is under way.
 */
export function scheduleJobs(
  jobs: Jobs,
  log: Logger,
  claim: () => Promise<boolean> = () => Promise.resolve(true),
  watch?: JobWatch,
  every = HOUR,
): () => Promise<void> {
  const run = () =>
    runJobs({ claim: async () => ((await claim()) ? runJobs(jobs, log, watch) : undefined) }, log);
  // Now too: a server that is started anew every half hour would never get to it.
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, every);
  // The timer alone keeps no process alive.
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
