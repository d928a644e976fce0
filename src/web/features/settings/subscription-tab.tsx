import { useState } from 'react';
import { planIds, plans } from '#domain/plan.ts';
import { useEntitlement } from '#web/lib/entitlement.ts';
import { useHourlyNow } from '#web/lib/use-now.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BillingChoice } from './billing-choice.tsx';
import { PlanCard } from './plan-card.tsx';
import { currentPlan, planStatus } from './plan-status.ts';

/** The plans to look at. Choosing and paying come with the payment function. */
export function SubscriptionTab() {
  const { data: entitlement } = useEntitlement();
  const [isAnnual, setIsAnnual] = useState(false);
  return (
    <div className="space-y-5">
      <div className="max-w-2xl space-y-3">
        <h2 className="text-lg">Your plan</h2>
        <PlanStatus />
        <Notice title="Buying opens with the next release">
          <p>You can compare the plans today. Until then nothing is charged.</p>
        </Notice>
      </div>
      <section aria-labelledby="plans-title" className="space-y-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="plans-title" className="text-lg">
            Plans
          </h2>
          <BillingChoice isAnnual={isAnnual} onChange={setIsAnnual} />
        </div>
        <ul className="grid gap-4 md:grid-cols-3 md:gap-2 lg:gap-4">
          {planIds.map((plan) => (
            <PlanCard
              key={plan}
              plan={plans[plan]}
              isAnnual={isAnnual}
              isCurrent={entitlement !== undefined && currentPlan(entitlement) === plan}
            />
          ))}
        </ul>
        <p className="text-sm text-ink-soft">You can upgrade, downgrade, or cancel at any time.</p>
      </section>
    </div>
  );
}

function PlanStatus() {
  const { data: entitlement, isError, refetch } = useEntitlement();
  const now = useHourlyNow();
  if (isError && !entitlement) {
    return (
      <LoadError
        title="Your plan did not load"
        description="Unexpected error loading subscription data"
        onRetry={() => void refetch()}
      />
    );
  }
  if (entitlement) return <p className="min-h-13 md:min-h-0">{planStatus(entitlement, now)}</p>;
  return (
    <div role="status" className="min-h-13 py-1 md:min-h-0">
      <span className="sr-only">Loading your plan...</span>
      <Skeleton className="h-5 w-3/4" />
    </div>
  );
}
