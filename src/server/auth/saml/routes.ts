import { Hono } from 'hono';
import { callerOf, readForm } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { beginSso, ssoForm } from './begin-sso.ts';
import { storeSecretCookie } from './browser-cookie.ts';
import { finishSso } from './finish-sso.ts';
import { samlAddresses } from './service-provider.ts';

/** Routes for single sign-on by SAML 2.0, if an identity provider is configured. */
export function samlRoutes(services: AuthServices): Hono {
  const routes = new Hono();
  const { entityId, acs } = samlAddresses(services.config);

  routes.get('/sso/saml/metadata', async (context) => {
    const { generateServiceProviderMetadata } = await import('@node-saml/node-saml');
    const metadata = generateServiceProviderMetadata({
      issuer: entityId,
      callbackUrl: acs,
      wantAssertionsSigned: true,
      identifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    });
    return context.body(metadata, 200, { 'Content-Type': 'application/xml' });
  });
  routes.post('/sso', async (context) => {
    const form = await readForm(context, ssoForm);
    const { url, browserSecret } = await beginSso(services, form, callerOf(context));
    if (browserSecret) storeSecretCookie(context, services.config, browserSecret);
    return form.skip_http_redirect ? context.json({ url }) : context.redirect(url, 303);
  });
  routes.post('/sso/saml/acs', (context) => finishSso(services, context));
  return routes;
}
