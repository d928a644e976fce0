import { Clock, X } from 'lucide-react';
import { useState } from 'react';
import { type TrialUrgency, trialCountdown } from '#domain/billing/trial.ts';
import { useEntitlement } from '#web/lib/billing/entitlement.ts';
import { useHourlyNow } from '#web/lib/use-now.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { trialNotice } from './trial-notice.ts';

const boxes: Record<TrialUrgency, string> = {
  calm: 'bg-pine-soft',
  'last-day': 'bg-danger-soft',
  'hours-12': 'border border-danger bg-danger-soft',
  'hours-4': 'border-2 border-danger bg-danger-soft',
};

let isDismissed = false;

/** The remaining time of the trial, with a link to the plans. Renders nothing without a trial. */
export function TrialBanner({ place }: { place: 'dashboard' | 'settings' }) {
  const { data: entitlement } = useEntitlement();
  const now = useHourlyNow();
  const [isHidden, setIsHidden] = useState(isDismissed);
  if (!entitlement || entitlement.isSuperAdmin || entitlement.tier !== 'trial' || !entitlement.trialEndsAt)
    return null;

  const notice = trialNotice(trialCountdown(entitlement.trialEndsAt, now), place);
  if (isHidden && notice.canDismiss) return null;
  const isUrgent = notice.urgency !== 'calm';

  function dismiss() {
    // Kept until the page is reloaded, so that the banner doesn't reappear after another screen.
    isDismissed = true;
    setIsHidden(true);
  }

  return (
    <div
      data-banner={notice.urgency}
      className={`flex min-h-14 items-center gap-3 rounded-card py-1.5 pr-1.5 pl-4 ${boxes[notice.urgency]}`}
    >
      <Clock
        aria-hidden
        className={`size-5 shrink-0 ${isUrgent ? 'text-danger' : 'text-pine'} ${notice.urgency === 'hours-4' ? 'animate-pulse' : ''}`}
      />
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 text-sm">
        <span className={isUrgent ? 'font-semibold text-danger' : ''}>{notice.text}</span>
        <AppLink
          to="/settings?tab=subscription"
          className={`inline-flex min-h-6 items-center font-semibold underline underline-offset-4 ${isUrgent ? 'text-danger' : 'text-pine'}`}
        >
          {notice.action}
        </AppLink>
      </p>
      {notice.canDismiss && (
        <button
          type="button"
          aria-label="Dismiss this message"
          onClick={dismiss}
          className="flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
