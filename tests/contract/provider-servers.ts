import { randomUUID } from 'node:crypto';
import type { GoTrueClient } from '@supabase/auth-js';
import { afterAll } from 'vitest';
import { openEachDatabase } from '../database.ts';
import { type ForeignPerson, type IdentityProvider, startIdentityProvider } from '../identity-provider.ts';
import { type AuthServer, type AuthRedirect, startAuth } from './auth-server.ts';
import { type ProviderBrowser, openProviderBrowser } from './provider-browser.ts';

export interface ProviderServer {
  name: string;
  server: AuthServer;
  acme: IdentityProvider;
}

export function settingsOf(id: string, { issuer, clientId, clientSecret }: IdentityProvider) {
  const name = `OIDC_${id.toUpperCase()}`;
  return {
    [`${name}_ISSUER`]: issuer,
    [`${name}_CLIENT_ID`]: clientId,
    [`${name}_CLIENT_SECRET`]: clientSecret,
  };
}

/** Starts a server on each kind of database, with its own provider called `keycloak`. */
export async function startWithProvider(more: Record<string, string> = {}): Promise<ProviderServer[]> {
  const databases = await openEachDatabase();
  return Promise.all(
    databases.map(async ({ name, database }) => {
      const acme = await startIdentityProvider();
      const server = await startAuth(database, {
        settings: { OIDC_PROVIDERS: 'keycloak', ...settingsOf('keycloak', acme), ...more },
        sharedLimits: name === 'PostgreSQL',
      });
      acme.open(`${server.url}/auth/v1/callback`);
      afterAll(async () => {
        await server.close();
        await acme[Symbol.asyncDispose]();
      });
      return { name, server, acme };
    }),
  );
}

export function newForeigner(more: Partial<ForeignPerson> = {}): ForeignPerson & { email: string } {
  const email = more.email ?? `${randomUUID()}@people.test`;
  return { sub: randomUUID(), email_verified: true, given_name: 'Ada', family_name: 'Berg', ...more, email };
}

/** The URL to which the client library redirects a browser. */
export async function addressOf(client: GoTrueClient, redirectTo?: string): Promise<string> {
  const { data, error } = await client.signInWithOAuth({
    provider: 'keycloak',
    options: { skipBrowserRedirect: true, ...(redirectTo !== undefined && { redirectTo }) },
  });
  if (error || !data.url) throw error ?? new Error('no address');
  return data.url;
}

/** Signs in at the provider as `person`, in a new browser or the given one. */
export async function signInAtProvider(
  { server, acme }: ProviderServer,
  person: ForeignPerson,
  browser: ProviderBrowser = openProviderBrowser(),
): Promise<{ client: GoTrueClient; redirect: AuthRedirect; browser: ProviderBrowser }> {
  acme.person = person;
  const client = server.newClient('pkce');
  const redirect = await browser.follow(await addressOf(client));
  return { client, redirect, browser };
}

/** Signs in the same way and returns the session. */
export async function signInElsewhere(at: ProviderServer, person: ForeignPerson) {
  const { client, redirect } = await signInAtProvider(at, person);
  const { data, error } = await client.exchangeCodeForSession(redirect.query['code'] ?? '');
  if (error) throw error;
  return { client, user: data.user, session: data.session };
}
