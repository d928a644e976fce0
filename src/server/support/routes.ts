import { type Context, Hono } from 'hono';
import { type SupportReceipt, supportMessage } from '#contract/support.ts';
import { safetyScripts } from '#content/safety-scripts.ts';
import type { Classifier } from '#domain/safety/classifier/classifier.ts';
import { detectConcern } from '#domain/safety/detect.ts';
import { isCrisisScript } from '#domain/safety/script.ts';
import { authenticate } from '../auth/authenticate.ts';
import type { Account } from '../auth/users/account.ts';
import { AuthError } from '../auth/error.ts';
import { openClassifier } from '../chat/open-classifier.ts';
import type { Deps } from '../deps.ts';
import { answerErrorsOf } from '../http/api-error.ts';
import { bodyReader } from '../http/request-body.ts';
import { openLimit } from '../limits/open-limit.ts';
import { loggedError } from '../logging/logged-error.ts';
import { composeSupportEmail } from './support-email.ts';
import { supportError } from './errors.ts';

type SupportDeps = Pick<Deps, 'accessTokens' | 'database' | 'mailer' | 'log' | 'now'> & {
  config: Pick<Deps['config'], 'supportEmail'>;
};

const readBody = bodyReader(supportError, 32 * 1024);

/** The contact form: mounted at /functions/v1/support. */
export function supportRoutes(deps: SupportDeps): Hono {
  const { mailer, log, config } = deps;
  const admit = openLimit('support', deps.database, { errorOf: supportError });
  const classifier = openClassifier();
  const app = new Hono();

  app.onError(answerErrorsOf(supportError));

  app.post('/messages', async (context) => {
    context.header('Cache-Control', 'no-store');
    const { id, email } = await senderOf(deps, context);
    const message = await readBody(context, supportMessage);
    if (!config.supportEmail) throw supportError('unavailable');
    await admit(id);

    try {
      await mailer.send(composeSupportEmail(config.supportEmail, message, { id, email }));
    } catch (error) {
      log.error(loggedError(error), 'a message was not sent');
      throw supportError('not_sent');
    }
    return context.json({ lines: linesFor(message.text, classifier) } satisfies SupportReceipt);
  });

  return new Hono().route('/', app);
}

async function senderOf(deps: SupportDeps, context: Context): Promise<Account> {
  try {
    return (await authenticate(deps, context)).account;
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    throw supportError('unauthorized');
  }
}

/** The numbers to call now, for a message about danger that support reads only later. */
function linesFor(text: string, classifier: Classifier): string[] {
  const script = detectConcern(text, classifier)?.script;
  return script && isCrisisScript(script) ? [...safetyScripts[script].lines] : [];
}
