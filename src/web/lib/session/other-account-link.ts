/**
 * Whether a link would change the signed-in account. `userId` is the account of this browser's session; null without
 * one. The token is only decoded here, and verified by the server. An unreadable token is not trusted.
 */
export function belongsToOtherAccount(accessToken: string, userId: string | null): boolean {
  return userId !== null && subjectOf(accessToken) !== userId;
}

/** Parses a URL in the same way as the auth client: the last value of a name counts, and the query overrides the hash. */
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
