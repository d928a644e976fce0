const allowedPaths = new Set(['/auth', '/update-password', '/']);

/** Where a link may lead: a known screen of this app, else its sign-in screen. Built anew, never echoed. */
export function safeRedirect(appUrl: string, requested: string | undefined): string {
  const { origin } = new URL(appUrl);
  const target = URL.parse(requested ?? '');
  const isOurs = target?.origin === origin && target.username === '' && target.password === '';
  return origin + (isOurs && allowedPaths.has(target.pathname) ? target.pathname : '/auth');
}
