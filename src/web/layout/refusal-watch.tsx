import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { authClient } from '#web/lib/session/auth-client.ts';

/** The data API's error for a token that it refuses. */
const REFUSED = 'PGRST301';
/** If a new token were refused too, this would repeat forever. */
const NOT_AGAIN_MS = 60_000;

/** Renews a session that the data API refuses, and signs this page out if it was ended elsewhere. */
export function RefusalWatch() {
  const queries = useQueryClient();
  useEffect(() => {
    let last = -Infinity;
    const note = (error: unknown) => {
      if (!isRefusal(error) || Date.now() - last < NOT_AGAIN_MS) return;
      last = Date.now();
      void renew(queries);
    };
    // This watch loads after the screen.
    for (const { state } of queries.getQueryCache().getAll()) note(state.error);
    const stops = [
      queries.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') note(event.action.error);
      }),
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') note(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);
  return null;
}

function isRefusal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === REFUSED;
}

async function renew(queries: QueryClient): Promise<void> {
  try {
    const client = await authClient();
    const { data } = await client.refreshSession();
    if (data.session) await queries.invalidateQueries();
    // After a refused refresh alone, the client stays signed in until its access token expires.
    else await client.getUser();
  } catch {
    // Offline: the next refusal is soon enough.
  }
}
