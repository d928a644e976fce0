import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { MAIN_ID } from './skip-link.tsx';

interface AppFrameProps {
  sidebar: ReactNode;
  topBar: ReactNode;
  children: ReactNode;
}

/** Top bar, sidebar, page and bottom bar, in tab order. */
export function AppFrame({ sidebar, topBar, children }: AppFrameProps) {
  return (
    <div className="beside-sidebar">
      {topBar}
      {sidebar}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto max-w-5xl px-4 pt-6 pb-28 outline-none md:px-8 md:pt-4 md:pb-16"
      >
        {children}
      </main>
      <BottomBar />
    </div>
  );
}
