import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

/**
 * Replaces the library's BrowserRouter. That one is in the same file as links, forms and fetchers, and would add 4 KB
 * to the sign-in screen that only the signed-in screens use.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });

  useLayoutEffect(
    () => history.listen(({ action, location }) => startTransition(() => setState({ action, location }))),
    [history],
  );

  return (
    <Router navigator={history} navigationType={action} location={location}>
      {children}
    </Router>
  );
}
