import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { superAdminQuery } from '#web/lib/account/account-queries.ts';
import { dataClient } from '#web/lib/data/data-client.ts';
import { useUser } from '#web/lib/session/session.tsx';
import {
  type AccountEntitlement,
  TrialNotStarted,
  loadSubscription,
  withSuperAdmin,
} from './subscription.ts';

export function entitlementKey(userId: string): readonly string[] {
  return ['entitlement', userId];
}

/** What the signed-in person may use. The server decides again at every call. */
export function useEntitlement(): UseQueryResult<AccountEntitlement> {
  const { id } = useUser();
  return useQuery({
    queryKey: entitlementKey(id),
    // Several parts of a screen request the entitlement: a part that appears after a failure must not restart the
    // request.
    retryOnMount: false,
    queryFn: ({ client }) => loadEntitlement(client, id),
  });
}

async function loadEntitlement(queries: QueryClient, userId: string): Promise<AccountEntitlement> {
  try {
    const [subscription, isSuperAdmin] = await Promise.all([
      dataClient().then((data) => loadSubscription(data, userId)),
      queries.fetchQuery(superAdminQuery(userId)),
    ]);
    return withSuperAdmin(subscription, isSuperAdmin);
  } catch (error) {
    if (error instanceof TrialNotStarted) throw error;
    // Screens show the message, and network errors have none for people.
    throw new Error('Unexpected error loading subscription data', { cause: error });
  }
}
