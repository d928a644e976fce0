import { useEffect, useRef, useSyncExternalStore } from 'react';
import { cachedSince, subscribeToCachedSince } from '#web/lib/offline/cached-since.ts';
import { readOfflineSession } from '#web/lib/session/stored-session.ts';
import { showToast } from '#web/lib/toast-store.ts';

/** Loaded data stays on the screen. Queries retry by themselves when the connection is back. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // The browser may have a network but no connection to the server.
  const keptSince = useSyncExternalStore(subscribeToCachedSince, cachedSince, () => null);
  const wasOnline = useRef(isOnline);

  useEffect(() => {
    if (isOnline && !wasOnline.current) showToast({ title: 'You’re back online' });
    wasOnline.current = isOnline;
  }, [isOnline]);

  return (
    <div role="status">
      {(!isOnline || keptSince !== null) && (
        <p className="no-print fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 bg-ink px-4 py-2 text-center text-sm text-balance text-paper md:bottom-0 md:left-(--sidebar)">
          {isOnline ? 'We can’t reach the server.' : 'You’re offline.'}{' '}
          {readOfflineSession()
            ? 'You can still see the library, help numbers and your deadlines.'
            : 'You can still see what’s already open.'}{' '}
          {keptSince !== null && `Your deadlines were updated ${momentText(keptSince)}. `}
          New changes won’t be saved until you reconnect.
        </p>
      )}
    </div>
  );
}

function momentText(at: number): string {
  return new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
