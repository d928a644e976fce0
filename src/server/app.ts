import { type Context, Hono } from 'hono';
import type { PublicConfig } from '#contract/public-config.ts';
import { accountRoutes } from './account/routes.ts';
import { openLimiterFor } from './limits/sign-in-limiter.ts';
import { authRoutes } from './auth/routes.ts';
import type { Billing } from './billing/billing.ts';
import { billingRoutes } from './billing/routes.ts';
import { webhookRoutes } from './billing/webhook.ts';
import { caseResearchRoutes } from './case-research/routes.ts';
import { openFrameHealth } from './chat/frame-health/frame-health.ts';
import { tokenBudget } from './chat/model/provider/daily-tokens.ts';
import { openModel } from './chat/model/provider/open-model.ts';
import { chatRoutes } from './chat/routes.ts';
import type { TurnHub } from './chat/turns/turn-hub.ts';
import { takeAddressFromProxies } from './http/client-address.ts';
import { BackendUnavailable, RETRY_AFTER_SECONDS } from './database/backend-unavailable.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { calendarFeed } from './calendar/feed.ts';
import type { Deps } from './deps.ts';
import { admitCaller } from './http/admit-caller.ts';
import { legalFactsOf } from './legal/legal-facts.ts';
import { thisMachineOnly } from './http/loopback.ts';
import { paperRoutes } from './papers/routes.ts';
import { readinessRoutes } from './http/readiness.ts';
import { reminderRoutes } from './reminders/routes.ts';
import { requestLimitsFor } from './limits/limits.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { databasePlace } from './database/database-place.ts';
import { loggedError } from './logging/logged-error.ts';
import { requestLog } from './http/request-log.ts';
import { restRoutes } from './rest/routes.ts';
import { securityHeaders } from './http/security-headers.ts';
import { supportRoutes } from './support/routes.ts';
import { metricsRoutes } from './telemetry/metrics-routes.ts';
import { requestMetrics } from './telemetry/request-metrics.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import { watchedEngine } from './telemetry/watched-engine.ts';
import { watchedModel } from './telemetry/watched-senders.ts';
import { voiceRoutes } from './voice/routes.ts';
import { noWebFiles, webFiles } from './http/web-files.ts';

const unavailableMessage = 'We can’t answer right now. Try again in a moment.';

/** Routes that accounts pending deletion can't use. */
const gatedFunctions = [
  'chat',
  'voice',
  'support',
  'stripe-subscription',
  'reminders',
  'calendar',
  'papers',
  'case-research',
];

interface Options {
  /** Routes that only local mode has. */
  extra?: Hono | undefined;
  /** True by default. */
  servesPages?: boolean;
  telemetry?: Telemetry;
  /** The answers in progress, which the shutdown waits for. */
  hub: TurnHub;
  /** Whether this copy is shutting down. It still responds, but reports itself as not ready. */
  isLeaving: () => boolean;
}

