import * as v from 'valibot';
import type { Deadline } from '#domain/reminders/deadline.ts';
import { dataClient } from '#web/lib/data/data-client.ts';
import { setCachedSince } from '#web/lib/offline/cached-since.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { readOfflineSession } from '#web/lib/session/stored-session.ts';
import { type DeadlineStore, deadlineEntries, serverDeadlines } from './deadline-store.ts';

const kept = v.object({
  userId: v.string(),
  /** The time when the deadlines were last loaded, in milliseconds. */
  at: v.number(),
  deadlines: v.array(v.object({ ...deadlineEntries, isSample: v.boolean() })),
});

/** The person's deadlines. While the server is unavailable, returns the last list loaded here, read-only. */
export async function listOrCached(open: () => Promise<Pick<DeadlineStore, 'list'>>): Promise<Deadline[]> {
  try {
    const deadlines = await (await open()).list();
    keep(deadlines);
    setCachedSince(null);
    return deadlines;
  } catch (error) {
    const last = readCached();
    if (!last) throw error;
    setCachedSince(last.at);
    return last.deadlines;
  }
}

/** Called right after the person has turned the cache on. */
export async function cacheDeadlinesNow(userId: string): Promise<void> {
  keep(await serverDeadlines(await dataClient(), userId).list());
}

/** After a sign-out, or if the cache was turned off meanwhile, nothing may be stored. */
function keep(deadlines: readonly Deadline[]): void {
  const owner = readOfflineSession()?.user.id;
  if (owner === undefined) return;
  localStorage.setItem(
    storageKeys.keptDeadlines,
    JSON.stringify({ userId: owner, at: Date.now(), deadlines }),
  );
}

function readCached(): v.InferOutput<typeof kept> | null {
  try {
    const text = localStorage.getItem(storageKeys.keptDeadlines);
    const parsed = v.safeParse(kept, JSON.parse(text ?? 'null'));
    return parsed.success && parsed.output.userId === readOfflineSession()?.user.id ? parsed.output : null;
  } catch {
    return null;
  }
}
