import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { loggedError } from '../logging/logged-error.ts';
import { newRequestId, withRequestId } from '../logging/request-id.ts';

const HOUR = 3_600_000;

export type Job = () => Promise<unknown>;
/** Jobs by their name in the log and the metrics. */
export type Jobs = Readonly<Record<string, Job>>;
export interface JobWatch {
  /** Called once for each job before its first run. */
  scheduled(job: string): void;
  /** Called after each run with its outcome and duration (s). */
  ended(job: string, isDone: boolean, seconds: number): void;
}

/** Runs the jobs one after another. A failing job is logged and doesn't stop the others. */
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
      watch?.ended(job, isDone, (performance.now() - start) / 1000);
    });
  }
}

/** Shorter than an hour, so that drifting timers of two copies don't skip a run. */
const CLAIM_MINUTES = 55;

/**
 * Claims this hour's run of the named jobs for this copy of the server, by the database's clock. If the copy crashes, the
 * jobs run again in the next hour; each is safe to repeat.
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
 * Runs now and every hour, or every `every` ms, if `claim` allows. Returns a function that stops the jobs and waits for
 * the current run.
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
  for (const job of Object.keys(jobs)) watch?.scheduled(job);
  // Also runs at the start: a server that restarts every half hour would otherwise never run its jobs.
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, every);
  // The timer must not keep the process alive.
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
