import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js';
import { clearOfflineData, clearOfflineDataOfOthers } from '#web/lib/offline/clear-offline-data.ts';
import { idleState, readIdleLock } from './idle-lock.ts';
import type { SessionState } from './session.tsx';
import { toSessionUser } from './session-user.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { hasStoredSession } from './stored-session.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { waitsForSecondStep } from '#web/lib/sign-in/waits-for-second-step.ts';

/**
 * Reports every change of the session, including other tabs'. `hasNews`: the page was opened by a link that changed
 * the account, so the data in this browser is older than that.
 */
export function followSession(
  client: GoTrueClient,
  change: (next: (current: SessionState) => SessionState) => void,
  hasNews: boolean,
): () => void {
  const { data } = client.onAuthStateChange((event, next) => {
    const isSignedOut = !next && !hasStoredSession();
    noteEnd(event, isSignedOut);
    if (isSignedOut) clearOfflineData();
    if (next) clearOfflineDataOfOthers(next.user.id);
    change((current) => nextState(current, event, next));
  });
  if (hasNews) {
    showToast({ title: 'Your new address is confirmed', description: 'Use it to sign in from now on.' });
    // Offline, the session stays unchanged until the next refresh.
    if (hasStoredSession()) void client.refreshSession();
  }
  // If the account was closed in another tab, its session ends without an event of the auth client.
  const noteRemoval = ({ key, newValue }: StorageEvent) => {
    if (key !== storageKeys.session || newValue !== null) return;
    // Every tab is then hidden, and shows the reason (layout/idle-watch.ts).
    if (idleState(readIdleLock(), Date.now()) === 'over') return;
    noteEnd('SIGNED_OUT', true);
    change((current) => nextState(current, 'SIGNED_OUT', null));
  };
  window.addEventListener('storage', noteRemoval);
  return () => {
    window.removeEventListener('storage', noteRemoval);
    data.subscription.unsubscribe();
  };
}

/** A session that ends other than by Logout leaves a message on the sign-in screen (layout/page-notes.tsx). */
function noteEnd(event: AuthChangeEvent, isSignedOut: boolean): void {
  const { dataset } = document.documentElement;
  const isLost = event === 'INITIAL_SESSION' && isSignedOut && dataset['arrived'] === 'signed-in';
  if (event === 'SIGNED_OUT' || isLost) dataset['ended'] ??= 'over';
  if (event === 'SIGNED_IN') delete dataset['ended'];
}

function nextState(current: SessionState, event: AuthChangeEvent, next: Session | null): SessionState {
  if (!next) return { status: 'signed-out' };
  if (waitsForSecondStep(next)) return { status: 'signed-out', needsCode: true };
  const wasRecovering = current.status === 'signed-in' && current.isRecovering;
  const state: SessionState = {
    status: 'signed-in',
    user: toSessionUser(next.user),
    isRecovering: event === 'PASSWORD_RECOVERY' || (wasRecovering && event !== 'USER_UPDATED'),
  };
  // Usually the auth client confirms the initial session, so don't render everything again.
  return JSON.stringify(state) === JSON.stringify(current) ? current : state;
}
