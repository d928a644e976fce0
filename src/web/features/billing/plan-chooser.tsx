import { useState } from 'react';
import { nextBill } from '#domain/billing/next-bill.ts';
import { planIds, plans, type PlanId } from '#domain/billing/plan.ts';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { BillingChoice } from './billing-choice.tsx';
import { longDate } from './money.ts';
import { FeatureLines } from './feature-lines.tsx';
import { PlanCard } from './plan-card.tsx';
import { planChoice } from './plan-choice.ts';
import { sharedFeatures } from './plan-features.ts';
import type { PlanStanding } from './plan-standing.ts';
import { useOffer } from './use-offer.ts';
import type { BillingAction } from './use-billing-actions.ts';

interface PlanChooserProps {
  /** Undefined if it could not be loaded, so nothing can be chosen. */
  standing: PlanStanding | undefined;
  /** How the current plan is paid. Null if unknown or without a plan. */
  paysAnnually: boolean | null;
  isAnnual: boolean;
  onPeriod: (isAnnual: boolean) => void;
  /** An invoice is open: plans can be changed once it is paid. */
  isLocked: boolean;
  busy: BillingAction | null;
  onChoose: (plan: PlanId) => void;
}

/** The three plans, with the prices by month or by year. */
export function PlanChooser(props: PlanChooserProps) {
  const [now] = useState(() => new Date());
  const offer = useOffer();
  const { standing, paysAnnually, isAnnual, onPeriod, isLocked, busy, onChoose } = props;
  return (
    <section aria-labelledby="plans-title" className="@container space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="plans-title" className="text-lg">
          Plans
        </h2>
        <BillingChoice isAnnual={isAnnual} onChange={onPeriod} />
      </div>
      {isLocked && <p className="text-ink-soft">You can change your plan once your bill is paid.</p>}
      <ul className="grid gap-4 md:@[27rem]:grid-cols-3 md:@[27rem]:gap-2 @[42rem]:gap-4">
        {planIds.map((plan) => (
          <PlanCard
            key={plan}
            plan={plans[plan]}
            isAnnual={isAnnual}
            offer={offer}
            choice={standing ? planChoice(plan, standing) : null}
            isOtherPeriod={paysAnnually !== null && paysAnnually !== isAnnual}
            isLocked={isLocked}
            progress={progressOf(plan, busy)}
            onChoose={() => onChoose(plan)}
          />
        ))}
      </ul>
      <div className="space-y-2 @[42rem]:hidden">
        <h3 className="text-base">Every plan includes</h3>
        <ul className="space-y-1.5 text-sm">
          <FeatureLines features={sharedFeatures(offer)} />
        </ul>
      </div>
      {!isLocked && (
        <div className="space-y-1 text-sm text-ink-soft">
          <p>You can upgrade, downgrade, or cancel at any time.</p>
          <p>
            A plan you start today renews on {longDate(nextBill(now, isAnnual))}, and then every{' '}
            {isAnnual ? 'year' : 'month'}, at the price above. To cancel, come back here and press “Cancel
            Subscription.”
          </p>
        </div>
      )}
    </section>
  );
}

function progressOf(plan: PlanId, busy: BillingAction | null) {
  if (!busy) return 'none';
  return busy.kind === 'checkout' && busy.plan === plan ? 'processing' : 'waiting';
}

/** Waits for the content above, which would otherwise push the plans down. */
export function PlanChooserSkeleton() {
  return (
    <div role="status" className="@container space-y-5">
      <span className="sr-only">Loading plans...</span>
      <Skeleton className="h-11 w-40" />
      <div className="grid gap-4 md:@[27rem]:grid-cols-3 md:@[27rem]:gap-2 @[42rem]:gap-4">
        {planIds.map((plan) => (
          <Skeleton key={plan} className="h-96" />
        ))}
      </div>
    </div>
  );
}
