import { Hono } from 'hono';
import { authorize, authorizeLink } from './begin.ts';
import { finishAtCallback } from './callback.ts';
import type { ProviderServices } from './services.ts';
import { unlinkIdentity } from './unlink-identity.ts';

/** Routes for sign-in with other providers. If none is configured, `disabled-ways.ts` responds. */
export function providerRoutes(services: ProviderServices): Hono {
  const routes = new Hono();
  if (services.providers.size === 0) return routes;
  routes.get('/authorize', (context) => authorize(services, context));
  routes.get('/callback', (context) => finishAtCallback(services, context));
  routes.get('/user/identities/authorize', (context) => authorizeLink(services, context));
  routes.delete('/user/identities/:id', (context) => unlinkIdentity(services, context));
  return routes;
}
