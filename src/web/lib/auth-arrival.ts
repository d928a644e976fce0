/** What a link from a mail brought along in the address, read before the auth client clears it. */
export type AuthArrival =
  | { kind: 'none' }
  | { kind: 'session' }
  | { kind: 'failed'; code: string; description: string };

export function readAuthArrival(address: Pick<Location, 'hash' | 'search'>): AuthArrival {
  const parameters = [address.hash.replace(/^#/, ''), address.search].map(
    (part) => new URLSearchParams(part),
  );
  const find = (name: string) => parameters.map((part) => part.get(name)).find(Boolean) ?? '';
  if (find('error') || find('error_code') || find('error_description')) {
    return { kind: 'failed', code: find('error_code'), description: find('error_description') };
  }
  return find('access_token') ? { kind: 'session' } : { kind: 'none' };
}
