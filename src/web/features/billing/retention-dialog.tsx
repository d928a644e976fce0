import type { ReactNode } from 'react';
import type { CancelAction } from '#contract/billing.ts';
import { PAUSE_PRICE } from '#domain/billing/billing.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { price } from './money.ts';
import type { PlanStanding } from './plan-standing.ts';
import { ProblemBanner } from './problem-banner.tsx';
import type { Billing } from './queries.ts';
import { periodEnd } from './renewal-text.ts';
import { discountText } from './retention-offer.ts';
import type { BillingAction } from './use-billing-actions.ts';

interface RetentionDialogProps {
  isOpen: boolean;
  standing: PlanStanding;
  isPastDue: boolean;
  billing: Billing | undefined;
  busy: BillingAction | null;
  onChoose: (how: CancelAction) => void;
  onClose: () => void;
}

/** A dialog to cancel or to downgrade. The requested action comes first, and no choice is emphasized. */
export function RetentionDialog(props: RetentionDialogProps) {
  const { isOpen, busy, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !busy && onClose()}
      title="Cancel your subscription"
      placement="bottom"
    >
      <Choices {...props} />
    </Dialog>
  );
}

function Choices({ standing, isPastDue, billing, busy, onChoose, onClose }: RetentionDialogProps) {
  const isAnnual = billing?.account?.isAnnual ?? false;
  const end = periodEnd(billing?.info);
  const isRunning = standing.kind === 'paid' && !standing.isPausing && !isPastDue;
  const choice = (how: CancelAction, label: string, busyLabel: string) => (
    <Button variant="secondary" isBusy={busy !== null} onClick={() => onChoose(how)} className="w-full">
      {busy?.kind === 'cancel' && busy.how === how ? busyLabel : label}
    </Button>
  );
  return (
    <div className="space-y-4">
      <ProblemBanner about="all" />
      <Choice title="Cancel" button={choice('immediate', 'Cancel my plan', 'Canceling...')}>
        {isPastDue || standing.kind === 'none'
          ? 'Your plan ends now, and you won’t owe anything for the unpaid bill.'
          : `You’ll keep your plan until ${end}. Then it ends, and you won’t be charged again.`}{' '}
        Everything you saved stays here.
      </Choice>
      {isRunning && (
        <Choice title="Pause" button={choice('pause', 'Pause my plan', 'Pausing...')}>
          {price(PAUSE_PRICE)} a month instead. You keep your data and the advisors on your team. You won’t
          get new document uploads.{' '}
          {isAnnual
            ? 'The pause starts today. What’s left of your annual payment covers it.'
            : `The pause starts on ${end}.`}
        </Choice>
      )}
      {isRunning && !billing?.account?.isDiscountUsed && (
        <Choice
          title="Pay less"
          button={choice('discount', 'Apply the discount', 'Applying the discount...')}
        >
          {discountText(standing.plan, isAnnual)} Your plan stays the same. You can use this offer once.
        </Choice>
      )}
      <Button variant="quiet" isBusy={busy !== null} onClick={onClose} className="w-full">
        Keep things as they are
      </Button>
    </div>
  );
}

function Choice({ title, button, children }: { title: string; button: ReactNode; children: ReactNode }) {
  return (
    <section className="space-y-3 rounded-control border border-line p-4">
      <div className="space-y-1">
        <h3>{title}</h3>
        <p className="text-sm">{children}</p>
      </div>
      {button}
    </section>
  );
}
