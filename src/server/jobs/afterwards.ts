/** What goes on when its request has been answered, such as a mail: the server's end waits for it. */
export interface Afterwards {
  follow(work: Promise<unknown>): void;
  /**
   * Resolves with whether to try again: after `milliseconds`, or for a last time when the server leaves. With false when
   * something newer of that name has come, when the server had left before, and when too many rest already.
   */
  rest(name: string, milliseconds: number): Promise<boolean>;
  /** Something newer of that name is under way. */
  replace(name: string): void;
  /** Whoever rests tries for a last time; resolves when nothing runs any more, at the latest after `patience` (ms). */
  finish(patience: number): Promise<void>;
}

/** Of a mail server that is away for long: each is a few kilobytes. */
const AT_REST_MAX = 1000;

type Resting = (mayTryAgain: boolean) => void;

export function openAfterwards(
  after: (milliseconds: number, act: () => void) => () => void = timer,
): Afterwards {
  const running = new Set<Promise<unknown>>();
  const resting = new Map<string, Resting>();
  let hasLeft = false;

  const replace = (name: string) => resting.get(name)?.(false);
  return {
    follow(work) {
      const followed = work.catch(() => undefined).finally(() => running.delete(followed));
      running.add(followed);
    },
    replace,
    async rest(name, milliseconds) {
      if (hasLeft || resting.size >= AT_REST_MAX) return false;
      replace(name);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const end: Resting = (mayTryAgain) => {
        cancel();
        resting.delete(name);
        resolve(mayTryAgain);
      };
      const cancel = after(milliseconds, () => end(true));
      resting.set(name, end);
      return promise;
    },
    async finish(patience) {
      hasLeft = true;
      for (const end of resting.values()) end(true);
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const cancel = timer(patience, resolve);
      await Promise.race([Promise.all(running), late]);
      cancel();
    },
  };
}

function timer(milliseconds: number, act: () => void): () => void {
  const handle = setTimeout(act, milliseconds);
  return () => clearTimeout(handle);
}
