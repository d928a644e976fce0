import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { authClient } from '#web/lib/auth-client.ts';
import { showToast } from '#web/lib/toast-store.ts';

/** Ends the session, forgets what was loaded and goes to the sign-in screen. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    const client = await authClient();
    const { error } = await client.signOut({ scope: 'local' });
    if (error) {
      showToast({ title: 'Error signing out', description: error.message, variant: 'destructive' });
      return;
    }
    queries.clear();
    await navigate('/auth');
  };
}
