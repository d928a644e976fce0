import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type BillingRequest, type CancelAction, done, redirect } from '#contract/billing.ts';
import type { PlanId } from '#domain/billing/plan.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { askBilling } from './ask-billing.ts';
import { BillingRefusal, NoCheckoutPage } from './billing-refusal.ts';
import { rememberCredits } from './credits-before.ts';
import { clearProblem, tellProblem } from './problem-store.ts';
import { billingKey } from './queries.ts';

export type BillingAction =
  | { kind: 'checkout'; plan: PlanId; isAnnual: boolean }
  | { kind: 'cancel'; how: CancelAction }
  | { kind: 'undo' }
  | { kind: 'portal' };

/**
 * One action at a time: `busy` is the running one. `run` resolves with whether it succeeded, after showing an error.
 */
export function useBillingActions() {
  const { id } = useUser();
  const queries = useQueryClient();
  const leaveFor = useRedirect();
  const [busy, setBusy] = useState<BillingAction | null>(null);
  const isBusy = useRef(false);

  async function act(action: BillingAction): Promise<void> {
    const request = requestOf(action, id);
    if (action.kind === 'checkout' || action.kind === 'portal') {
      if (action.kind === 'checkout') rememberCredits(queries, id);
      await leaveFor((await askBilling(request, redirect)).url);
    } else {
      await askBilling(request, done);
      await queries.invalidateQueries({ queryKey: billingKey(id) });
    }
  }

  /** `onEnd` is called before an error is shown, so that a dialog is closed by then. */
  async function run(action: BillingAction, onEnd?: () => void): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(action);
    clearProblem('pressing');
    try {
      await act(action);
      onEnd?.();
      return true;
    } catch (error) {
      onEnd?.();
      tellProblem('pressing', error);
      return false;
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
  }

  return { busy, run };
}

function requestOf(action: BillingAction, userId: string): BillingRequest {
  switch (action.kind) {
    case 'checkout':
      return { action: 'create-checkout', userId, tier: action.plan, isAnnual: action.isAnnual };
    case 'cancel':
      return { action: 'cancel-subscription', userId, cancelAction: action.how };
    case 'undo':
      return { action: 'undo-cancel', userId };
    case 'portal':
      return { action: 'open-portal', userId };
  }
}

/** Opens a page of the payment provider, or one of ours without reloading the app. */
function useRedirect(): (address: string | undefined) => Promise<void> {
  const navigate = useNavigate();
  return async (address) => {
    if (!address) throw new NoCheckoutPage();
    const url = new URL(address, location.href);
    if (!/^https?:$/.test(url.protocol)) throw new BillingRefusal('internal', 'This isn’t a web address');
    if (url.origin === location.origin) return navigate(url.pathname + url.search, { replace: true });
    location.assign(url);
    // Stays busy until the page is left. The browser may restore the page from its cache.
    await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
  };
}
