import { plans } from '#domain/billing/plan.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';
import { ChangeCost } from './change-cost.tsx';
import { PurchaseCost } from './purchase-cost.tsx';
import type { BillingAction } from './use-billing-actions.ts';
import type { Pick } from './use-panel.ts';

interface ConfirmDialogProps {
  /** Open while a purchase is set. */
  picked: Pick | null;
  trialEndsAt: Date | null;
  busy: BillingAction | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows the purchase and its price, before anything is charged. */
export function ConfirmDialog({ picked, trialEndsAt, busy, onConfirm, onClose }: ConfirmDialogProps) {
  const isProcessing = busy?.kind === 'checkout';
  const buttons = (isReady: boolean) => (
    <DialogButtons>
      <Button disabled={!isReady} isBusy={isProcessing} onClick={onConfirm}>
        {isProcessing ? 'Processing...' : 'Subscribe Now'}
      </Button>
      <Button variant="quiet" isBusy={isProcessing} onClick={onClose}>
        Not now
      </Button>
    </DialogButtons>
  );
  return (
    <Dialog
      isOpen={picked !== null}
      onClose={() => !isProcessing && onClose()}
      title={picked ? `${plans[picked.plan].name}, paid ${picked.isAnnual ? 'yearly' : 'monthly'}` : ''}
      placement="bottom"
    >
      {picked &&
        (picked.isChange ? (
          <ChangeCost picked={picked} buttons={buttons} />
        ) : (
          <PurchaseCost picked={picked} trialEndsAt={trialEndsAt} buttons={buttons} />
        ))}
    </Dialog>
  );
}
