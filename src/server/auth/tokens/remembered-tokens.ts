import type { VerifiedClaims } from './access-token.ts';

type Verify = (token: string) => Promise<VerifiedClaims | null>;

/** The maximum number of cached tokens. A person has one or two at a time. The oldest is dropped when the cache is full. */
const MAX_ENTRIES = 2000;

/**
 * Caches verified tokens until they expire, because checking a signature takes longer than reading a page of rows. Only for
 * keys that don't change while the process runs. The database checks account and session on every request.
 */
export function rememberVerified(verify: Verify, now: () => Date, places = MAX_ENTRIES): Verify {
  const known = new Map<string, VerifiedClaims>();

  return async (token) => {
    const remembered = known.get(token);
    if (remembered) {
      if (expiryOf(remembered) > Math.floor(now().getTime() / 1000)) return remembered;
      known.delete(token);
    }
    const claims = await verify(token);
    // Our tokens have no `nbf`. A token that has one is verified each time.
    if (!claims || claims['nbf'] !== undefined) return claims;
    const [oldest] = known.keys();
    if (known.size >= places && oldest !== undefined) known.delete(oldest);
    known.set(token, Object.freeze(claims));
    return claims;
  };
}

/** Returns the expiry in seconds since 1970, as in the token. A token without expiry counts as expired. */
function expiryOf(claims: VerifiedClaims): number {
  return typeof claims['exp'] === 'number' ? claims['exp'] : 0;
}
