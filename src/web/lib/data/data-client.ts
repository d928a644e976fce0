import type { PostgrestClient } from '@supabase/postgrest-js';

let opening: Promise<PostgrestClient> | undefined;

/** The tables, as the signed-in person: every request carries the current access token. */
export function dataClient(): Promise<PostgrestClient> {
  opening ??= import('./open-data-client.ts')
    .then((module) => module.openDataClient())
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}
