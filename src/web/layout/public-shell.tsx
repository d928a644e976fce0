import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { LoadingMessage } from '#web/ui/status/loading-message.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { MAIN_ID } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { Wordmark } from './wordmark.tsx';

/** The frame of public pages. */
export function PublicShell() {
  return (
    <>
      <TopBar>
        <a
          href="/"
          aria-label="Evenkeel, home"
          className="flex min-h-11 min-w-11 items-center rounded-control px-1"
        >
          <Wordmark />
        </a>
      </TopBar>
      <main id={MAIN_ID} tabIndex={-1} className="px-4 pt-6 pb-16 outline-none md:px-8 md:pt-10">
        <PageBoundary>
          <Suspense fallback={<LoadingMessage />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
    </>
  );
}
