import { type Entitlement, accessibleAdvisors } from '#domain/billing/access.ts';
import type { AdvisorId } from '#domain/advisor.ts';
import { plans, requiredTier } from '#domain/billing/plan.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { DoorPicture } from './door-picture.tsx';

interface LockedNoticeProps {
  advisor: AdvisorId;
  entitlement: Entitlement;
  now: Date;
}

/** Replaces the chat if the plan doesn't include the advisor. */
export function LockedNotice({ advisor, entitlement, now }: LockedNoticeProps) {
  const plan = plans[requiredTier(advisor)];
  const open = accessibleAdvisors(entitlement, now);
  return (
    <Card className="flex flex-col items-center gap-4 py-12 text-center">
      <DoorPicture />
      <div className="max-w-md space-y-2">
        <h2 className="text-lg">This advisor comes with the {plan.name} plan</h2>
        <p className="text-balance text-ink-soft">
          {open.length > 0
            ? 'Your plan doesn’t include this advisor. Your other advisors are still here.'
            : 'You don’t have a plan right now. Everything you saved is still here, and you can still use your deadlines and steps.'}
        </p>
      </div>
      <div className="flex flex-col flex-wrap justify-center gap-2 sm:flex-row">
        <AppLink to="/settings?tab=subscription" className={buttonClass({})}>
          View Subscription Plans
        </AppLink>
        <AppLink to="/advisors" className={buttonClass({ variant: 'secondary' })}>
          See all advisors
        </AppLink>
      </div>
    </Card>
  );
}
