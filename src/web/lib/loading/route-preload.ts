import { createContext, use } from 'react';

/** Fetches the code of the page behind a path, before somebody goes there. Set by the router's root. */
export const RoutePreloadContext = createContext<(path: string) => void>(() => undefined);

/** Handlers for a link: its page's code is fetched once somebody points at it or reaches it by keyboard. */
export function usePreloadOnIntent(path: string) {
  const preload = use(RoutePreloadContext);
  const onIntent = () => preload(path);
  return { onPointerEnter: onIntent, onFocus: onIntent, onTouchStart: onIntent };
}
