import { Hono } from 'hono';
import * as v from 'valibot';
import { authenticate } from './authenticate.ts';
import { AuthError, validationFailed } from './error.ts';
import { callerOf, readForm } from './request.ts';
import type { AuthServices } from './services.ts';

const phoneForm = v.object({ phone: v.nullish(v.string()) });
const factorForm = v.object({ factor_type: v.optional(v.string()) });
const factorNames: Record<string, string> = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' };

/**
 * Ways in that are not configured. Codes and words are GoTrue's. Where it says 404 (single sign-on, linking
 * identities, factors) the status here is 422: the path exists, it is the feature that is off.
 */
export function disabledWays(services: AuthServices): Hono {
  const routes = new Hono();
  routes.post('/otp', async (context) => {
    const { phone } = await readForm(context, phoneForm);
    if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
    throw new AuthError(422, 'email_provider_disabled', 'Login with magic link is disabled');
  });
  routes.all('/magiclink', refuse(422, 'email_provider_disabled', 'Login with magic link is disabled'));
  routes.all('/sso', refuse(422, 'saml_provider_disabled', 'SAML 2.0 is disabled'));
  routes.all('/sso/*', refuse(422, 'saml_provider_disabled', 'SAML 2.0 is disabled'));
  routes.all('/authorize', refuse(400, 'validation_failed', 'Unsupported provider: provider is not enabled'));
  routes.all('/callback', refuse(400, 'bad_oauth_callback', 'OAuth state parameter missing'));
  signedInWays(routes, services);
  return routes;
}

function signedInWays(routes: Hono, services: AuthServices): void {
  for (const path of ['/user/*', '/factors/*', '/passkeys/*', '/admin/*', '/invite']) {
    routes.use(path, async (context, next) => {
      await services.limiter.spend('readUser', callerOf(context));
      await authenticate(services, context.req.header('Authorization'));
      await next();
    });
  }
  routes.all('/user/identities/*', refuse(422, 'manual_linking_disabled', 'Manual linking is disabled'));
  routes.post('/factors', async (context) => {
    const { factor_type: type = '' } = await readForm(context, factorForm);
    const name = Object.hasOwn(factorNames, type) ? factorNames[type] : undefined;
    if (!name) throw validationFailed('factor_type needs to be totp, phone, or webauthn');
    throw new AuthError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${name}`);
  });
  routes.all('/factors/*', refuse(422, 'mfa_factor_not_found', 'Factor not found'));
  routes.all('/passkeys/*', refuse(422, 'passkey_disabled', 'Passkeys are disabled'));
  routes.all('/admin/*', refuse(403, 'not_admin', 'User not allowed'));
  routes.all('/invite', refuse(403, 'not_admin', 'User not allowed'));
}

function refuse(...refusal: ConstructorParameters<typeof AuthError>) {
  return () => {
    throw new AuthError(...refusal);
  };
}
