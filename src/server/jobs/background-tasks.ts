/** Work that runs after the response of its request, such as sending an email. The server waits for it before it stops. */
export interface BackgroundTasks {
  track(work: Promise<unknown>): void;
  /**
   * Resolves with true when the named task may retry: after `milliseconds`, or one last time when the server stops.
   * Resolves with false if a newer task of that name exists, the server has already stopped, or too many tasks wait.
   */
  waitToRetry(name: string, milliseconds: number): Promise<boolean>;
  /** Ends the wait of the named task, because a newer one exists. */
  cancelRetry(name: string): void;
  /** Lets every waiting task retry one last time. Resolves when no task runs any more, or after `timeoutMs`. */
  finish(timeoutMs: number): Promise<void>;
}

/** This limit is reached when a mail server is down for a long time. Each waiting task holds a few kilobytes. */
const MAX_WAITING = 1000;

type EndWait = (mayRetry: boolean) => void;

export function startBackgroundTasks(
  after: (milliseconds: number, act: () => void) => () => void = timer,
): BackgroundTasks {
  const running = new Set<Promise<unknown>>();
  const waiting = new Map<string, EndWait>();
  let hasStopped = false;

  const cancelRetry = (name: string) => waiting.get(name)?.(false);
  return {
    track(work) {
      const tracked = work.catch(() => undefined).finally(() => running.delete(tracked));
      running.add(tracked);
    },
    cancelRetry,
    async waitToRetry(name, milliseconds) {
      if (hasStopped || waiting.size >= MAX_WAITING) return false;
      cancelRetry(name);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const end: EndWait = (mayRetry) => {
        cancel();
        waiting.delete(name);
        resolve(mayRetry);
      };
      const cancel = after(milliseconds, () => end(true));
      waiting.set(name, end);
      return promise;
    },
    async finish(timeoutMs) {
      hasStopped = true;
      for (const end of waiting.values()) end(true);
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const cancel = timer(timeoutMs, resolve);
      await Promise.race([Promise.all(running), late]);
      cancel();
    },
  };
}

function timer(milliseconds: number, act: () => void): () => void {
  const handle = setTimeout(act, milliseconds);
  return () => clearTimeout(handle);
}
