import type { Context } from 'hono';
import { lockAccount } from '../users/account.ts';
import { authenticateAnyStep } from '../authenticate.ts';
import { type Challenge, readChallenge } from '../sign-in/challenge.ts';
import { AuthError, sessionNotFound } from '../error.ts';
import { redirectWithError } from '../sign-in/auth-redirect.ts';
import { safeRedirect, signedInPaths } from '../sign-in/redirect.ts';
import { callerOf, requestedRedirect } from '../request.ts';
import { isSessionOpen } from '../sign-in/session.ts';
import { providerFailure } from './failure.ts';
import { callbackAddress, storeFlowCookie } from './flow-cookie.ts';
import { type LinkTarget, beginProviderFlow } from './provider-flow.ts';
import { type Provider, findProvider } from './provider.ts';
import { requireOwner } from './require-owner.ts';
import type { ProviderServices } from './services.ts';

/** GET /authorize: redirects the browser to the provider, or back to its page with the error. */
export async function authorize(services: ProviderServices, context: Context): Promise<Response> {
  const provider = askedProvider(services, context);
  const redirectTo = safeRedirect(services.config, requestedRedirect(context));
  try {
    await services.limiter.consume('provider', callerOf(context));
    const url = await begin(services, context, { provider, redirectTo, linkTo: null });
    return context.redirect(url.href, 302);
  } catch (error) {
    if (error instanceof AuthError) return redirectWithError(context, redirectTo, error);
    throw error;
  }
}

/** GET /user/identities/authorize: the same redirect for a signed-in person who adds a provider. */
export async function authorizeLink(services: ProviderServices, context: Context): Promise<Response> {
  const caller = callerOf(context);
  await services.limiter.consume('provider', caller);
  const { account, sessionId } = await authenticateAnyStep(services, context);
  await services.limiter.consume('changeUser', { address: caller.address, account: account.id });
  const provider = askedProvider(services, context);
  await services.database.asAuthAdmin(async (auth) => {
    await lockAccount(auth, account.id);
    if (!(await isSessionOpen(auth, sessionId))) throw sessionNotFound();
    await requireOwner(auth, { userId: account.id, sessionId, at: services.now() });
  });
  const redirectTo = safeRedirect(services.config, requestedRedirect(context), signedInPaths);
  const linkTo = { userId: account.id, sessionId };
  const url = await begin(services, context, { provider, redirectTo, linkTo });
  if (context.req.query('skip_http_redirect') === 'true') return context.json({ url: url.href });
  return context.redirect(url.href, 302);
}

function askedProvider({ providers }: ProviderServices, context: Context): Provider {
  const provider = findProvider(providers, context.req.query('provider'));
  if (provider) return provider;
  throw new AuthError(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
}

async function begin(
  services: ProviderServices,
  context: Context,
  wish: { provider: Provider; redirectTo: string; linkTo: LinkTarget | null },
): Promise<URL> {
  const { provider, redirectTo, linkTo } = wish;
  const asked = new URL(context.req.url).searchParams;
  const challenge: Challenge | null = readChallenge({
    code_challenge: asked.get('code_challenge'),
    code_challenge_method: asked.get('code_challenge_method'),
  });
  const at = services.now();
  const flow = await services.database.asAuthAdmin((auth) =>
    beginProviderFlow(auth, { provider: provider.config.id, redirectTo, challenge, linkTo, at }),
  );
  const callback = callbackAddress(services.config);
  const url = await provider
    .authorizationUrl({ secrets: flow.secrets, callback, asked })
    .catch((error: unknown) => {
      throw providerFailure(services, provider, error);
    });
  storeFlowCookie(context, services.config, flow);
  return url;
}
