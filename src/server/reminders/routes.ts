import { type Context, Hono } from 'hono';
import { browserAddress, browserRenewal, reminderChange } from '#contract/reminders.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Deps } from '../deps.ts';
import { type SignedIn, signedInOnly } from '../http/caller.ts';
import { reminderError } from './errors.ts';
import { openLimit } from '../limits/open-limit.ts';
import { answerReminderError, readBody } from './request.ts';
import { changeSettings, removeBrowser, readSettings, remindBrowser, renewBrowser } from './settings.ts';
import { isStopToken, stopMails } from './stop-mails.ts';
import { stopPage, stopStyles } from './stop-page.ts';

type ReminderDeps = Pick<Deps, 'config' | 'database' | 'accessTokens' | 'push'>;

/** Mounted at /functions/v1/reminders. src/contract/reminders.ts lists the paths. */
export function reminderRoutes(deps: ReminderDeps): Hono {
  const app = new Hono();
  app.onError(answerReminderError);
  app.route('/', stopRoutes(deps));
  app.route('/', renewalRoutes(deps));
  app.route('/', settingsRoutes(deps));
  app.all('*', () => {
    throw reminderError('not_found');
  });
  return new Hono().route('/', app);
}

function settingsRoutes(deps: ReminderDeps): Hono<SignedIn> {
  const admit = openLimit('reminder-changes', deps.database, { errorOf: reminderError });
  const app = new Hono<SignedIn>();
  app.onError(answerReminderError);
  app.use(signedInOnly(deps.accessTokens, reminderError));
  const settings = async (context: Context<SignedIn>) =>
    context.json(await readSettings(deps, context.var.claims));

  app.get('/', settings);

  app.put('/', async (context) => {
    await admit(context.var.claims.sub);
    await changeSettings(deps, context.var.claims, await readBody(context, reminderChange));
    return settings(context);
  });

  app.put('/browser', async (context) => {
    await admit(context.var.claims.sub);
    await remindBrowser(deps, context.var.claims, await readBody(context, browserAddress));
    return settings(context);
  });

  app.delete('/browser', async (context) => {
    await removeBrowser(deps, context.var.claims);
    return settings(context);
  });
  return app;
}

/** Requested by a service worker, which has no access token. */
function renewalRoutes(deps: ReminderDeps): Hono {
  const admit = openLimit('reminder-renewals', deps.database, { errorOf: reminderError });
  const app = new Hono();
  app.onError(answerReminderError);
  app.put('/browser/renewed', async (context) => {
    await admit(clientAddress(context));
    await renewBrowser(deps, await readBody(context, browserRenewal));
    return context.body(null, 204);
  });
  return app;
}

/**
 * Ends the emails with one tap, without signing in. Programs that prefetch links don't end them, because they don't send
 * a POST.
 */
function stopRoutes(deps: ReminderDeps): Hono {
  const admit = openLimit('reminder-stops', deps.database, { errorOf: reminderError });
  const app = new Hono();
  app.onError(answerReminderError);
  app.get('/stop.css', (context) =>
    context.body(stopStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );

  app.get('/stop/:token', async (context) => {
    await admit(clientAddress(context));
    const isKnown = await isStopToken(deps.database, context.req.param('token'));
    context.header('Cache-Control', 'no-store');
    return isKnown ? context.html(stopPage('ask')) : context.html(stopPage('unknown'), 404);
  });

  app.post('/stop/:token', async (context) => {
    await admit(clientAddress(context));
    const isStopped = await stopMails(deps.database, context.req.param('token'));
    context.header('Cache-Control', 'no-store');
    return isStopped ? context.html(stopPage('stopped')) : context.html(stopPage('unknown'), 404);
  });
  return app;
}
