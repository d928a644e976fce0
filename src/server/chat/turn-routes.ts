import { Hono } from 'hono';
import * as v from 'valibot';
import { newTurn } from '#contract/chat.ts';
import type { VerifiedClaims } from '../auth/tokens/access-token.ts';
import { chatError } from './errors.ts';
import type { SignedIn } from '../http/caller.ts';
import { idOf, parse, readBody } from './request.ts';
import { eventStream } from './turns/event-stream.ts';
import type { FirstWords } from './turns/first-words.ts';
import { type FollowedTurn, followTurn } from './turns/follow-turn.ts';
import { type TurnTaker, takeTurn } from './turns/take-turn.ts';
import { type StoredAnswer, readAnswer } from './turns/turn-context.ts';
import { markStopped } from './turns/turn-store.ts';
import { whileSignedIn } from './turns/while-signed-in.ts';
import type { Admit } from '../limits/open-limit.ts';

const sequence = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number));

/** Mounted at `/conversations/:id/turns`. */
export function turnRoutes(taker: TurnTaker, admit: Admit, firstWords: FirstWords): Hono<SignedIn> {
  const { hub } = taker;
  const { database } = taker.deps;
  const app = new Hono<SignedIn>();
  const streamOf = (claims: VerifiedClaims, followed: FollowedTurn, answer: StoredAnswer) =>
    eventStream((reader) =>
      whileSignedIn(database, claims, reader, (stillIn) =>
        followTurn({ database, hub }, followed, answer, stillIn),
      ),
    );

  app.post('/', async (context) => {
    const { claims } = context.var;
    const conversation = idOf(context, 'id');
    await admit(claims.sub);
    // A slow upload of a question must not delay anybody else's answer.
    const sent = await readBody(context, newTurn);
    const answer = await firstWords.awaited(() => takeTurn(taker, claims, conversation, sent));
    return streamOf(claims, { turn: sent.id, after: 0 }, answer);
  });

  app.get('/:turn/stream', async (context) => {
    // A HEAD request would open a stream that nothing reads or ends.
    if (context.req.method === 'HEAD') return context.body(null, 405);
    const { claims } = context.var;
    const conversation = idOf(context, 'id');
    const turn = idOf(context, 'turn');
    const after = parse(sequence, context.req.query('after') ?? '0');
    const answer = await readAnswer(database, claims, conversation, turn);
    if (!answer) throw chatError('not_found');
    return streamOf(claims, { turn, after }, answer);
  });

  app.post('/:turn/stop', async (context) => {
    const turn = idOf(context, 'turn');
    const answer = await readAnswer(database, context.var.claims, idOf(context, 'id'), turn);
    if (!answer) throw chatError('not_found');
    const live = hub.find(turn);
    if (live) live.stop();
    else if (answer.status === 'streaming') await markStopped(database, turn);
    return context.body(null, 204);
  });

  return app;
}
