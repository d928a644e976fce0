import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Boundary } from '#web/ui/status/boundary.tsx';
import { buttonClass } from '#web/ui/button-class.ts';

/** Catches errors of rendering or loading a page. Navigation resets it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary key={pathname} instead={<NotLoaded />}>
      {children}
    </Boundary>
  );
}

function NotLoaded() {
  return (
    <div className="mx-auto max-w-xl space-y-4 py-8">
      <h1 className="text-xl">We couldn’t load this page</h1>
      <p role="alert">
        Something went wrong on our end, or the connection dropped. Everything you saved is safe.
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass({})} onClick={() => location.reload()}>
          Reload the page
        </button>
        <a href="/" className={buttonClass({ variant: 'secondary' })}>
          Go to Home
        </a>
      </div>
    </div>
  );
}
