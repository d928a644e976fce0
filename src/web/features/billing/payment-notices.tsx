import type { AccountEntitlement } from '#web/lib/billing/subscription.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { PastDueNotice } from './past-due-notice.tsx';
import type { BillingAction } from './use-billing-actions.ts';

interface PaymentNoticesProps {
  entitlement: AccountEntitlement;
  /** The URL of an open invoice, if there is one. */
  waitingUrl: string | null;
  busy: BillingAction | null;
  onPortal: () => void;
}

/** An unpaid renewal, or a change of plan that waits for the bank or another card. */
export function PaymentNotices({ entitlement, waitingUrl, busy, onPortal }: PaymentNoticesProps) {
  if (entitlement.pastDueSince) {
    return (
      <PastDueNotice accessUntil={entitlement.accessUntil}>
        {waitingUrl && (
          <a href={waitingUrl} className={buttonClass({ size: 'small' })}>
            Pay the bill
          </a>
        )}
        <Button
          variant={waitingUrl ? 'secondary' : 'primary'}
          size="small"
          isBusy={busy !== null}
          onClick={onPortal}
        >
          {busy?.kind === 'portal' ? 'Opening...' : 'Change card'}
        </Button>
      </PastDueNotice>
    );
  }
  if (!waitingUrl) return null;
  return (
    <Notice tone="warning" title="A payment needs your attention">
      <p>
        Your bank wants you to confirm the payment, or it declined your card. Your plan won’t change until the
        payment goes through.
      </p>
      <a href={waitingUrl} className={buttonClass({ size: 'small', className: 'mt-2' })}>
        Confirm or pay
      </a>
    </Notice>
  );
}
