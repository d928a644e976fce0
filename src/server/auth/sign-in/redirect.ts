import type { Config } from '../../config/config.ts';

const allowedPaths: ReadonlySet<string> = new Set(['/auth', '/update-password', '/']);
/** Where somebody who is signed in may go back to. */
export const signedInPaths: ReadonlySet<string> = new Set([...allowedPaths, '/settings']);

/**
 * Where a link may lead: a known screen of this app, an address on the operator's list, else the sign-in screen. Built anew,
 * never echoed.
 */
export function safeRedirect(
  { appUrl, access }: Pick<Config, 'appUrl' | 'access'>,
  requested: string | undefined,
  paths: ReadonlySet<string> = allowedPaths,
): string {
  const { origin } = new URL(appUrl);
  const target = URL.parse(requested ?? '');
  const listed = access.redirectAddresses.find((address) => address === bare(target));
  if (listed) return listed;
  const isOurs = target?.origin === origin && target.username === '' && target.password === '';
  return origin + (isOurs && paths.has(target.pathname) ? target.pathname : '/auth');
}

/** An app reads its own parameters; what is put behind the address comes from here. */
function bare(target: URL | null): string {
  return target ? target.href.slice(0, target.href.length - target.search.length - target.hash.length) : '';
}
