import { planIds, plans } from '#domain/billing/plan.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { PlansOffer } from '#web/ui/dialogs/plans-offer.tsx';

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
        <PlansOffer onClose={onClose} />
      </div>
    </Dialog>
  );
}
