import { Hono } from 'hono';
import { answerFeedback, assistantId } from '#contract/chat.ts';
import { retentionChange } from '#contract/retention.ts';
import type { Database } from '../../database/database.ts';
import { chatError } from '../errors.ts';
import type { SignedIn } from '../../http/caller.ts';
import { idOf, parse, readBody } from '../request.ts';
import type { TurnHub } from '../turns/turn-hub.ts';
import type { Admit } from '../../limits/open-limit.ts';
import { rateAnswer, readRatings, undoRating } from './answer-feedback.ts';
import { changeRetention, readRetention } from './retention-settings.ts';
import { endEphemeral, startEphemeral } from './ephemeral-chats.ts';

interface KeepingDeps {
  database: Database;
  now: () => Date;
}

/** Retention and ratings. The paths are in src/contract/{retention,chat}.ts. */
export function retentionRoutes({ database, now }: KeepingDeps, hub: TurnHub, admit: Admit): Hono<SignedIn> {
  const app = new Hono<SignedIn>();

  app.get('/keeping', async (context) => context.json(await readRetention(database, context.var.claims)));

  app.put('/keeping', async (context) => {
    const { claims } = context.var;
    await admit(claims.sub);
    await changeRetention(database, claims, await readBody(context, retentionChange));
    return context.json(await readRetention(database, claims));
  });

  app.put('/unkept/:advisor', async (context) => {
    const { claims } = context.var;
    await admit(claims.sub);
    const advisor = parse(assistantId, context.req.param('advisor'), 'not_found');
    await startEphemeral(database, claims, { advisor, now: now() });
    return context.body(null, 204);
  });

  app.delete('/unkept/:advisor', async (context) => {
    const advisor = parse(assistantId, context.req.param('advisor'), 'not_found');
    const gone = await database.asUser(context.var.claims, (transaction) =>
      endEphemeral(transaction, advisor),
    );
    for (const id of gone) hub.stopConversation(id);
    return context.body(null, 204);
  });

  app.get('/conversations/:id/feedback', async (context) =>
    context.json({ given: await readRatings(database, context.var.claims, idOf(context, 'id')) }),
  );

  app.put('/answers/:id/feedback', async (context) => {
    const { claims } = context.var;
    await admit(claims.sub);
    const feedback = await readBody(context, answerFeedback);
    const isStored = await rateAnswer(database, claims, idOf(context, 'id'), feedback);
    if (!isStored) throw chatError('not_found');
    return context.body(null, 204);
  });

  app.delete('/answers/:id/feedback', async (context) => {
    await undoRating(database, context.var.claims, idOf(context, 'id'));
    return context.body(null, 204);
  });

  return app;
}
