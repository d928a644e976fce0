import { Hono } from 'hono';
import { authenticateAnyStep } from './authenticate.ts';
import { AuthError } from './error.ts';
import { callerOf } from './request.ts';
import type { AuthServices } from './services.ts';

/**
 * Sign-in methods that are not configured, with GoTrue's codes and messages. For single sign-on the status is 422 instead of
 * 404, because the path exists and only the feature is off.
 */
export function disabledWays(services: AuthServices): Hono {
  const routes = new Hono();
  routes.all('/sso', refuse(422, 'saml_provider_disabled', 'SAML 2.0 is disabled'));
  routes.all('/sso/*', refuse(422, 'saml_provider_disabled', 'SAML 2.0 is disabled'));
  routes.all('/authorize', refuse(400, 'validation_failed', 'Unsupported provider: provider is not enabled'));
  routes.all('/callback', refuse(400, 'bad_oauth_callback', 'OAuth state parameter missing'));
  signedInWays(routes, services);
  return routes;
}

function signedInWays(routes: Hono, services: AuthServices): void {
  // A caller who signs in with one of these methods has no session yet.
  routes.all('/passkeys/authentication/*', refuse(422, 'passkey_disabled', 'Passkeys are disabled'));
  for (const path of ['/user/*', '/passkeys', '/passkeys/*']) {
    routes.use(path, async (context, next) => {
      await services.limiter.consume('readUser', callerOf(context));
      await authenticateAnyStep(services, context);
      await next();
    });
  }
  routes.all('/user/identities/*', refuse(404, 'manual_linking_disabled', 'Manual linking is disabled'));
  routes.all('/passkeys', refuse(422, 'passkey_disabled', 'Passkeys are disabled'));
  routes.all('/passkeys/*', refuse(422, 'passkey_disabled', 'Passkeys are disabled'));
}

function refuse(...refusal: ConstructorParameters<typeof AuthError>) {
  return () => {
    throw new AuthError(...refusal);
  };
}
