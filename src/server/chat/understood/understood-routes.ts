import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { correctedState, dayQuery, factKey, shareFacts } from '#contract/understood.ts';
import type { FactKey } from '#domain/talk/understood.ts';
import type { Database } from '../../database/database.ts';
import { todayOf } from '../guided/today-of.ts';
import { chatError } from '../errors.ts';
import type { SignedIn } from '../../http/caller.ts';
import { idOf, parse, readBody } from '../request.ts';
import type { Admit } from '../../limits/open-limit.ts';
import { isState } from './amendments.ts';
import { share, stopSharing } from './sharing.ts';
import { amend, readUnderstood } from './understood-store.ts';

interface KnownFactsDeps {
  database: Database;
  now: () => Date;
}

const MENTIONS_DANGER = 'Safety came up in this chat. Read what sharing means, then press the button again.';

/** Mounted at `/conversations/:id/understood`. */
export function understoodRoutes({ database, now }: KnownFactsDeps, admit: Admit): Hono<SignedIn> {
  const app = new Hono<SignedIn>();

  const read = async (context: Context<SignedIn>) => {
    const day = parse(dayQuery, context.req.query('day'));
    const today = todayOf(day === undefined ? {} : { day }, now());
    const found = await readUnderstood(database, context.var.claims, idOf(context, 'id'), today);
    if (!found) throw chatError('not_found');
    return found;
  };
  const answer = async (context: Context<SignedIn>) => context.json((await read(context)).shown);
  const change = async (context: Context<SignedIn>, keys: readonly FactKey[], value: string | null) => {
    const isOwn = await amend(database, context.var.claims, idOf(context, 'id'), { keys, value });
    if (!isOwn) throw chatError('not_found');
    return answer(context);
  };

  app.get('/', answer);

  app.put('/sharing', async (context) => {
    const { claims } = context.var;
    await admit(claims.sub);
    const { includesSensitive } = await readBody(context, shareFacts);
    const { shown, own } = await read(context);
    if (shown.sharing === 'none' || shown.sharing === 'private' || Object.keys(own).length === 0)
      throw chatError('invalid', { message: 'There’s nothing to share from this chat.' });
    if (shown.isSensitive && !includesSensitive) throw chatError('sensitive', { message: MENTIONS_DANGER });
    const isShared = await share(database, claims, idOf(context, 'id'), { facts: own, now: now() });
    if (!isShared) throw chatError('not_found');
    return answer(context);
  });

  app.delete('/sharing', async (context) => {
    await admit(context.var.claims.sub);
    await stopSharing(database, context.var.claims, idOf(context, 'id'));
    return answer(context);
  });

  app.put('/:key', async (context) => {
    await admit(context.var.claims.sub);
    parse(v.literal('state'), context.req.param('key'));
    const { value } = await readBody(context, correctedState);
    if (!isState(value)) throw chatError('invalid', { message: 'We don’t recognize that state.' });
    return change(context, ['state'], value);
  });

  app.delete('/:key', async (context) => {
    await admit(context.var.claims.sub);
    const key = parse(factKey, context.req.param('key'));
    // Otherwise a person who says again that they were served would get the old date.
    return change(context, key === 'stage' ? ['stage', 'served'] : [key], null);
  });

  return app;
}
