import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { useReading } from './use-reading.ts';

/** Says where reading positions and checked items are stored, and removes them. */
export function ForgetReading() {
  const { forget } = useReading();
  const [isAsking, setIsAsking] = useState(false);

  function confirm() {
    forget();
    setIsAsking(false);
    showToast({
      title: 'Reading history cleared',
      description: 'We cleared your checkmarks and your place in each article.',
    });
  }

  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <p>
        This browser remembers what you’ve read and checked off until you sign out. We don’t save it anywhere
        else.
      </p>
      <Button variant="quiet" size="small" className="-ml-3 sm:ml-0" onClick={() => setIsAsking(true)}>
        Clear reading history
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title="Clear your reading history?">
        <p>
          This clears your place in each article, your “Read” marks, and all your checkmarks from this
          browser.
        </p>
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
