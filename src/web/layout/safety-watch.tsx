import { useEffect } from 'react';
import { followFace } from '#web/lib/face.ts';
import { keepFocus } from '#web/lib/keep-focus.ts';
import { watchIdleness } from './idle-watch.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { RecoveryNote } from './recovery-note.tsx';

/** Stands behind every signed-in page. Fetched after it: import it lazily. */
export function SafetyWatch() {
  useEffect(watchIdleness, []);
  useEffect(followFace, []);
  useEffect(keepFocus, []);
  return (
    <>
      <RecoveryNote />
      <OfflineBanner />
    </>
  );
}