/** The whole server as one fetch handler. */
export async function buildApp(
  deps: Deps,
  billing: Billing | null,
  { extra, servesPages = true, telemetry, hub, isLeaving }: Options,
): Promise<Hono> {
  const app = new Hono();
  const files = servesPages ? await webFiles(deps.config) : noWebFiles();
  const { advisorModel } = deps.config;
  const metrics = telemetry?.metrics;
  const opened = advisorModel && (await openModel(advisorModel));
  const model = opened && metrics ? watchedModel(opened, metrics) : opened;

  app.use(requestLog(deps.log, deps.config.trustedProxies));
  if (telemetry?.traces) app.use(telemetry.traces.requests);
  if (metrics) app.use(requestMetrics(metrics));
  app.use(async (context, next) => {
    await next();
    // Closes the connection, because the next request on a kept-alive connection would be lost.
    if (isLeaving()) context.header('Connection', 'close');
  });
  if (deps.config.trustedProxies) app.use(takeAddressFromProxies(deps.config.trustedProxies));
  if (deps.config.environment === 'local') app.use(thisMachineOnly);
  app.use(securityHeaders(files, deps.config));

  app.get('/healthz', (context) => context.json({ status: 'ok', billing: deps.config.billing.mode }));
  app.route('/', readinessRoutes(deps.database, isLeaving));
  const { metrics: offered } = deps.config.telemetry;
  if (metrics && !offered?.listener) app.route('/', metricsRoutes(metrics, offered?.token));
  app.get('/config.json', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json(publicConfig(deps, new URL(context.req.url).origin));
  });
  app.get('/legal.json', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json(legalFactsOf(deps.config));
  });
  const { corsOrigins } = deps.config.access;
  if (corsOrigins.length > 0) {
    for (const api of ['auth', 'rest', 'functions']) app.use(`/${api}/v1/*`, crossOrigin(corsOrigins));
  }
  const limiter = openLimiterFor(deps);
  const requestLimits = requestLimitsFor(deps.config.environment);
  if (deps.config.supabase) {
    app.all('/auth/v1/*', notHostedHere).all('/rest/v1/*', notHostedHere);
  } else {
    app.route('/auth/v1', authRoutes(deps, limiter));
    app.route('/rest/v1', restRoutes(deps, requestLimits));
  }
  app.route('/functions/v1/account', accountRoutes(deps, billing, limiter));
  const gate = admitCaller(deps, requestLimits);
  for (const name of gatedFunctions) app.use(`/functions/v1/${name}/*`, gate);
  app.route(
    '/functions/v1/chat',
    chatRoutes(deps, {
      hub,
      frameHealth: openFrameHealth(deps.config, deps.now),
      // In development and tests, most servers never serve a chat, so the chat is loaded on demand.
      warmsUpAtStart: deps.config.environment === 'production',
      ...(model && { model }),
      ...(metrics && { watch: (engine) => watchedEngine(engine, metrics) }),
    }),
  );
  app.route('/functions/v1/voice', voiceRoutes(deps, deps.config.voice));
  app.route('/functions/v1/support', supportRoutes(deps));
  if (deps.config.reviewsPapers) {
    const summarizer = model && { model, budget: tokenBudget(deps.database, deps.now), log: deps.log };
    app.route('/functions/v1/papers', paperRoutes({ ...deps, summarizer }));
  }
  const { caseResearch } = deps.config;
  if (caseResearch) app.route('/functions/v1/case-research', caseResearchRoutes(deps, caseResearch));
  app.route('/functions/v1/reminders', reminderRoutes(deps));
  app.route('/functions/v1/calendar', calendarRoutes(deps, limiter));
  app.route('/calendar', calendarFeed(deps));
  app.route('/functions/v1/stripe-subscription', billingRoutes(deps, billing));
  if (billing) app.route('/functions/v1/stripe-webhook', webhookRoutes(billing));
  if (extra) app.route('/', extra);
  for (const name of ['auth', 'rest', 'functions', 'storage', 'realtime', 'graphql'])
    app.all(`/${name}/:version{v[0-9]+}/*`, unknownApi);
  app.route('/', files.routes);

  app.onError((error, context) => {
    if (error instanceof BackendUnavailable) {
      deps.log.warn(
        { reason: error.reason, database: databasePlace(deps.config), ...loggedError(error) },
        'the backend did not serve a request',
      );
      context.header('Retry-After', String(RETRY_AFTER_SECONDS));
      return context.json({ error: { code: 'unavailable', message: unavailableMessage } }, 503);
    }
    deps.log.error(loggedError(error), 'a request failed');
    return context.json(
      { error: { code: 'internal', message: 'Something went wrong on our end. Try again in a moment.' } },
      500,
    );
  });
  return app;
}

/** Programs that call an unknown API path get JSON instead of a page. */
function unknownApi(context: Context): Response {
  const told = { code: 'not_found', message: 'There’s nothing at this address.' };
  return context.json(context.req.path.startsWith('/functions/') ? { error: told } : told, 404);
}

/** With a hosted project, only the project's own endpoints serve its accounts and tables. */
function notHostedHere(context: Context): Response {
  const message = 'Accounts and tables aren’t hosted here. See /config.json for where to find them.';
  return context.json({ code: 'not_here', message }, 404);
}

function publicConfig({ config, sms, paperKey }: Deps, requested: string): PublicConfig {
  const local = config.environment === 'local';
  return {
    // In local mode the app may be open as localhost or as 127.0.0.1, so each page calls its own origin.
    supabaseUrl: config.supabase?.url ?? (local ? requested : config.appUrl),
    // Our backend needs no key, but the client libraries require one.
    publishableKey: config.supabase?.publishableKey ?? 'sb_publishable_evenkeel',
    // A hosted project configures its own providers.
    ...(!config.supabase &&
      config.oidcProviders.length > 0 && {
        providers: config.oidcProviders.map(({ id, name }) => ({ id, name })),
      }),
    advisorEmbeds: config.advisorEmbeds,
    ...(config.supportEmbed && { supportEmbed: config.supportEmbed }),
    answersBy: config.advisorModel ? 'model' : 'library',
    ...(config.reviewsPapers && { reviewsPapers: true }),
    ...(config.caseResearch && { searchesCases: true }),
    ...(config.reviewsPapers && config.advisorModel && { sumsUpPapers: true }),
    ...(config.reviewsPapers && paperKey && { keepsPapers: true }),
    billingMode: config.billing.mode,
    takesMessages: config.supportEmail !== undefined,
    ...(sms && { sendsTexts: true }),
    ...(!config.supabase && sms && config.sms.signsIn && { signsInByText: true }),
    ...(!config.supabase && config.samlProviders.length > 0 && { singleSignOn: true }),
    local,
  };
}
