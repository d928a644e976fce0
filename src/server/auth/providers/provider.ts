import {
  type Configuration,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
} from 'openid-client';
import type { JWTPayload } from 'jose';
import { openDiscovery } from './discover.ts';
import { type ForeignIdentity, foreignIdentity } from './foreign-identity.ts';
import { verifyIdToken } from './id-token.ts';
import type { ProviderConfig } from './provider-config.ts';

/** Values that bind the provider's answer to the request, known to one browser only. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  /** The PKCE verifier for the provider (RFC 7636). The client of this server has its own. */
  verifier: string;
}

export interface Provider {
  config: ProviderConfig;
  /** Returns the URL to redirect the browser to. Rejects if the provider is unavailable. */
  authorizationUrl(request: {
    secrets: FlowSecrets;
    callback: string;
    /** `scopes`, `login_hint`, … as sent by the client, not validated. */
    asked: URLSearchParams;
  }): Promise<URL>;
  /** Returns the person who came back to `callback`, with the provider's answer in its query. Rejects an invalid answer. */
  exchange(answer: { secrets: FlowSecrets; callback: URL }): Promise<ForeignIdentity>;
  /** Returns the subject of an ID token, its `nonce` and its expiry. Rejects an invalid token. */
  readIdToken(
    token: string,
    accessToken: string | null,
  ): Promise<{ foreign: ForeignIdentity; nonce: string | null; expiresAt: Date }>;
}

export type Providers = ReadonlyMap<string, Provider>;

export function openProviders(configs: readonly ProviderConfig[], now: () => Date): Providers {
  return new Map(configs.map((config) => [config.id, openProvider(config, now)]));
}

/** The client library's types include some names. Others are called `custom:<name>`. */
export function findProvider(providers: Providers, name: string | null | undefined): Provider | undefined {
  return providers.get((name ?? '').replace(/^custom:/, ''));
}

function openProvider(config: ProviderConfig, now: () => Date): Provider {
  const discovered = openDiscovery(config, now);

  async function verified(token: string, accessToken: string | null): Promise<JWTPayload> {
    const { client, keys } = await discovered();
    const { issuer } = client.serverMetadata();
    return verifyIdToken(token, { keys, issuer, clientId: config.clientId, accessToken, at: now() });
  }

  return {
    config,
    async authorizationUrl({ secrets, callback, asked }) {
      const { client } = await discovered();
      return buildAuthorizationUrl(client, {
        redirect_uri: callback,
        response_type: 'code',
        scope: scopeOf(config, asked),
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        prompt: promptOf(client, asked),
        ...hintsOf(asked),
      });
    },
    async exchange({ secrets, callback }) {
      const { client } = await discovered();
      const tokens = await authorizationCodeGrant(client, callback, {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.verifier,
        idTokenExpected: true,
      });
      const claims = await verified(tokens.id_token ?? '', tokens.access_token);
      return foreignIdentity(config.id, await withUserInfo(client, tokens.access_token, claims));
    },
    async readIdToken(token, accessToken) {
      const claims = await verified(token, accessToken);
      const { nonce } = claims;
      return {
        foreign: foreignIdentity(config.id, claims),
        nonce: typeof nonce === 'string' && nonce !== '' ? nonce : null,
        expiresAt: new Date((claims.exp ?? 0) * 1000),
      };
    },
  };
}

/** Some providers send the address only in a separate request. */
async function withUserInfo(client: Configuration, accessToken: string, claims: JWTPayload) {
  if (claims['email'] !== undefined || !client.serverMetadata().userinfo_endpoint) return claims;
  const told = await fetchUserInfo(client, accessToken, claims.sub ?? '');
  return { ...told, ...claims };
}

function scopeOf({ scopes }: ProviderConfig, asked: URLSearchParams): string {
  const more = (asked.get('scopes') ?? '').split(/[\s,]+/).filter((scope) => scopes.includes(scope));
  return [...new Set(['openid', 'email', 'profile', ...more])].join(' ');
}

/**
 * On a shared computer another person may still be signed in at the provider, so the provider is told to always ask
 * which account to use.
 */
function promptOf(client: Configuration, asked: URLSearchParams): string {
  if (asked.get('prompt') === 'login') return 'login';
  const supported = client.serverMetadata()['prompt_values_supported'];
  const isMissing = Array.isArray(supported) && !supported.includes('select_account');
  return isMissing ? 'login' : 'select_account';
}

const hints = ['login_hint', 'hd', 'ui_locales'] as const;

function hintsOf(asked: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    hints.flatMap((name) => {
      const value = asked.get(name);
      return value && value.length <= 254 ? [[name, value]] : [];
    }),
  );
}
