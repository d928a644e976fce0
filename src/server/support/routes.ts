import { Hono } from 'hono';
import * as v from 'valibot';
import { type SupportReceipt, supportMessage } from '#contract/support.ts';
import { safetyScripts } from '#content/safety-scripts.ts';
import type { Classifier } from '#domain/safety/classifier/classifier.ts';
import { detect } from '#domain/safety/detect.ts';
import { isCrisisScript } from '#domain/safety/script.ts';
import { bearerToken } from '../auth/access-token.ts';
import { openClassifier } from '../chat/open-classifier.ts';
import type { Deps } from '../deps.ts';
import { readJson } from '../http.ts';
import { sharedCounters } from '../rate-counter.ts';
import { supportLetter } from './letter.ts';
import { SupportRefusal } from './refusal.ts';
import { sendingLimit } from './sending-limit.ts';

type SupportDeps = Pick<Deps, 'accessTokens' | 'mailer' | 'log'> & {
  config: Pick<Deps['config'], 'supportEmail'>;
  database?: Deps['database'];
};

const BODY_MAX = 32 * 1024;
const account = v.object({ sub: v.string(), email: v.union([v.literal(''), v.pipe(v.string(), v.email())]) });

/** The contact form: stands under /functions/v1/support. */
export function supportRoutes({ accessTokens, mailer, log, config, database }: SupportDeps): Hono {
  const admit = sendingLimit(sharedCounters(database));
  const classifier = openClassifier();
  const app = new Hono();

  app.onError((error, context) => {
    if (!(error instanceof SupportRefusal)) throw error;
    if (error.retryAfter !== undefined) context.header('Retry-After', String(error.retryAfter));
    return context.json({ error: { code: error.code, message: error.message } }, error.status);
  });

  app.post('/messages', async (context) => {
    context.header('Cache-Control', 'no-store');
    const token = bearerToken(context.req.header('Authorization'));
    const sender = v.safeParse(account, token && (await accessTokens.verify(token)));
    if (!sender.success) throw new SupportRefusal('unauthorized');
    const message = await readMessage(context.req.raw);
    if (!config.supportEmail) throw new SupportRefusal('unavailable');
    await admit(sender.output.sub);

    const { sub: id, email } = sender.output;
    try {
      await mailer.send(supportLetter(config.supportEmail, message, { id, email }));
    } catch (error) {
      log.error({ error: error instanceof Error ? error.name : typeof error }, 'a message was not sent');
      throw new SupportRefusal('not_sent');
    }
    return context.json({ lines: linesFor(message.text, classifier) } satisfies SupportReceipt);
  });

  return new Hono().route('/', app);
}

async function readMessage(request: Request) {
  const body = await readJson(request, BODY_MAX);
  if (!body.ok) throw new SupportRefusal(body.reason === 'too-large' ? 'too_large' : 'invalid');
  const message = v.safeParse(supportMessage, body.value);
  if (!message.success) throw new SupportRefusal('invalid');
  return message.output;
}

/** Whom to call now, when a message speaks of danger and will be read by people only later. */
function linesFor(text: string, classifier: Classifier): string[] {
  const script = detect(text, classifier)?.script;
  return script && isCrisisScript(script) ? [...safetyScripts[script].lines] : [];
}
