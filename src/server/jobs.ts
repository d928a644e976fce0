import type { Logger } from 'pino';

const HOUR = 3_600_000;

export type Job = () => Promise<unknown>;

/** One after the other; one that fails keeps no other from its turn, and never ends the process. */
export async function runJobs(jobs: readonly Job[], log: Logger): Promise<void> {
  for (const job of jobs) {
    try {
      await job();
    } catch (error) {
      log.error({ error: error instanceof Error ? error.name : typeof error }, 'a job failed');
    }
  }
}

/** Now and every hour. Returns how to stop; that waits for the run that is under way. */
export function scheduleJobs(jobs: readonly Job[], log: Logger): () => Promise<void> {
  // Now too: a server that is started anew every half hour would never get to it.
  let running = runJobs(jobs, log);
  const timer = setInterval(() => {
    running = running.then(() => runJobs(jobs, log));
  }, HOUR);
  // The timer alone keeps no process alive.
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
