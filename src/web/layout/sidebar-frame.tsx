import type { ReactNode } from 'react';

interface SidebarFrameProps {
  header: ReactNode;
  nav: ReactNode;
  footer?: ReactNode;
}

/** The sidebar's position and size, the same before and after the app has started. */
export function SidebarFrame({ header, nav, footer }: SidebarFrameProps) {
  return (
    <aside
      aria-label="Sidebar"
      className="app-sidebar no-print fixed inset-y-0 left-0 z-20 hidden flex-col border-r border-line bg-surface md:flex"
    >
      <div className="flex h-16 shrink-0 items-center justify-between px-4 collapsed:justify-center collapsed:px-0">
        {header}
      </div>
      <div className="flex-1 overflow-x-hidden overflow-y-auto px-3 py-2 collapsed:px-1">{nav}</div>
      {footer && <div className="space-y-2 border-t border-line p-3 collapsed:px-1">{footer}</div>}
    </aside>
  );
}
