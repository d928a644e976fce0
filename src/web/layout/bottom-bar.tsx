import { NavLink } from 'react-router';
import { usePreloadOnIntent } from '#web/lib/loading/route-preload.ts';
import { type NavEntry, bottomBarLinks } from './nav-links.ts';

/** The phone's navigation, within reach of the thumb. */
export function BottomBar() {
  return (
    <nav
      aria-label="Quick links"
      className="no-print fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-5">
        {bottomBarLinks.map((entry) => (
          <li key={entry.path}>
            <BottomLink entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BottomLink({ entry }: { entry: NavEntry }) {
  return (
    <NavLink
      to={entry.path}
      end={entry.path === '/'}
      {...usePreloadOnIntent(entry.path)}
      className="flex min-h-16 flex-col items-center justify-center gap-1 text-xs font-semibold text-ink-soft -outline-offset-2 aria-[current=page]:text-pine"
    >
      <entry.icon aria-hidden className="size-5" />
      {entry.label}
    </NavLink>
  );
}
