import type { Context } from 'hono';
import { readBytes } from '../../http/read-json.ts';
import { isBanned } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { AuthError, userBanned, validationFailed } from '../error.ts';
import { beginFlow } from '../sign-in/flow.ts';
import {
  redirectWithCode,
  redirectWithError,
  redirectWithHash,
  sessionHash,
} from '../sign-in/auth-redirect.ts';
import { safeRedirect } from '../sign-in/redirect.ts';
import { type Caller, callerOf } from '../request.ts';
import { hashToken } from '../tokens/secret.ts';
import type { AuthServices } from '../services.ts';
import { sessionAnswer, startSession } from '../sign-in/session.ts';
import { consumeSecretCookie } from './browser-cookie.ts';
import { type SsoPerson, peekAnswer, readAssertion } from './read-assertion.ts';
import { type SamlRequest, claimRequest } from './saml-request.ts';
import { accountForSso } from './sso-account.ts';

const BODY_BYTES = 256 * 1024;

/**
 * POST /sso/saml/acs: the return from the identity provider. It always ends on a screen of the app: with a code, with
 * the session or with an error. A sign-in that did not start here is refused, and the relay state is ignored.
 */
export async function finishSso(services: AuthServices, context: Context): Promise<Response> {
  let redirectTo = safeRedirect(services.config, undefined);
  const at = services.now();
  try {
    await services.limiter.consume('verify', callerOf(context));
    const answer = peekAnswer(await postedAnswer(context), services.config);
    const request = await services.database.asAuthAdmin((auth) =>
      claimRequest(auth, answer.inResponseTo, at),
    );
    const provider = services.config.samlProviders.find(({ id }) => id === request?.provider_id);
    if (!request || !provider) throw unrequestedResponse();
    redirectTo = request.redirect_to;
    const secret = consumeSecretCookie(context, services.config);
    // The sign-in was started in another browser: a person there could sign this browser in to their own account.
    if (request.browser_hash && hashToken(secret) !== request.browser_hash) throw unrequestedResponse();
    const requestedAt = request.created_at;
    const person = await readAssertion(services.config, provider, { ...answer, requestedAt, at });
    return await signInFromResponse(services, context, { request, person, caller: callerOf(context), at });
  } catch (error) {
    if (error instanceof AuthError) return redirectWithError(context, redirectTo, error);
    throw error;
  }
}

async function postedAnswer(context: Context): Promise<string> {
  const bytes = await readBytes(context.req.raw, BODY_BYTES);
  if (!bytes)
    throw new AuthError(413, 'validation_failed', `The response is larger than ${BODY_BYTES} bytes`);
  const answer = new URLSearchParams(new TextDecoder().decode(bytes)).get('SAMLResponse');
  if (!answer) throw validationFailed('SAMLResponse is missing');
  return answer;
}

async function signInFromResponse(
  services: AuthServices,
  context: Context,
  entry: { request: SamlRequest; person: SsoPerson; caller: Caller; at: Date },
): Promise<Response> {
  const { request, person, caller, at } = entry;
  const { provider_id: providerId, code_challenge: value, code_challenge_method: challengeMethod } = request;
  const method = 'sso/saml';
  const { notAfter } = person;
  const { takesSignUps } = services.config.access;
  return services.database.asAuthAdmin(async (auth) => {
    const account = await accountForSso(auth, person, { providerId, takesSignUps, caller, at });
    if (!account || isBanned(account, at)) throw userBanned();
    if (value && challengeMethod) {
      const challenge = { value, method: challengeMethod };
      const code = await beginFlow(auth, { userId: account.id, challenge, method, at, notAfter });
      return redirectWithCode(context, request.redirect_to, code);
    }
    const session = await startSession(auth, { account, method, caller, at, notAfter });
    await recordAudit(auth, { action: 'login', userId: account.id, caller, at });
    const hash = sessionHash(await sessionAnswer(services, auth, session));
    return redirectWithHash(context, request.redirect_to, hash);
  });
}

function unrequestedResponse(): AuthError {
  return new AuthError(
    404,
    'saml_relay_state_not_found',
    'SAML RelayState does not exist, try logging in again?',
  );
}
