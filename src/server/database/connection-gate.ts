import { BackendUnavailable } from './backend-unavailable.ts';

export type ConnectionGate<Connection> = <Result>(
  work: (connection: Connection) => Promise<Result>,
) => Promise<Result>;

/**
 * One transaction on each connection at once; the others wait in the order they came, at most `waitMs`. The driver's own
 * queue has no end: with a database that stands still, every request would wait in it for ever.
 */
export function openConnectionGate<Connection>(
  connections: readonly Connection[],
  waitMs: number,
): ConnectionGate<Connection> {
  const free = [...connections];
  const waiting = new Set<(connection: Connection) => void>();

  const enter = async (): Promise<Connection> => {
    // The one that was used last: the others may rest, and close.
    const connection = free.pop();
    if (connection !== undefined) return connection;
    const place = Promise.withResolvers<Connection>();
    waiting.add(place.resolve);
    const timer = setTimeout(() => {
      waiting.delete(place.resolve);
      place.reject(new BackendUnavailable('busy'));
    }, waitMs);
    try {
      return await place.promise;
    } finally {
      clearTimeout(timer);
    }
  };
  const leave = (connection: Connection) => {
    const [next] = waiting;
    if (!next) {
      free.push(connection);
      return;
    }
    waiting.delete(next);
    next(connection);
  };

  return async (work) => {
    const connection = await enter();
    try {
      return await work(connection);
    } finally {
      leave(connection);
    }
  };
}
