import { BackendUnavailable } from './backend-unavailable.ts';

export type ConnectionGate<Connection> = <Result>(
  work: (connection: Connection) => Promise<Result>,
) => Promise<Result>;

/**
 * Runs one transaction per connection. Others wait in order, at most `waitMs`. The driver's own queue has no timeout, so
 * requests would wait forever on a database that hangs.
 */
export function openConnectionGate<Connection>(
  connections: readonly Connection[],
  waitMs: number,
): ConnectionGate<Connection> {
  const free = [...connections];
  const waiting = new Set<(connection: Connection) => void>();

  const enter = async (): Promise<Connection> => {
    // Takes the most recently used connection, so that the others can idle and close.
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
