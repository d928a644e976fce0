import { LoadingMessage } from '#web/ui/status/loading-message.tsx';
import { AppFrame } from './app-frame.tsx';
import { SidebarFrame } from './sidebar-frame.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import { TopBar } from './top-bar.tsx';
import { Wordmark } from './wordmark.tsx';

/** The content of index.html before any script has run. Prerendered. */
export function BootFrame() {
  return (
    <div className="boot-frame">
      <AppFrame sidebar={<BootSidebar />} topBar={<BootTopBar />}>
        <LoadingMessage />
      </AppFrame>
    </div>
  );
}

export function BootSidebar() {
  return <SidebarFrame header={<Wordmark />} nav={<SidebarNav />} />;
}

export function BootTopBar() {
  return (
    <TopBar>
      <span className="flex h-11 items-center px-2 md:hidden">
        <Wordmark />
      </span>
    </TopBar>
  );
}
