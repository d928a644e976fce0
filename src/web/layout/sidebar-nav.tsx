import { NavLink } from 'react-router';
import { usePreloadOnIntent } from '#web/lib/loading/route-preload.ts';
import { type NavEntry, sidebarLinks } from './nav-links.ts';

export function SidebarNav({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <nav aria-label="Main">
      <ul className="space-y-0.5">
        {sidebarLinks.map((entry) => (
          <li key={entry.path}>
            <SidebarLink entry={entry} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SidebarLinkProps {
  entry: NavEntry;
  onNavigate: (() => void) | undefined;
}

function SidebarLink({ entry, onNavigate }: SidebarLinkProps) {
  const preload = usePreloadOnIntent(entry.path);
  return (
    <NavLink
      to={entry.path}
      end={entry.path === '/'}
      {...preload}
      {...(onNavigate && { onClick: onNavigate })}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 text-sm font-semibold text-ink-soft transition-colors hover:bg-pine-soft hover:text-ink aria-[current=page]:bg-pine-soft aria-[current=page]:text-pine md:min-h-10 collapsed:px-2.5"
    >
      <entry.icon aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere collapsed:sr-only">{entry.label}</span>
    </NavLink>
  );
}
