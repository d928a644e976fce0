import { TriangleAlert } from 'lucide-react';
import { useEntitlement } from '#web/lib/billing/entitlement.ts';
import { useHourlyNow } from '#web/lib/use-now.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { openUntil } from './past-due-text.ts';

/** Reports an unpaid invoice outside the panel, with a link to it. Not high, because it pushes the content down. */
export function PastDueBanner() {
  const { data: entitlement } = useEntitlement();
  const now = useHourlyNow();
  if (!entitlement?.pastDueSince || entitlement.isSuperAdmin) return null;
  return (
    <div data-banner className="flex min-h-14 items-center gap-3 rounded-card bg-apricot-soft px-4 py-1.5">
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-apricot" />
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 text-sm">
        <span>
          <strong className="font-semibold">Your last payment didn’t go through.</strong>{' '}
          {openUntil(entitlement.accessUntil, now)}
        </span>
        <AppLink
          to="/settings?tab=subscription"
          className="inline-flex min-h-6 items-center font-semibold text-apricot underline underline-offset-4"
        >
          Pay bill or change card
        </AppLink>
      </p>
    </div>
  );
}
