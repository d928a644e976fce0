import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { usePreloadOnIntent } from '#web/lib/route-preload.ts';
import { type NavEntry, sidebarLinks } from './nav-links.ts';

interface SidebarNavProps {
  /** Puts something around each link, e.g. a tooltip. */
  wrap?: (link: ReactNode, label: string) => ReactNode;
  onNavigate?: () => void;
}

export function SidebarNav({ wrap = bare, onNavigate }: SidebarNavProps) {
  return (
    <nav aria-label="Main">
      <ul className="space-y-0.5">
        {sidebarLinks.map((entry) => (
          <li key={entry.path}>
            <SidebarLink entry={entry} wrap={wrap} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const bare = (link: ReactNode) => link;

interface SidebarLinkProps {
  entry: NavEntry;
  wrap: (link: ReactNode, label: string) => ReactNode;
  onNavigate: (() => void) | undefined;
}

function SidebarLink({ entry, wrap, onNavigate }: SidebarLinkProps) {
  const preload = usePreloadOnIntent(entry.path);
  return wrap(
    <NavLink
      to={entry.path}
      end={entry.path === '/'}
      {...preload}
      {...(onNavigate && { onClick: onNavigate })}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 text-sm font-semibold text-ink-soft transition-colors hover:bg-pine-soft hover:text-ink aria-[current=page]:bg-pine-soft aria-[current=page]:text-pine md:min-h-10 collapsed:px-2.5"
    >
      <entry.icon aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere collapsed:sr-only">{entry.label}</span>
    </NavLink>,
    entry.label,
  );
}
