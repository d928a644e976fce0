import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type SubscriptionInfo, changePreview, subscriptionInfo } from '#contract/billing.ts';
import type { PlanId } from '#domain/billing/plan.ts';
import { dataClient } from '#web/lib/data/data-client.ts';
import { entitlementKey } from '#web/lib/billing/entitlement.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { askBilling } from './ask-billing.ts';
import { BILLING_COLUMNS, type BillingAccount, parseBillingAccount } from './billing-account.ts';
import { clearProblem, tellProblem } from './problem-store.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

export interface Billing {
  info: SubscriptionInfo;
  /** Null before the first checkout. */
  account: BillingAccount | null;
}

export function billingKey(userId: string): readonly string[] {
  return ['billing', userId];
}

/** The subscription at the payment provider. The call also updates the account's rows. */
export function useBilling({ isNeeded }: { isNeeded: boolean }): UseQueryResult<Billing> {
  const { id } = useUser();
  return useQuery({
    queryKey: billingKey(id),
    queryFn: ({ client }) => loadAndTell(client, id),
    enabled: isNeeded,
    retry: false,
    refetchInterval: FIVE_MINUTES_MS,
  });
}

async function loadAndTell(queries: QueryClient, userId: string): Promise<Billing> {
  try {
    const billing = await loadBilling(queries, userId);
    clearProblem('loading');
    return billing;
  } catch (error) {
    tellProblem('loading', error);
    throw error;
  }
}

async function loadBilling(queries: QueryClient, userId: string): Promise<Billing> {
  const info = await askBilling({ action: 'get-subscription', userId }, subscriptionInfo);
  const [account] = await Promise.all([
    loadAccount(userId),
    queries.invalidateQueries({ queryKey: entitlementKey(userId) }),
  ]);
  return { info, account };
}

async function loadAccount(userId: string): Promise<BillingAccount | null> {
  const data = await dataClient();
  const found = await data
    .from('billing_accounts')
    .select(BILLING_COLUMNS)
    .eq('user_id', userId)
    .maybeSingle();
  if (found.error) throw found.error;
  return parseBillingAccount(found.data);
}

/** The current price of a change of plan. Never cached, because it changes daily. */
export function useChangePreview(plan: PlanId, isAnnual: boolean) {
  const { id } = useUser();
  return useQuery({
    queryKey: ['change-preview', id, plan, isAnnual],
    queryFn: () => askBilling({ action: 'preview-change', userId: id, tier: plan, isAnnual }, changePreview),
    retry: false,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}
