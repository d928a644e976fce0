import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import type { PlanStanding } from './plan-standing.ts';
import type { Billing } from './queries.ts';
import { planAndPrice, renewalText } from './renewal-text.ts';
import type { BillingAction } from './use-billing-actions.ts';

interface SubscriptionBoxProps {
  standing: PlanStanding;
  isPastDue: boolean;
  /** Undefined if the payment provider was unavailable. */
  billing: Billing | undefined;
  pausesAt: Date | null;
  busy: BillingAction | null;
  onCancel: () => void;
  onUndo: () => void;
  onKeepPlan: () => void;
  onPortal: () => void;
}

/** The current subscription: what it is, when it renews or ends, and every way to change it. */
export function SubscriptionBox(props: SubscriptionBoxProps) {
  const { standing, isPastDue, billing, pausesAt, busy, onCancel, onUndo, onKeepPlan, onPortal } = props;
  const isEnding = billing?.info.cancelAtPeriodEnd ?? false;
  const isPausing = standing.kind === 'paid' && standing.isPausing;
  return (
    <Card aria-labelledby="subscription-title" className="space-y-4">
      <div className="space-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id="subscription-title" className="text-lg">
            {standing.kind === 'paid' ? 'Active Subscription' : 'Subscription'}
          </h3>
          <StateBadge isEnding={isEnding} isPausing={isPausing} isPaused={standing.kind === 'paused'} />
        </div>
        <p className="font-semibold">{planAndPrice(standing, billing?.account?.isAnnual ?? false)}</p>
        {standing.kind !== 'none' && !isPastDue && <p>{renewalText(standing, billing?.info, pausesAt)}</p>}
        {standing.kind === 'paused' && (
          <p className="text-ink-soft">To continue, choose a plan below. You can also cancel.</p>
        )}
      </div>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {isEnding && (
          <Button isBusy={busy !== null} onClick={onUndo}>
            {busy?.kind === 'undo' ? 'Keeping your plan...' : 'Keep my plan'}
          </Button>
        )}
        {isPausing && !isEnding && (
          <Button isBusy={busy !== null} onClick={onKeepPlan}>
            Keep my plan
          </Button>
        )}
        <Button variant="secondary" disabled={isEnding} isBusy={busy !== null} onClick={onCancel}>
          {isEnding ? 'Cancellation Pending' : 'Cancel Subscription'}
        </Button>
        <PortalButton busy={busy} onPress={onPortal} />
      </div>
    </Card>
  );
}

/** The provider's own page: the card, the invoices and the receipts. */
export function PortalButton({ busy, onPress }: { busy: BillingAction | null; onPress: () => void }) {
  return (
    <Button variant="secondary" isBusy={busy !== null} onClick={onPress}>
      {busy?.kind === 'portal' ? 'Opening...' : 'Manage card and receipts'}
    </Button>
  );
}

function StateBadge(state: { isEnding: boolean; isPausing: boolean; isPaused: boolean }) {
  if (state.isEnding) return <Badge tone="apricot">Ends soon</Badge>;
  if (state.isPaused) return <Badge tone="neutral">Paused</Badge>;
  if (state.isPausing) return <Badge tone="apricot">Pauses soon</Badge>;
  return null;
}

export function SubscriptionBoxSkeleton() {
  return (
    <Card>
      <div role="status" className="min-h-52 space-y-3 sm:min-h-36">
        <span className="sr-only">Loading your subscription...</span>
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-11 w-full sm:w-48" />
      </div>
    </Card>
  );
}
