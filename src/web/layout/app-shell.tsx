import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { createQueryClient } from '#web/lib/data/query-client.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { Boundary } from '#web/ui/status/boundary.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { LoadingMessage } from '#web/ui/status/loading-message.tsx';
import { AppFrame } from './app-frame.tsx';
import { BootSidebar, BootTopBar } from './boot-frame.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { Wordmark } from './wordmark.tsx';

/**
 * The frame of every signed-in page. Redirects to the sign-in screen without a session. `background` renders nothing
 * and runs as long as a person is signed in.
 */
export function AppShell({ background }: { background: ReactNode }) {
  const { session, retry } = useSession();
  const [queries] = useState(createQueryClient);

  if (session.status === 'signed-out') return <Navigate to="/auth" replace />;
  if (session.status === 'signed-in') {
    return (
      <QueryClientProvider client={queries}>
        {/* A separate boundary: parts that can't be prerendered, or fail, must not block the page. */}
        <Boundary>
          <Suspense>{background}</Suspense>
        </Boundary>
        <AppFrame
          sidebar={<Sidebar />}
          topBar={
            <TopBar>
              <div className="flex items-center gap-1 md:hidden">
                <MobileMenu />
                <span className="hidden min-[400px]:block">
                  <Wordmark />
                </span>
              </div>
            </TopBar>
          }
        >
          <PageBoundary>
            <Suspense fallback={<LoadingMessage />}>
              <Outlet />
            </Suspense>
          </PageBoundary>
        </AppFrame>
      </QueryClientProvider>
    );
  }
  return (
    <AppFrame sidebar={<BootSidebar />} topBar={<BootTopBar />}>
      {session.status === 'loading' ? (
        <LoadingMessage />
      ) : (
        <LoadError
          title="We can’t reach the server"
          description="Check your connection, then try again. Nothing is lost."
          onRetry={retry}
        />
      )}
    </AppFrame>
  );
}
