import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { usePreloadOnIntent } from '#web/lib/loading/route-preload.ts';

type AppLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link inside the app that preloads the next page's code when a person is about to press it. */
export function AppLink({ to, ...props }: AppLinkProps) {
  return <Link to={to} {...props} {...usePreloadOnIntent(to.split(/[?#]/)[0] ?? to)} />;
}
