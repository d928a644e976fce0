import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { useReading } from './use-reading.ts';

/** Says where places and ticks are kept, and removes them. */
export function ForgetReading() {
  const { forget } = useReading();
  const [isAsking, setIsAsking] = useState(false);

  function confirm() {
    forget();
    setIsAsking(false);
    showToast({
      title: 'Your reading is forgotten',
      description: 'Places and ticks are gone from this browser.',
    });
  }

  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <p>What you read and tick is kept in this browser only, until you log out.</p>
      <Button variant="quiet" size="small" className="-ml-3 sm:ml-0" onClick={() => setIsAsking(true)}>
        Forget it
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title="Forget what you read?">
        <p>Your places, your Read marks and all ticks in the checklists are removed from this browser.</p>
        <DialogButtons>
          <Button variant="danger" onClick={confirm}>
            Forget my reading
          </Button>
          <Button variant="secondary" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
        </DialogButtons>
      </Dialog>
    </div>
  );
}
