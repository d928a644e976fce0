import { PanelLeft } from 'lucide-react';
import { AppLink } from '#web/ui/app-link.tsx';
import { AccountSummary } from './account-summary.tsx';
import { LogoutButton } from './logout-button.tsx';
import { SidebarFrame } from './sidebar-frame.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import { useSidebarState } from './sidebar-state.ts';
import { Wordmark } from './wordmark.tsx';

/** Beside the page on wide screens: 16rem, or 3rem with only icons and tooltips. */
export function Sidebar() {
  const { isCollapsed, toggle } = useSidebarState();
  return (
    <SidebarFrame
      header={
        <>
          <AppLink to="/" className="collapsed:hidden rounded-control">
            <Wordmark />
          </AppLink>
          <button
            type="button"
            aria-label="Collapse the sidebar"
            aria-pressed={isCollapsed}
            onClick={toggle}
            className="flex size-10 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-pine-soft hover:text-ink"
          >
            <PanelLeft aria-hidden className="size-5" />
          </button>
        </>
      }
      nav={<SidebarNav />}
      footer={
        <>
          <AccountSummary />
          <LogoutButton />
        </>
      }
    />
  );
}
