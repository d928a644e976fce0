import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { authClient } from '#web/lib/auth-client.ts';
import { endPush } from '#web/lib/end-push.ts';
import { endWorker } from '#web/lib/end-worker.ts';
import { forgetReading } from '#web/lib/forget-reading.ts';
import { showToast } from '#web/lib/toast-store.ts';

const UNREACHABLE = 'You’re signed out on this device, but we couldn’t reach the server to let it know.';

/** Ends the session, forgets what was loaded and goes to the sign-in screen. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    const client = await authClient();
    void endPush();
    endWorker();
    forgetReading();
    // Answers of guided conversations that only this tab knows: names and places of a safety plan.
    sessionStorage.clear();
    // Wanted, so the sign-in screen need not explain it (page-notes.tsx).
    document.documentElement.dataset['ended'] = 'wanted';
    // Whatever comes of the request: the client has forgotten the session before.
    const { error } = await client.signOut({ scope: 'local' });
    if (error) {
      const isUnreachable = error.name === 'AuthRetryableFetchError';
      showToast({
        title: 'Error signing out',
        description: isUnreachable ? UNREACHABLE : error.message,
        variant: 'destructive',
      });
    }
    queries.clear();
    await navigate('/auth');
  };
}
