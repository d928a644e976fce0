import { Suspense, useState } from 'react';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { storageKeys } from '#web/lib/storage-keys.ts';

const ClosedDialog = lazyPart(() => import('./closed-dialog.tsx').then((module) => module.ClosedDialog));

/** For a person who has signed in to an account that they have closed. The server refuses all its data. */
export function ClosedWatch() {
  const [closesAt] = useState(readClosesAt);
  return <Suspense>{closesAt && <ClosedDialog closesAt={closesAt} />}</Suspense>;
}

/** The day of the deletion, from the session. Null for an open account. */
function readClosesAt(): string | null {
  try {
    const session = JSON.parse(localStorage.getItem(storageKeys.session) ?? 'null') as {
      user?: { app_metadata?: { closes_at?: unknown } };
    } | null;
    const day = session?.user?.app_metadata?.closes_at;
    return typeof day === 'string' ? day : null;
  } catch {
    return null;
  }
}
