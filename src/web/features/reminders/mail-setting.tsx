import { useState } from 'react';
import type { ReminderSettings } from '#contract/reminders.ts';
import { Button } from '#web/ui/button.tsx';
import { useSave, zoneToBegin } from './queries.ts';
import { SafeMailboxDialog } from '#web/ui/dialogs/safe-mailbox-dialog.tsx';

/** Email reminders to the account's own address. */
export function MailSetting({ settings }: { settings: ReminderSettings }) {
  const { isBusy, change } = useSave();
  const [isAsking, setIsAsking] = useState(false);
  const { address, mailsReminders } = settings;

  function allow(mailTo: string | null): void {
    setIsAsking(false);
    const zone = mailTo ? zoneToBegin(settings) : {};
    void change({ mailTo, ...zone }, mailTo ? 'Email reminders are on' : 'Email reminders are off');
  }

  return (
    <div>
      <h4 className="font-sans text-base font-semibold">By email</h4>
      <p className="mb-2 text-sm wrap-anywhere text-ink-soft">
        {mailsReminders ? `On. Emails go to ${address}. Each one includes an unsubscribe link.` : 'Off.'}
      </p>
      {mailsReminders && (
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => allow(null)}>
          Turn off
          <span className="sr-only"> email reminders</span>
        </Button>
      )}
      {!mailsReminders && address && (
        <>
          <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => setIsAsking(true)}>
            Turn on
            <span className="sr-only"> email reminders</span>
          </Button>
          <SafeMailboxDialog
            address={address}
            isOpen={isAsking}
            onYes={() => allow(address)}
            onNo={() => setIsAsking(false)}
          >
            <p>
              The subject line is “Reminder.” The email says only that something on your list is due, unless
              you choose different words here. If you’re not sure it’s safe, leave this off.
            </p>
          </SafeMailboxDialog>
        </>
      )}
    </div>
  );
}
