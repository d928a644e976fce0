/** The result that a link from an email put in the URL, read before the auth client clears it. */
export type AuthRedirect =
  | { kind: 'none' }
  | { kind: 'session' }
  /** The account was changed. The signed-in person stays the same. */
  | { kind: 'news' }
  | { kind: 'failed'; code: string; description: string };

export function readAuthRedirect(address: Pick<Location, 'hash' | 'search'>): AuthRedirect {
  const parameters = [address.hash.replace(/^#/, ''), address.search].map(
    (part) => new URLSearchParams(part),
  );
  const find = (name: string) => parameters.map((part) => part.get(name)).find(Boolean) ?? '';
  if (find('error') || find('error_code') || find('error_description')) {
    return { kind: 'failed', code: find('error_code'), description: find('error_description') };
  }
  if (find('access_token')) return { kind: 'session' };
  return find('message') ? { kind: 'news' } : { kind: 'none' };
}
