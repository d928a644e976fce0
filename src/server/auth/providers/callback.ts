import type { Context } from 'hono';
import { AuthError } from '../error.ts';
import { beginFlow } from '../sign-in/flow.ts';
import {
  redirectWithCode,
  redirectWithError,
  redirectWithHash,
  sessionHash,
} from '../sign-in/auth-redirect.ts';
import { recordAudit } from '../audit.ts';
import { safeRedirect } from '../sign-in/redirect.ts';
import { callerOf } from '../request.ts';
import { sessionAnswer, startSession } from '../sign-in/session.ts';
import { providerFailure } from './failure.ts';
import { callbackAddress, consumeFlowCookie } from './flow-cookie.ts';
import type { ForeignIdentity } from './foreign-identity.ts';
import { type ProviderFlow, claimProviderFlow, linkTargetOf, secretsFor } from './provider-flow.ts';
import type { ProviderServices } from './services.ts';
import { signInWithIdentity } from './sign-in-with-identity.ts';

/**
 * GET /callback: the return from the provider. It always ends on a screen of the app: with a code, with the session or
 * with an error.
 */
export async function finishAtCallback(services: ProviderServices, context: Context): Promise<Response> {
  let redirectTo = safeRedirect(services.config, undefined);
  try {
    await services.limiter.consume('provider', callerOf(context));
    const state = context.req.query('state');
    if (!state) throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
    const flow = await services.database.asAuthAdmin((auth) => claimProviderFlow(auth, state));
    if (!flow) throw invalidState();
    const browserSecret = consumeFlowCookie(context, services.config, flow);
    const secrets = secretsFor(flow, { state, browserSecret, at: services.now() });
    // The sign-in was started in another browser, whose user chose its purpose.
    if (!secrets) throw invalidState();
    redirectTo = flow.redirect_to;
    const provider = services.providers.get(flow.provider);
    if (!provider) throw new AuthError(400, 'provider_disabled', 'Provider is not enabled');
    const callback = new URL(callbackAddress(services.config));
    callback.search = new URL(context.req.url).search;
    const foreign = await provider.exchange({ secrets, callback }).catch((error: unknown) => {
      throw providerFailure(services, provider, error);
    });
    return await signInFromCallback(services, context, flow, foreign);
  } catch (error) {
    if (error instanceof AuthError) return redirectWithError(context, redirectTo, error);
    throw error;
  }
}

async function signInFromCallback(
  services: ProviderServices,
  context: Context,
  flow: ProviderFlow,
  foreign: ForeignIdentity,
): Promise<Response> {
  const caller = callerOf(context);
  const at = services.now();
  const { code_challenge: value, code_challenge_method: method } = flow;
  return signInWithIdentity(
    services,
    foreign,
    { linkTo: linkTargetOf(flow), caller },
    async (auth, account) => {
      if (value && method) {
        const begun = { userId: account.id, challenge: { value, method }, method: 'oauth', at } as const;
        return redirectWithCode(context, flow.redirect_to, await beginFlow(auth, begun));
      }
      const session = await startSession(auth, { account, method: 'oauth', caller, at });
      await recordAudit(auth, { action: 'login', userId: account.id, caller, at });
      return redirectWithHash(
        context,
        flow.redirect_to,
        sessionHash(await sessionAnswer(services, auth, session)),
      );
    },
  );
}

function invalidState(): AuthError {
  return new AuthError(400, 'bad_oauth_state', 'OAuth callback with invalid state');
}
