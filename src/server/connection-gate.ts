import { BackendUnavailable } from './backend-unavailable.ts';

/** How long a request waits for a connection, and how long what it does may take, in milliseconds. */
export interface Patience {
  waitMs: number;
  workMs: number;
}

/** Above the ten seconds after which the database itself ends a statement. */
const PATIENCE: Patience = { waitMs: 5000, workMs: 15_000 };

export type ConnectionGate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * At most `places` transactions at once; the others wait in the order they came. The driver's own queue has no end: with
 * a database that stands still, every request would wait in it for ever.
 */
export function openConnectionGate(places: number, { waitMs, workMs }: Patience = PATIENCE): ConnectionGate {
  let free = places;
  const waiting = new Set<() => void>();

  const enter = async () => {
    if (free > 0) {
      free -= 1;
      return;
    }
    const place = Promise.withResolvers<void>();
    waiting.add(place.resolve);
    const timer = setTimeout(() => {
      waiting.delete(place.resolve);
      place.reject(new BackendUnavailable('busy'));
    }, waitMs);
    try {
      await place.promise;
    } finally {
      clearTimeout(timer);
    }
  };
  const leave = () => {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return async (work) => {
    await enter();
    const working = work();
    // The place is free when the connection is, however long that takes: nobody else could use it before.
    void working.then(leave, leave);
    return within(working, workMs);
  };
}

async function within<Result>(working: Promise<Result>, workMs: number): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new BackendUnavailable('slow')), workMs);
  try {
    return await Promise.race([working, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
