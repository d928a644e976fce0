import { useState } from 'react';
import type { ReminderSettings } from '#contract/reminders.ts';
import { endPush } from '#web/lib/end-push.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import { forgetBrowser, problemText } from './ask-reminders.ts';
import { useSave } from './queries.ts';
import { knowsPush, turnOnPush } from './turn-on-push.ts';

/** Notices to this browser while no page is open. */
export function PushSetting({ settings }: { settings: ReminderSettings }) {
  const { isBusy, run } = useSave();
  const [isAsking, setIsAsking] = useState(false);
  const { pushKey, isOnHere, otherBrowsers } = settings;
  const key = knowsPush() ? pushKey : null;

  async function turnOn(withKey: string): Promise<void> {
    setIsAsking(false);
    try {
      const changed = await turnOnPush(settings, withKey);
      if (changed) await run(async () => changed, 'Notices are on');
      else showToast({ title: 'Notices stay off', description: 'Your browser did not allow them.' });
    } catch (error) {
      showToast({ title: 'Notices stay off', description: problemText(error), variant: 'destructive' });
    }
  }

  return (
    <div>
      <h4 className="font-sans text-base font-semibold">On this device</h4>
      <p className="mb-2 text-sm text-ink-soft">
        {isOnHere ? 'On. It ends when you sign out here.' : 'Off. No notice comes while this page is closed.'}
        {otherBrowsers > 0 && ` On elsewhere: ${otherBrowsers}.`}
        {key === null && !isOnHere && ' This browser cannot do it. Mail works.'}
      </p>
      {isOnHere && (
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy}
          onClick={() => void run(forgetBrowser, 'Notices are off').then(endPush)}
        >
          Turn off
          <span className="sr-only"> notices on this device</span>
        </Button>
      )}
      {!isOnHere && key !== null && (
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => setIsAsking(true)}>
          Turn on
          <span className="sr-only"> notices on this device</span>
        </Button>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Is it safe to get notices on this device?"
      >
        <div className="space-y-3">
          <p>
            A short notice comes one hour before a deadline and when it is due. It comes when this page is
            closed, too, and it can show while the screen is locked.
          </p>
          <p>
            It says only that something is due. But someone near this device may see it, or ask you about it.
            Does anyone else use it?
          </p>
          <p className="text-sm text-ink-soft">
            Your browser asks you next. Signing out here ends it, and so does Quick exit.
          </p>
        </div>
        <DialogButtons>
          <Button onClick={() => key !== null && void turnOn(key)}>Yes, turn it on</Button>
          <Button variant="secondary" onClick={() => setIsAsking(false)}>
            Leave it off
          </Button>
        </DialogButtons>
      </Dialog>
    </div>
  );
}
