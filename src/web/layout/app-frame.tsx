import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { MAIN_ID } from './skip-link.tsx';

interface AppFrameProps {
  sidebar: ReactNode;
  topBar: ReactNode;
  children: ReactNode;
}

/** Sidebar, top bar, page and bottom bar in their places. */
export function AppFrame({ sidebar, topBar, children }: AppFrameProps) {
  return (
    <div className="md:flex">
      {/* First in the document for the keyboard, second for the eye. */}
      <div className="min-w-0 flex-1 md:order-2">
        {topBar}
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="mx-auto max-w-5xl px-4 pt-6 pb-28 outline-none md:px-8 md:pt-4 md:pb-16"
        >
          {children}
        </main>
      </div>
      <div className="md:order-1">{sidebar}</div>
      <BottomBar />
    </div>
  );
}
