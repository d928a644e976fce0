import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { authClient } from '#web/lib/session/auth-client.ts';

/** The data API's error code for a token that it refuses. */
const REFUSED = 'PGRST301';
/** The minimum interval between renewals. If a new token were refused too, the renewal would repeat forever. */
const NOT_AGAIN_MS = 60_000;

/** Renews a session that the data API refuses, and signs this page out if the session was ended elsewhere. */
export function RefusalWatch() {
  const queries = useQueryClient();
  useEffect(() => {
    let last = -Infinity;
    const note = (error: unknown) => {
      if (!isRefusal(error) || Date.now() - last < NOT_AGAIN_MS) return;
      last = Date.now();
      void renew(queries);
    };
    // This component loads after the screen, so an error may already exist.
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
    // If only the refresh is refused, the client stays signed in until its access token expires.
    else await client.getUser();
  } catch {
    // Offline, so the next refused request will try again.
  }
}
