import { createContext, use } from 'react';

/** Preloads the code of a path's page. Set by the router's root. */
export const RoutePreloadContext = createContext<(path: string) => void>(() => undefined);

/** Handlers for a link that preload its page's code on hover and focus. */
export function usePreloadOnIntent(path: string) {
  const preload = use(RoutePreloadContext);
  const onIntent = () => preload(path);
  return { onPointerEnter: onIntent, onFocus: onIntent, onTouchStart: onIntent };
}
