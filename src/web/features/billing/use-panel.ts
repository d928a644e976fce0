import { useState } from 'react';
import type { CancelAction } from '#contract/billing.ts';
import type { PlanId } from '#domain/billing/plan.ts';
import { useEntitlement } from '#web/lib/billing/entitlement.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useHourlyNow } from '#web/lib/use-now.ts';
import { planChoice } from './plan-choice.ts';
import { planStanding } from './plan-standing.ts';
import { clearProblem } from './problem-store.ts';
import { useBilling } from './queries.ts';
import { useBillingActions } from './use-billing-actions.ts';

export interface Pick {
  plan: PlanId;
  isAnnual: boolean;
  /** The current plan. Null without one. */
  from: PlanId | null;
  /** A cancellation is pending. */
  isEnding: boolean;
  /** A change is charged without another page in between. */
  isChange: boolean;
}

const cancelToasts: Readonly<Record<CancelAction, { title: string; description: string }>> = {
  immediate: { title: 'Your plan will end', description: 'You can use your plan until it ends.' },
  pause: { title: 'Your plan will pause', description: 'You can restart it at any time.' },
  discount: { title: 'Your discount has been applied', description: 'You’ll see it on your next bill.' },
};

/** The panel's content and the actions of its buttons. `onDone` is called after a change of the subscription. */
export function usePanel(onDone: () => void) {
  const { data: entitlement, isError } = useEntitlement();
  const billing = useBilling({ isNeeded: entitlement?.isSuperAdmin !== true });
  const { busy, run } = useBillingActions();
  const now = useHourlyNow();
  const [chosenPeriod, setChosenPeriod] = useState<boolean | null>(null);
  const [picked, setPicked] = useState<Pick | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);

  const standing = entitlement && planStanding(entitlement, now);
  const plan = standing?.kind === 'paid' ? standing.plan : null;
  const paysAnnually = plan === null ? null : (billing.data?.account?.isAnnual ?? null);
  const isPlanless = standing?.kind === 'trial' || standing?.kind === 'superadmin';
  const isAnnual = chosenPeriod ?? paysAnnually ?? false;

  function pick(wanted: PlanId, isAnnual: boolean) {
    if (!standing) return;
    const isEnding = billing.data?.info.cancelAtPeriodEnd ?? false;
    // The row may not include a purchase made a moment ago.
    const runs = billing.data?.account?.status === 'active';
    const isChange = runs || planChoice(wanted, standing)?.kind !== 'buy';
    setPicked({ plan: wanted, isAnnual, from: plan, isEnding, isChange });
  }

  async function cancel(how: CancelAction) {
    if (!(await run({ kind: 'cancel', how }))) return;
    setIsLeaving(false);
    showToast(cancelToasts[how]);
    onDone();
  }

  async function undo() {
    if (!(await run({ kind: 'undo' }))) return;
    showToast({ title: 'You’re keeping your plan', description: 'We undid the cancellation.' });
    onDone();
  }

  return {
    entitlement,
    billing,
    busy,
    standing,
    /** Nothing that loads later changes the height above the plans. */
    isSettled: isError || isPlanless || (standing !== undefined && !billing.isPending),
    isPastDue: (entitlement?.pastDueSince ?? null) !== null,
    paysAnnually,
    isAnnual,
    setPeriod: setChosenPeriod,
    picked,
    pick,
    keepPlan: () => plan && pick(plan, paysAnnually ?? false),
    confirm: () => picked && void run({ kind: 'checkout', ...picked }, () => setPicked(null)),
    closeConfirm: () => setPicked(null),
    isLeaving,
    startLeaving: () => setIsLeaving(true),
    stopLeaving: () => {
      clearProblem('pressing');
      setIsLeaving(false);
    },
    cancel: (how: CancelAction) => void cancel(how),
    undo: () => void undo(),
    openPortal: () => void run({ kind: 'portal' }),
  };
}
