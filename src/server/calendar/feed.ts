import { Hono } from 'hono';
import * as v from 'valibot';
import { networkOf } from '../auth/limits.ts';
import { fingerprint } from '../auth/secret.ts';
import { clientAddress } from '../client-address.ts';
import type { Database } from '../database.ts';
import type { Deps } from '../deps.ts';
import { ReminderRefusal } from '../reminders/refusal.ts';
import { openCounter, sharedCounters, takePoint } from '../rate-counter.ts';
import { calendarText } from './calendar-text.ts';
import { readEntries } from './entries.ts';

/** Calendars ask a few times an hour; several of them may stand behind one address. */
const ASKED_AT_MOST = { points: 120, seconds: 60 * 60 };

/**
 * /calendar/<secret>.ics, for whoever knows the secret: a calendar program brings no sign-in. What is wrong with an
 * address is not told, and it is kept nowhere in the clear.
 */
export function calendarFeed(deps: Pick<Deps, 'config' | 'database'>): Hono {
  const { config, database } = deps;
  const counter = openCounter('calendar-feed', ASKED_AT_MOST, sharedCounters(deps.database));
  const app = new Hono();
  app.onError((error, context) => {
    if (!(error instanceof ReminderRefusal)) throw error;
    if (error.retryAfter !== undefined) context.header('Retry-After', String(error.retryAfter));
    return context.text('', error.status);
  });
  app.get('/:name{[A-Za-z0-9_-]+\\.ics}', async (context) => {
    await takePoint(
      counter,
      networkOf(clientAddress(context)),
      (retryAfter) => new ReminderRefusal('rate_limited', { retryAfter }),
    );
    context.header('X-Robots-Tag', 'noindex');
    context.header('Cache-Control', 'private, no-cache');
    const text = await readFeed(database, context.req.param('name').slice(0, -'.ics'.length), config.appUrl);
    if (text === null) return context.text('', 404);
    return context.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
  });
  return app;
}

const feedRow = v.object({ person: v.string(), showsTitles: v.boolean(), zone: v.string() });

async function readFeed(database: Database, secret: string, install: string): Promise<string | null> {
  return database.asService(async (service) => {
    const rows = await service.query(
      `select user_id as person, shows_titles as "showsTitles", zone from public.calendar_addresses
       where address_hash = $1 and private.is_account_open(user_id)`,
      [fingerprint(secret)],
    );
    const [feed] = v.parse(v.array(feedRow), rows);
    if (!feed) return null;
    return calendarText(await readEntries(service, feed.person), { ...feed, install });
  });
}
