import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { networkOf } from '../limits/network.ts';
import { hashToken } from '../auth/tokens/secret.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Database } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from '../http/api-error.ts';
import { reminderError } from '../reminders/errors.ts';
import { openLimit } from '../limits/open-limit.ts';
import { calendarText } from './calendar-text.ts';
import { readEntries } from './entries.ts';

/**
 * Serves /calendar/<secret>.ics to anyone who knows the secret, because calendar programs cannot sign in. Errors don't
 * say what is wrong with a URL, and only its hash is stored.
 */
export function calendarFeed(deps: Pick<Deps, 'config' | 'database'>): Hono {
  const { config, database } = deps;
  const admitFeed = openLimit('calendar-feed', database, { errorOf: reminderError });
  const admitMiss = openLimit('calendar-misses', database, { errorOf: reminderError });
  const app = new Hono();
  app.onError((error, context) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.retryAfter !== undefined) context.header('Retry-After', String(error.retryAfter));
    return context.text('', error.status);
  });
  app.get('/:name{[A-Za-z0-9_-]+\\.ics}', async (context) => {
    context.header('X-Robots-Tag', 'noindex');
    context.header('Cache-Control', 'private, no-cache');
    const secret = context.req.param('name').slice(0, -'.ics'.length);
    const feed = await findFeed(database, secret);
    await (feed ? admitFeed(hashToken(secret)) : admitMiss(networkOf(clientAddress(context))));
    if (!feed) return context.text('', 404);
    const text = await readFeed(database, feed, config.appUrl);
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    context.header('ETag', tag);
    if (isKnown(context.req.header('If-None-Match') ?? '', tag)) return context.body(null, 304);
    return context.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
  });
  return app;
}

/** Weak and strong ETags are equivalent here (RFC 9110, 13.1.2). */
function isKnown(known: string, tag: string): boolean {
  return known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

const feedRow = v.object({ person: v.string(), showsTitles: v.boolean(), zone: v.string() });

type Feed = v.InferOutput<typeof feedRow>;

async function findFeed(database: Database, secret: string): Promise<Feed | undefined> {
  const rows = await database.asService((service) =>
    service.query(
      `select user_id as person, shows_titles as "showsTitles", zone from public.calendar_addresses
       where address_hash = $1 and private.is_account_open(user_id)`,
      [hashToken(secret)],
    ),
  );
  return v.parse(v.array(feedRow), rows)[0];
}

function readFeed(database: Database, feed: Feed, install: string): Promise<string> {
  return database.asService(async (service) =>
    calendarText(await readEntries(service, feed.person), { ...feed, install }),
  );
}
