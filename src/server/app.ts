import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { PublicConfig } from '#contract/public-config.ts';
import { refuseClosed } from './account/refuse-closed.ts';
import { accountRoutes } from './account/routes.ts';
import { openLimiterFor } from './auth/limits.ts';
import { authRoutes } from './auth/routes.ts';
import type { Billing } from './billing/billing.ts';
import { billingRoutes } from './billing/routes.ts';
import { webhookRoutes } from './billing/webhook.ts';
import { openModel } from './chat/model/open-model.ts';
import { chatRoutes } from './chat/routes.ts';
import { takeAddressFromProxies } from './client-address.ts';
import type { Deps } from './deps.ts';
import { thisMachineOnly } from './loopback.ts';
import { readinessRoutes } from './readiness.ts';
import { requestLog } from './request-log.ts';
import { requestLimitsFor } from './rest/request-limit.ts';
import { restRoutes } from './rest/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { voiceRoutes } from './voice/routes.ts';
import { contentSecurityPolicy, foreignFrames, webFiles } from './web-files.ts';

/** The whole server as one fetch handler. `extra` are routes that only local mode has. */
export async function buildApp(deps: Deps, billing: Billing | null, extra?: Hono): Promise<Hono> {
  const app = new Hono();
  const files = await webFiles();
  const { advisorModel } = deps.config;
  const model = advisorModel && (await openModel(advisorModel));

  app.use(requestLog(deps.log));
  if (deps.config.trustedProxies) app.use(takeAddressFromProxies(deps.config.trustedProxies));
  if (deps.config.environment === 'local') app.use(thisMachineOnly);
  app.use(
    secureHeaders({
      contentSecurityPolicy: contentSecurityPolicy(files, deps.config),
      strictTransportSecurity:
        deps.config.environment === 'production' ? 'max-age=63072000; includeSubDomains' : false,
      xFrameOptions: 'SAMEORIGIN',
      referrerPolicy: 'no-referrer',
      crossOriginOpenerPolicy: 'same-origin',
      permissionsPolicy: {
        camera: [],
        geolocation: [],
        payment: [],
        microphone: ['self', ...foreignFrames(deps.config)],
      },
    }),
  );

  app.get('/healthz', (context) => context.json({ status: 'ok', billing: deps.config.billing.mode }));
  app.route('/', readinessRoutes(deps.database));
  app.get('/config.json', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json(publicConfig(deps, new URL(context.req.url).origin));
  });
  const limiter = openLimiterFor(deps);
  app.route('/auth/v1', authRoutes(deps, limiter));
  app.route('/rest/v1', restRoutes(deps, requestLimitsFor(deps.config.environment)));
  app.route('/functions/v1/account', accountRoutes(deps, billing, limiter));
  for (const name of ['chat', 'voice', 'support', 'stripe-subscription']) {
    app.use(`/functions/v1/${name}/*`, refuseClosed(deps));
  }
  app.route('/functions/v1/chat', chatRoutes(deps, model ? { model } : {}));
  app.route('/functions/v1/voice', voiceRoutes(deps, deps.config.voice));
  app.route('/functions/v1/support', supportRoutes(deps));
  app.route('/functions/v1/stripe-subscription', billingRoutes(deps, billing));
  if (billing) app.route('/functions/v1/stripe-webhook', webhookRoutes(billing));
  if (extra) app.route('/', extra);
  app.route('/', files.routes);

  app.onError((error, context) => {
    deps.log.error(
      { requestId: context.res.headers.get('x-request-id'), error: error.name },
      'a request failed',
    );
    return context.json(
      { error: { code: 'internal', message: 'Something went wrong on our side. Try again in a moment.' } },
      500,
    );
  });
  return app;
}

function publicConfig({ config }: Deps, requested: string): PublicConfig {
  const local = config.environment === 'local';
  return {
    // On one machine the app may be open as localhost or 127.0.0.1: each talks to where it came from.
    supabaseUrl: local ? requested : config.appUrl,
    // The local backend needs no key; the client libraries insist on sending one.
    publishableKey: 'sb_publishable_evenkeel',
    advisorEmbeds: config.advisorEmbeds,
    ...(config.supportEmbed && { supportEmbed: config.supportEmbed }),
    billingMode: config.billing.mode,
    takesMessages: config.supportEmail !== undefined,
    local,
  };
}
