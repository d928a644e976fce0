import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Entitlement } from '#domain/access.ts';
import { superAdminQuery } from './account-queries.ts';
import { dataClient } from './data-client.ts';
import { useUser } from './session.tsx';
import { loadSubscription } from './subscription.ts';

export function entitlementKey(userId: string): readonly string[] {
  return ['entitlement', userId];
}

/** What the signed-in person may use; the server decides again at every call. */
export function useEntitlement(): UseQueryResult<Entitlement> {
  const { id } = useUser();
  return useQuery({
    queryKey: entitlementKey(id),
    // Many parts of a screen ask for it: a part that appears after a failure must not start it all over.
    retryOnMount: false,
    queryFn: async ({ client }): Promise<Entitlement> => {
      const [subscription, isSuperAdmin] = await Promise.all([
        dataClient().then((data) => loadSubscription(data, id)),
        client.fetchQuery(superAdminQuery(id)),
      ]);
      return { ...subscription, isSuperAdmin };
    },
  });
}
