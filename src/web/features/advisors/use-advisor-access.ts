import { canAccessAdvisor } from '#domain/billing/access.ts';
import type { AdvisorId } from '#domain/advisor.ts';
import { useEntitlement } from '#web/lib/billing/entitlement.ts';
import { useHourlyNow } from '#web/lib/use-now.ts';
import type { AdvisorAccess } from './advisor-card.tsx';

/**
 * The advisors that are available to the person. If the list could not be loaded, all count as available: the advisor's
 * own screen checks again, and the server decides.
 */
export function useAdvisorAccess(): (advisor: AdvisorId) => AdvisorAccess {
  const { data: entitlement, isError } = useEntitlement();
  const now = useHourlyNow();
  return (advisor) => {
    if (entitlement) return canAccessAdvisor(entitlement, advisor, now) ? 'open' : 'locked';
    return isError ? 'open' : 'unknown';
  };
}
