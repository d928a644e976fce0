import { createHash } from 'node:crypto';
import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';

/** Signature algorithms that only the provider can use: not `none`, and none with a shared secret. */
const ALGORITHMS = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ');

export const CLOCK_SKEW_SECONDS = 30;

/** Thrown for an invalid token. `message` is for the client. */
export class BadIdToken extends Error {
  override readonly name = 'BadIdToken';
}

/** Returns the claims of an ID token from that issuer for that client. `accessToken` must match its `at_hash`. */
export async function verifyIdToken(
  token: string,
  expected: {
    keys: JWTVerifyGetKey;
    issuer: string;
    clientId: string;
    accessToken: string | null;
    at: Date;
  },
): Promise<JWTPayload> {
  const { payload, protectedHeader } = await jwtVerify(token, expected.keys, {
    algorithms: ALGORITHMS,
    issuer: expected.issuer,
    audience: expected.clientId,
    requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
    currentDate: expected.at,
    clockTolerance: CLOCK_SKEW_SECONDS,
  });
  // The library checks `iat` only together with a maximum age. A future `iat` would extend the validity.
  if ((payload.iat ?? 0) > expected.at.getTime() / 1000 + CLOCK_SKEW_SECONDS) {
    throw new BadIdToken('Bad ID token');
  }
  // A token for several audiences may be held by any of them, so `azp` must name this client.
  if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload['azp'] !== expected.clientId) {
    throw new BadIdToken('Unacceptable audience in id_token');
  }
  checkAccessToken(payload['at_hash'], expected.accessToken, protectedHeader.alg);
  return payload;
}

/** An access token of another person must not be accepted with it (OpenID Connect Core 3.1.3.8). */
function checkAccessToken(hash: unknown, accessToken: string | null, algorithm: string): void {
  if (hash === undefined) return;
  if (accessToken === null) {
    throw new BadIdToken('ID token has a at_hash claim, but no access_token parameter was provided.');
  }
  const digest = createHash(`sha${/\d{3}$/.exec(algorithm)?.[0] ?? '512'}`)
    .update(accessToken)
    .digest();
  if (hash !== digest.subarray(0, digest.length / 2).toString('base64url')) {
    throw new BadIdToken('access_token does not fit the at_hash of the id_token');
  }
}
