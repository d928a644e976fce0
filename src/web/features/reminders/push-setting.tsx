import { useState } from 'react';
import type { ReminderSettings } from '#contract/reminders.ts';
import { unsubscribePush } from '#web/lib/unsubscribe-push.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';
import { removeBrowser, problemText } from './ask-reminders.ts';
import { useSave } from './queries.ts';
import { knowsPush, turnOnPush } from './turn-on-push.ts';

/** Notifications to this browser while no page is open. */
export function PushSetting({ settings }: { settings: ReminderSettings }) {
  const { isBusy, run } = useSave();
  const [isAsking, setIsAsking] = useState(false);
  const { pushKey, isOnHere, otherBrowsers } = settings;
  const key = knowsPush() ? pushKey : null;

  async function turnOn(withKey: string): Promise<void> {
    setIsAsking(false);
    try {
      const changed = await turnOnPush(settings, withKey);
      if (changed) await run(async () => changed, 'Notifications are on');
      else
        showToast({
          title: 'Notifications are still off',
          description: 'Your browser blocked notifications.',
        });
    } catch (error) {
      showToast({
        title: 'Notifications are still off',
        description: problemText(error),
        variant: 'destructive',
      });
    }
  }

  return (
    <div>
      <h4 className="font-sans text-base font-semibold">On this device</h4>
      <p className="mb-2 text-sm text-ink-soft">
        {isOnHere
          ? 'On until you sign out on this device.'
          : 'Off. You won’t get notifications while this page is closed.'}
        {otherBrowsers > 0 && ` On other devices: ${otherBrowsers}.`}
        {key === null && !isOnHere && ' This browser can’t get notifications. You can use email instead.'}
      </p>
      {isOnHere && (
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy}
          onClick={() => void run(removeBrowser, 'Notifications are off').then(unsubscribePush)}
        >
          Turn off
          <span className="sr-only"> notifications on this device</span>
        </Button>
      )}
      {!isOnHere && key !== null && (
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => setIsAsking(true)}>
          Turn on
          <span className="sr-only"> notifications on this device</span>
        </Button>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Is it safe to get notifications on this device?"
      >
        <div className="space-y-3">
          <p>
            You’ll get a short notification one hour before a deadline and again when it’s due. You’ll get it
            even when this page is closed, and it can show up on your lock screen.
          </p>
          <p>
            The notification says only that something is due. But someone near this device might see it or ask
            you about it. Does anyone else use this device?
          </p>
          <p className="text-sm text-ink-soft">
            Next, your browser will ask if this is okay. Signing out here turns notifications off, and so does
            Quick exit.
          </p>
        </div>
        <DialogButtons>
          <Button onClick={() => key !== null && void turnOn(key)}>Yes, turn them on</Button>
          <Button variant="secondary" onClick={() => setIsAsking(false)}>
            Leave them off
          </Button>
        </DialogButtons>
      </Dialog>
    </div>
  );
}
