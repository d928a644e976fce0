import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Entitlement } from '#domain/billing/access.ts';
import { isTrialOver, trialCountdown } from '#domain/billing/trial.ts';
import { dataClient } from '#web/lib/data/data-client.ts';
import { entitlementKey, useEntitlement } from '#web/lib/billing/entitlement.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { useHourlyNow } from '#web/lib/use-now.ts';
import { hoursToWarnOf } from './trial-notice.ts';

/** Runs on every signed-in screen: warns on the last day of a trial and closes the trial when it is over. */
export function TrialWatch() {
  const { data: entitlement } = useEntitlement();
  const now = useHourlyNow();
  const warnedOf = useRef<number>(null);
  const hasJustPaid = useRef(useArrivedFromCheckout());
  const endTrial = useEndTrial();

  const check = useEffectEvent(({ tier, trialEndsAt, isSuperAdmin }: Entitlement) => {
    if (tier !== 'trial' || isSuperAdmin) return;
    if (hasJustPaid.current) {
      // The panel is about to update the row, which is then checked again.
      hasJustPaid.current = false;
      return;
    }
    if (isTrialOver(trialEndsAt, now)) return endTrial();
    const hours = trialEndsAt && hoursToWarnOf(trialCountdown(trialEndsAt, now));
    if (hours === null || hours === warnedOf.current) return;
    warnedOf.current = hours;
    showToast({ title: 'Trial Expiring Soon!', description: `Your trial expires in ${hours} hours.` });
  });

  useEffect(() => {
    if (entitlement) check(entitlement);
  }, [entitlement, now]);

  return null;
}

/** The panel removes the parameter from the URL, so the value at the start of the page is kept. */
function useArrivedFromCheckout(): boolean {
  const { search } = useLocation();
  return useState(() => new URLSearchParams(search).get('status') === 'success')[0];
}

/** Redirects once per page load: people who go to another screen afterwards are not redirected again. */
function useEndTrial() {
  const { id } = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const hasEnded = useRef(false);

  return () => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    showToast({
      title: 'Trial Expired',
      description: 'Your trial period has ended. Please subscribe to continue using all features.',
    });
    void navigate('/settings?tab=subscription');
    void cancelTrial(id).then(() => queries.invalidateQueries({ queryKey: entitlementKey(id) }));
  };
}

/** An error doesn't matter to the person: by the clock, the trial is over. */
async function cancelTrial(userId: string): Promise<void> {
  const data = await dataClient();
  await data.from('subscriptions').update({ tier: 'canceled' }).eq('user_id', userId);
}
