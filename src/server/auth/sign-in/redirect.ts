import type { Config } from '../../config/config.ts';

const allowedPaths: ReadonlySet<string> = new Set(['/auth', '/update-password', '/']);
/** Screens that a redirect after sign-in may open. */
export const signedInPaths: ReadonlySet<string> = new Set([...allowedPaths, '/settings']);

/**
 * Returns the target of a link: a known screen of this app, an address on the operator's list, or else the sign-in
 * screen. The URL is rebuilt from its parts, never echoed.
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

/** Removes query and hash, because apps read their own parameters and only this server may set them. */
function bare(target: URL | null): string {
  return target ? target.href.slice(0, target.href.length - target.search.length - target.hash.length) : '';
}
