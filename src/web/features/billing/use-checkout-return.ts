import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '#web/lib/session/session.tsx';
import { currentToast, showToast, subscribeToToasts } from '#web/lib/toast-store.ts';
import { addedCredits } from './credits-before.ts';
import { billingKey } from './queries.ts';

const ACTIVATED = {
  title: 'Subscription Activated',
  description: 'Your subscription has been successfully activated!',
};
const CANCELED = {
  title: 'Checkout Canceled',
  description: "You've canceled the checkout process. Your subscription was not changed.",
};

/** Runs after a return from the payment provider's page: shows the result, cleans up the URL and reloads the state. */
export function useCheckoutReturn({ onSuccess }: { onSuccess: () => void }): void {
  const { id } = useUser();
  const queries = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const status = query.get('status');

  const arrive = useEffectEvent((status: string) => {
    setQuery({ tab: 'subscription' }, { replace: true });
    if (status === 'canceled') showToast(CANCELED);
    if (status !== 'success') return;
    showToast(ACTIVATED);
    onSuccess();
    void tellCredits(queries, id);
  });

  useEffect(() => {
    if (status !== null) arrive(status);
  }, [status]);
}

async function tellCredits(queries: QueryClient, userId: string): Promise<void> {
  // The panel may have requested it already.
  await queries.refetchQueries({ queryKey: billingKey(userId) }, { cancelRefetch: false });
  const uploads = addedCredits(queries, userId);
  if (uploads === null) return;
  const description = `You now have ${uploads} document ${uploads === 1 ? 'upload' : 'uploads'}.`;
  showNext({ title: 'Credits Added', description });
}

/** Shown after the current toast: only one is shown at a time, and both should be read. */
function showNext(toast: { title: string; description: string }): void {
  if (!currentToast()) return showToast(toast);
  const stop = subscribeToToasts(() => {
    if (currentToast()) return;
    stop();
    showToast(toast);
  });
}
