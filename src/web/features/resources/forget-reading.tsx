import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';
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
      title: 'Reading history cleared',
      description: 'Your places and checkmarks are gone from this browser.',
    });
  }

  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <p>What you read and check off is saved only in this browser, until you sign out.</p>
      <Button variant="quiet" size="small" className="-ml-3 sm:ml-0" onClick={() => setIsAsking(true)}>
        Clear reading history
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title="Clear your reading history?">
        <p>This removes your places, your Read marks and all checkmarks from this browser.</p>
        <DialogButtons>
          <Button variant="danger" onClick={confirm}>
            Clear history
          </Button>
          <Button variant="secondary" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
        </DialogButtons>
      </Dialog>
    </div>
  );
}
