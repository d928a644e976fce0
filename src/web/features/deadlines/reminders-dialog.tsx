import { useState } from 'react';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';

interface RemindersDialogProps {
  isOpen: boolean;
  onAllowed: () => void;
  onClose: () => void;
}

/** Asks before the browser does, because other people may see a notification. */
export function RemindersDialog({ isOpen, onAllowed, onClose }: RemindersDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Is it safe to get notifications on this device?"
      placement="bottom"
    >
      <Question onAllowed={onAllowed} onClose={onClose} />
    </Dialog>
  );
}

function Question({ onAllowed, onClose }: Omit<RemindersDialogProps, 'isOpen'>) {
  const [isAsking, setIsAsking] = useState(false);

  async function ask() {
    setIsAsking(true);
    await askBrowser(onAllowed);
    onClose();
  }

  return (
    <div className="space-y-3">
      <p>
        You’ll get a short notification one hour before a deadline and again when it’s due. This works only
        while this page is open.
      </p>
      <p>
        The notification says only that something is due. It doesn’t show a title, a name, or what this site
        is for. But someone near this device might see it or ask you about it.
      </p>
      <p className="text-sm text-ink-soft">
        Next, your browser will ask if this is okay. You can turn reminders off here at any time.
      </p>
      <DialogButtons>
        <Button isBusy={isAsking} onClick={() => void ask()}>
          {isAsking ? 'Asking your browser...' : 'Yes, turn on reminders'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </DialogButtons>
    </div>
  );
}

async function askBrowser(onAllowed: () => void): Promise<void> {
  try {
    if ((await Notification.requestPermission()) === 'granted') {
      onAllowed();
      showToast({ title: 'Notifications enabled' });
    } else {
      showToast({
        title: 'Notifications disabled',
        description: 'Notification permission was not granted.',
      });
    }
  } catch {
    showToast({
      title: 'Notification error',
      description: 'Could not enable notifications due to an error.',
      variant: 'destructive',
    });
  }
}
