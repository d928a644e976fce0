import { useEffect } from 'react';
import { followDisguise } from '#web/lib/appearance/disguise.ts';
import { restoreFocus } from '#web/lib/restore-focus.ts';
import { watchIdleness } from './idle-watch.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { RecoveryNote } from './recovery-note.tsx';

/** Runs on every signed-in page. Loaded after the page: import it lazily. */
export function SafetyWatch() {
  useEffect(watchIdleness, []);
  useEffect(followDisguise, []);
  useEffect(restoreFocus, []);
  return (
    <>
      <RecoveryNote />
      <OfflineBanner />
    </>
  );
}
