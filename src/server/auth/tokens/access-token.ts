import { randomUUID } from 'node:crypto';
import {
  type JSONWebKeySet,
  type JWK,
  type JWTVerifyGetKey,
  SignJWT,
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
} from 'jose';
import * as v from 'valibot';
import { BackendUnavailable } from '../../database/backend-unavailable.ts';
import type { Claims } from '../../database/database.ts';
import { rememberVerified } from './remembered-tokens.ts';

/** Lifetime of an access token. Whether its session is still valid is checked on every request. */
export const ACCESS_TOKEN_SECONDS = 600;

/** The claims of an access token, named as in GoTrue. Timestamps are added at signing. */
interface AccessClaims {
  sub: string;
  email: string;
  phone: string;
  role: 'authenticated';
  aal: 'aal1' | 'aal2';
  /** The account has a second step that this session has not taken. This claim is ours, not GoTrue's. */
  needs_aal2?: true;
  amr: { method: string; timestamp: number }[];
  session_id: string;
  is_anonymous: boolean;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
}

export type VerifiedClaims = Claims & { role: 'authenticated'; sub: string; session_id: string };

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<{ token: string; expiresAt: number }>;
  /** Null unless the token is valid and unexpired, and its session has taken the second step if there is one. */
  verify(token: string): Promise<VerifiedClaims | null>;
  /** Also accepts sessions that lack the second step. Only for the auth routes. */
  verifyAnyStep(token: string): Promise<VerifiedClaims | null>;
  publicKeys: JSONWebKeySet;
}

const verified = v.looseObject({
  sub: v.pipe(v.string(), v.uuid()),
  role: v.literal('authenticated'),
  session_id: v.pipe(v.string(), v.uuid()),
});

export async function generateSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' };
}

/** The first key signs. The others (older keys during a rotation) only verify. */
export async function openAccessTokens(options: {
  keys: readonly JWK[];
  issuer: string;
  now: () => Date;
}): Promise<AccessTokens> {
  const [current] = options.keys;
  if (!current) throw new Error('At least one signing key is needed');
  const privateKey = await importJWK(current, 'ES256');
  const publicKeys = { keys: options.keys.map(publicPart) };
  const keySet = createLocalJWKSet(publicKeys);

  return {
    ...requireEveryStep(rememberVerified(verifierWith(keySet, options), options.now)),
    publicKeys,
    async sign(claims) {
      const issuedAt = Math.floor(options.now().getTime() / 1000);
      const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
      const token = await new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...(current.kid && { kid: current.kid }) })
        .setIssuer(options.issuer)
        .setAudience('authenticated')
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(privateKey);
      return { token, expiresAt };
    },
  };
}

/**
 * Verifies tokens of a hosted project by its published keys. The keys are fetched when first needed, and again when a
 * token names an unknown key. Projects that sign with a shared secret publish no keys. In this mode the server signs no
 * tokens.
 */
export function openHostedTokens({ url, now }: { url: string; now: () => Date }): AccessTokens {
  const keySet = createRemoteJWKSet(new URL(`${url}/auth/v1/.well-known/jwks.json`), {
    timeoutDuration: 5000,
  });
  return {
    ...requireEveryStep(verifierWith(keySet, { issuer: `${url}/auth/v1`, now })),
    publicKeys: { keys: [] },
    sign: () => Promise.reject(new Error('The hosted project signs its own tokens')),
  };
}

function verifierWith(
  keys: JWTVerifyGetKey,
  { issuer, now }: { issuer: string; now: () => Date },
): AccessTokens['verifyAnyStep'] {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['ES256'],
        issuer,
        audience: 'authenticated',
        requiredClaims: ['exp'],
        currentDate: now(),
      });
      return v.is(verified, payload) ? payload : null;
    } catch (error) {
      if (isOfToken(error)) return null;
      // The keys could not be fetched. The token may be valid, so nobody must be signed out.
      throw new BackendUnavailable('unreachable', error);
    }
  };
}

function requireEveryStep(
  verifyAnyStep: AccessTokens['verifyAnyStep'],
): Pick<AccessTokens, 'verify' | 'verifyAnyStep'> {
  return {
    verifyAnyStep,
    async verify(token) {
      const claims = await verifyAnyStep(token);
      return claims?.['needs_aal2'] === true ? null : claims;
    },
  };
}

function isOfToken(error: unknown): boolean {
  // The base error code means that the key server's response is wrong, not the token.
  const isOfKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  return error instanceof errors.JOSEError && !isOfKeys && error.code !== errors.JOSEError.code;
}

function publicPart({ d: _private, ...key }: JWK): JWK {
  return key;
}

/** The token of an `Authorization: Bearer …` header, or null. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([^\s]+)$/i.exec(header ?? '')?.[1] ?? null;
}
