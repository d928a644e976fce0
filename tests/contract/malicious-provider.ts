import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { type JWK, type JWTPayload, SignJWT, exportJWK, exportSPKI, generateKeyPair } from 'jose';
import { serveLocally } from './local-server.ts';

/** A provider whose tokens contain whatever a test needs, unlike a real provider's. */
export interface MaliciousProvider extends AsyncDisposable {
  issuer: string;
  settings: Record<string, string>;
  /** The issuer in the provider's metadata. */
  named: string;
  /** The next response of its token endpoint. */
  idToken: string;
  accessToken: string;
  /** An ID token with the usual claims except for the given ones, signed with the provider's key or another. */
  sign(
    claims?: JWTPayload,
    options?: { alg?: string; key?: CryptoKey | Uint8Array; kid?: string },
  ): Promise<string>;
  /** The same token without a signature. */
  unsigned(claims?: JWTPayload): string;
  /** The public key as text, which an attacker would use as a shared secret. */
  publicKeyText: string;
}

export const CLIENT_ID = 'the-client';
const KEY_ID = 'key-1';

export async function startMaliciousProvider(): Promise<MaliciousProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const app = new Hono();
  const { origin: issuer, close } = await serveLocally(app);
  const usual = (claims: JWTPayload = {}): JWTPayload => {
    const now = Math.floor(Date.now() / 1000);
    return { iss: issuer, aud: CLIENT_ID, iat: now, exp: now + 300, email_verified: true, ...claims };
  };
  const provider: MaliciousProvider = {
    issuer,
    named: issuer,
    settings: {
      OIDC_PROVIDERS: 'keycloak',
      OIDC_KEYCLOAK_ISSUER: issuer,
      OIDC_KEYCLOAK_CLIENT_ID: CLIENT_ID,
    },
    idToken: '',
    accessToken: 'an-access-token',
    publicKeyText: await exportSPKI(publicKey),
    sign: (claims, { alg = 'RS256', key = privateKey, kid = KEY_ID } = {}) =>
      new SignJWT(usual(claims)).setProtectedHeader({ alg, kid }).sign(key),
    unsigned(claims) {
      return `${part({ alg: 'none' })}.${part(usual(claims))}.`;
    },
    [Symbol.asyncDispose]: close,
  };
  app.get('/.well-known/openid-configuration', (context) =>
    context.json({
      issuer: provider.named,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    }),
  );
  app.get('/keys', (context) => context.json({ keys: [jwk] }));
  app.post('/token', (context) =>
    context.json({ token_type: 'Bearer', access_token: provider.accessToken, id_token: provider.idToken }),
  );
  return provider;
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** The `at_hash` of an access token, for signatures with SHA-256. */
export function accessTokenHash(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');
}
