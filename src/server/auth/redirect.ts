const allowedPaths: ReadonlySet<string> = new Set(['/auth', '/update-password', '/']);
/** Where somebody who is signed in may go back to. */
export const signedInPaths: ReadonlySet<string> = new Set([...allowedPaths, '/settings']);

/** Where a link may lead: a known screen of this app, else its sign-in screen. Built anew, never echoed. */
export function safeRedirect(
  appUrl: string,
  requested: string | undefined,
  paths: ReadonlySet<string> = allowedPaths,
): string {
  const { origin } = new URL(appUrl);
  const target = URL.parse(requested ?? '');
  const isOurs = target?.origin === origin && target.username === '' && target.password === '';
  return origin + (isOurs && paths.has(target.pathname) ? target.pathname : '/auth');
}
