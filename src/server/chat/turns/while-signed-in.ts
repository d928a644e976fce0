import type { VerifiedClaims } from '../../auth/tokens/access-token.ts';
import { type Database, NotAdmitted } from '../../database/database.ts';

/** How long a signed-out client can follow a running answer. */
const CHECK_INTERVAL_MS = 2000;

/**
 * The events for a client whose account and session are open. Otherwise the stream ends like a lost connection, and the
 * next request asks the person to sign in. The answer continues and is stored.
 */
export async function* whileSignedIn<Event>(
  database: Database,
  claims: VerifiedClaims,
  reader: AbortSignal,
  follow: (reader: AbortSignal) => AsyncIterable<Event>,
): AsyncGenerator<Event> {
  const over = new AbortController();
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      await database.asUser(claims, async () => undefined);
    } catch (error) {
      // An unavailable database says nothing about the session.
      if (error instanceof NotAdmitted) over.abort();
    }
    isAsking = false;
  };
  const timer = setInterval(() => void ask(), CHECK_INTERVAL_MS);
  const stop = () => clearInterval(timer);
  // If the client disconnects while no event is pending, the end of this function must still run.
  reader.addEventListener('abort', stop, { once: true });
  try {
    yield* follow(AbortSignal.any([reader, over.signal]));
  } finally {
    stop();
  }
}
