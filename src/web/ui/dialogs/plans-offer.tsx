import { AppLink } from '../app-link.tsx';
import { buttonClass } from '../button-class.ts';
import { Button } from '../button.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

/** The end of a dialog about what a larger plan includes. */
export function PlansOffer({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p className="text-sm text-ink-soft">You can upgrade, downgrade, or cancel at any time.</p>
      <DialogButtons>
        <AppLink to="/settings?tab=subscription" className={buttonClass({})} onClick={onClose}>
          View Subscription Plans
        </AppLink>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </DialogButtons>
    </>
  );
}
