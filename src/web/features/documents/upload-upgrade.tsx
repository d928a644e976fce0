import { planIds, plans } from '#domain/billing/plan.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';

/** Shown to people who have no review left: what each plan includes. */
export function UploadUpgrade({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Get more document reviews" placement="bottom">
      <div className="space-y-4">
        <p>You have no document reviews left. Upgrading your plan adds more:</p>
        <ul className="space-y-2">
          {planIds.map((plan) => (
            <li key={plan} className="rounded-control border border-line p-3 text-sm">
              <span className="font-semibold">{plans[plan].name}</span>: {plans[plan].uploads}{' '}
              {plans[plan].uploads === 1 ? 'review' : 'reviews'}, ${plans[plan].monthlyPrice.toFixed(2)} a
              month
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft">You can upgrade, downgrade, or cancel at any time.</p>
        <DialogButtons>
          <AppLink to="/settings?tab=subscription" className={buttonClass({})} onClick={onClose}>
            View Subscription Plans
          </AppLink>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  );
}
