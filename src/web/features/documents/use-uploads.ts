import { effectiveTier } from '#domain/billing/access.ts';
import { useEntitlement } from '#web/lib/billing/entitlement.ts';
import { useHourlyNow } from '#web/lib/use-now.ts';

/** The remaining reviews of the plan. The server decides again when one starts. */
export function useUploads(): { canBegin: boolean; isCounted: boolean; text: string } {
  const { data } = useEntitlement();
  const now = useHourlyNow();
  if (!data) return { canBegin: true, isCounted: true, text: '' };
  if (data.isSuperAdmin) {
    return { canBegin: true, isCounted: false, text: 'You can review as many documents as you like.' };
  }
  const tier = effectiveTier(data, now);
  if (tier === 'canceled' || tier === 'paused') {
    return { canBegin: false, isCounted: true, text: 'Your plan doesn’t include document reviews.' };
  }
  const left = data.uploadsRemaining;
  return {
    canBegin: left > 0,
    isCounted: true,
    text: `You have ${left} ${left === 1 ? 'review' : 'reviews'} left.`,
  };
}
