import { Hono } from 'hono';
import * as v from 'valibot';
import { assistantId, conversationChange, conversationSearch, newConversation } from '#contract/chat.ts';
import type { Database } from '../database/database.ts';
import {
  deleteConversation,
  deleteConversations,
  listConversations,
  openConversation,
  readConversation,
  renameConversation,
  searchConversations,
  startConversation,
} from './conversations.ts';
import { chatError } from './errors.ts';
import type { SignedIn } from '../http/caller.ts';
import { idOf, parse, readBody } from './request.ts';
import { withLiveTurn } from './turns/live-conversation.ts';
import type { TurnHub } from './turns/turn-hub.ts';
import { type Admit, openWriteBehindLimit } from '../limits/open-limit.ts';

interface ConversationDeps {
  database: Database;
  now: () => Date;
}

const pageEnd = v.pipe(v.string(), v.regex(/^\d{1,18}$/, 'This page link isn’t valid'));

const TOO_MANY_SEARCHES = 'You’ve searched a lot in the last minute. Wait a moment, then try again.';

export function conversationRoutes(
  { database, now }: ConversationDeps,
  hub: TurnHub,
  admit: Admit,
): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  const admitSearch = openWriteBehindLimit(
    'chat-searches',
    { database, now },
    { errorOf: chatError, message: TOO_MANY_SEARCHES },
  );

  app.get('/', async (context) => {
    const advisor = parse(v.nullable(assistantId), context.req.query('advisor') ?? null);
    return context.json({ conversations: await listConversations(database, context.var.claims, advisor) });
  });

  app.post('/', async (context) => {
    await admit(context.var.claims.sub);
    const { advisor } = await readBody(context, newConversation);
    return context.json({ id: await startConversation(database, context.var.claims, advisor) }, 201);
  });

  app.delete('/', async (context) => {
    const advisor = parse(v.nullable(assistantId), context.req.query('advisor') ?? null);
    const deleted = await deleteConversations(database, context.var.claims, advisor);
    for (const id of deleted) hub.stopConversation(id);
    return context.json({ deleted: deleted.length });
  });

  app.post('/search', async (context) => {
    await admitSearch(context.var.claims.sub);
    const search = await readBody(context, conversationSearch);
    return context.json({ conversations: await searchConversations(database, context.var.claims, search) });
  });

  app.get('/:id', async (context) => {
    const before = parse(v.nullable(pageEnd), context.req.query('before') ?? null);
    const conversation = await readConversation(database, context.var.claims, idOf(context, 'id'), before);
    if (!conversation) throw chatError('not_found');
    return context.json(await withLiveTurn(database, hub, conversation));
  });

  app.patch('/:id', async (context) => {
    await admit(context.var.claims.sub);
    const id = idOf(context, 'id');
    const { title } = await readBody(context, conversationChange);
    if (!(await renameConversation(database, context.var.claims, id, title))) throw chatError('not_found');
    return context.body(null, 204);
  });

  app.post('/:id/open', async (context) => {
    const id = idOf(context, 'id');
    const isOpen = await openConversation(database, context.var.claims, { id, now: now() });
    if (!isOpen) throw chatError('not_found');
    return context.body(null, 204);
  });

  app.delete('/:id', async (context) => {
    const id = idOf(context, 'id');
    if (!(await deleteConversation(database, context.var.claims, id))) throw chatError('not_found');
    hub.stopConversation(id);
    return context.body(null, 204);
  });

  return app;
}
