import type { VerifiedClaims } from '../../auth/tokens/access-token.ts';
import { type Database, NotAdmitted } from '../../database/database.ts';

/** So long at most somebody reads on who was signed out in mid-answer. */
const ASK_EVERY_MS = 2000;

/**
 * What the reader follows, for as long as their account and session are open. The answer goes on and is stored; the stream ends
 * as a lost connection does, and who comes back is asked to sign in.
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
      // A database that is away says nothing about them.
      if (error instanceof NotAdmitted) over.abort();
    }
    isAsking = false;
  };
  const timer = setInterval(() => void ask(), ASK_EVERY_MS);
  const stop = () => clearInterval(timer);
  // Whoever leaves while nothing is read from here brings nobody past the end of this function.
  reader.addEventListener('abort', stop, { once: true });
  try {
    yield* follow(AbortSignal.any([reader, over.signal]));
  } finally {
    stop();
  }
}
