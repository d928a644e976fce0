/**
 * Whether a link would change who is signed in here: `userId` is the account this browser holds a session of,
 * null for none. The token is only decoded, the server judges it; one that says nothing is not trusted.
 */
export function belongsToOtherAccount(accessToken: string, userId: string | null): boolean {
  return userId !== null && subjectOf(accessToken) !== userId;
}

/** Reads an address as the auth client does: the last one of a name counts, the query before the hash. */
export function accessTokenIn(address: Pick<Location, 'hash' | 'search'>): string | null {
  const found = [address.hash.replace(/^#/, ''), address.search].flatMap((part) =>
    new URLSearchParams(part).getAll('access_token'),
  );
  return found.at(-1) ?? null;
}

function subjectOf(accessToken: string): unknown {
  try {
    const [, payload = ''] = accessToken.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'sub' in claims ? claims.sub : null;
  } catch {
    return null;
  }
}
