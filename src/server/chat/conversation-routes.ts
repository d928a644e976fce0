import { Hono } from 'hono';
import * as v from 'valibot';
import { assistantId, newConversation } from '#contract/chat.ts';
import type { Database } from '../database.ts';
import {
  deleteConversation,
  listConversations,
  readConversation,
  startConversation,
} from './conversations.ts';
import { ChatRefusal } from './refusal.ts';
import { type SignedIn, idOf, parse, readBody } from './request.ts';
import { withLiveTurn } from './turns/live-conversation.ts';
import type { TurnHub } from './turns/turn-hub.ts';
import type { Admit } from './write-limit.ts';

export function conversationRoutes(database: Database, hub: TurnHub, admit: Admit): Hono<SignedIn> {
  const app = new Hono<SignedIn>();

  app.get('/', async (context) => {
    const advisor = parse(v.nullable(assistantId), context.req.query('advisor') ?? null);
    return context.json({ conversations: await listConversations(database, context.var.claims, advisor) });
  });

  app.post('/', async (context) => {
    await admit(context.var.claims);
    const { advisor } = await readBody(context, newConversation);
    return context.json({ id: await startConversation(database, context.var.claims, advisor) }, 201);
  });

  app.get('/:id', async (context) => {
    const conversation = await readConversation(database, context.var.claims, idOf(context, 'id'));
    if (!conversation) throw new ChatRefusal('not_found');
    return context.json(await withLiveTurn(database, hub, conversation));
  });

  app.delete('/:id', async (context) => {
    const id = idOf(context, 'id');
    if (!(await deleteConversation(database, context.var.claims, id))) throw new ChatRefusal('not_found');
    hub.stopConversation(id);
    return context.body(null, 204);
  });

  return app;
}
