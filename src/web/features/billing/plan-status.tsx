import { useEntitlement } from '#web/lib/billing/entitlement.ts';
import { useHourlyNow } from '#web/lib/use-now.ts';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { planStatus } from './plan-standing.ts';

interface PlanStatusProps {
  /** Other data that must be reloaded if the plan failed to load. */
  onRetry?: () => void;
}

/** Describes the state of the plan in words. */
export function PlanStatus({ onRetry }: PlanStatusProps) {
  const { data: entitlement, error, refetch } = useEntitlement();
  const now = useHourlyNow();
  if (error && !entitlement) {
    return (
      <LoadError
        title="We couldn’t load your plan"
        description={error.message}
        onRetry={() => {
          void refetch();
          onRetry?.();
        }}
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
