import type { VerifiedClaims } from './access-token.ts';

type Verify = (token: string) => Promise<VerifiedClaims | null>;

/** A person has one or two at a time; each is forgotten when as many newer ones are known. */
const PLACES = 2000;

/**
 * Remembers what was verified until it expires: a signature takes longer to check than a page of rows to read. For keys that
 * stay what they are while the process runs. Whether the account may still be served is not asked here but in the database,
 * with every request.
 */
export function rememberVerified(verify: Verify, now: () => Date, places = PLACES): Verify {
  const known = new Map<string, VerifiedClaims>();

  return async (token) => {
    const remembered = known.get(token);
    if (remembered) {
      if (expiryOf(remembered) > Math.floor(now().getTime() / 1000)) return remembered;
      known.delete(token);
    }
    const claims = await verify(token);
    // A token with a beginning of its own is none of ours: its time is looked at each time.
    if (!claims || claims['nbf'] !== undefined) return claims;
    const [oldest] = known.keys();
    if (known.size >= places && oldest !== undefined) known.delete(oldest);
    known.set(token, Object.freeze(claims));
    return claims;
  };
}

/** In seconds since 1970, as the token has it; a token without one is over at once. */
function expiryOf(claims: VerifiedClaims): number {
  return typeof claims['exp'] === 'number' ? claims['exp'] : 0;
}
