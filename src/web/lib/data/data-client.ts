import type { PostgrestClient } from '@supabase/postgrest-js';

let opening: Promise<PostgrestClient> | undefined;

/** The data client of the signed-in person: every request has the current access token. */
export function dataClient(): Promise<PostgrestClient> {
  opening ??= import('./open-data-client.ts')
    .then((module) => module.openDataClient())
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}
