import { useEffect, useRef, useSyncExternalStore } from 'react';
import { showToast } from '#web/lib/toast-store.ts';

/** What was loaded stays on the screen; the queries ask again by themselves when the connection is back. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const wasOnline = useRef(isOnline);

  useEffect(() => {
    if (isOnline && !wasOnline.current) showToast({ title: 'You are back online' });
    wasOnline.current = isOnline;
  }, [isOnline]);

  return (
    <div role="status">
      {!isOnline && (
        <p className="no-print fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 bg-ink px-4 py-2 text-center text-sm text-balance text-paper md:bottom-0 md:left-(--sidebar)">
          You are offline. You can read what is open. New changes are not saved yet.
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
