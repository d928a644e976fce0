import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { problemText } from './ask-reminders.ts';
import { useReminderSettings, useSave } from './queries.ts';
import { SafeMailboxDialog } from '#web/ui/dialogs/safe-mailbox-dialog.tsx';

/** An optional email about each sign-in. */
export function SignInMailCard() {
  const { data: settings, error, refetch } = useReminderSettings();
  const { isBusy, change } = useSave();
  const [isAsking, setIsAsking] = useState(false);
  const isOn = settings?.mailsSignIns ?? false;

  function allow(signInMailTo: string | null): void {
    setIsAsking(false);
    void change({ signInMailTo }, signInMailTo ? 'Sign-in emails are on' : 'Sign-in emails are off');
  }

  return (
    <Card aria-labelledby="sign-in-mail-title">
      <h3 id="sign-in-mail-title" className="text-lg">
        Email me about new sign-ins
      </h3>
      <p className="mt-1 mb-2 text-sm text-ink-soft">
        This lets you know if someone else signs in. We always email you about a new password, a new email
        address, or a change to two-step sign-in.
      </p>
      {error && !settings && (
        <LoadError
          title="We couldn’t load this setting"
          description={problemText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !settings && <Skeleton className="h-16" />}
      {settings && (
        <p className="mb-3 text-sm wrap-anywhere text-ink-soft">
          {isOn ? `On. Emails go to ${settings.address}.` : 'Off.'}
        </p>
      )}
      {isOn && (
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => allow(null)}>
          Turn off
          <span className="sr-only"> sign-in emails</span>
        </Button>
      )}
      {settings?.address && !isOn && (
        <>
          <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => setIsAsking(true)}>
            Turn on
            <span className="sr-only"> sign-in emails</span>
          </Button>
          <SafeMailboxDialog
            address={settings.address}
            isOpen={isAsking}
            onYes={() => allow(settings.address)}
            onNo={() => setIsAsking(false)}
          >
            <p>
              The subject line is “About your account.” The email says that someone signed in, and it includes
              a link to the sign-in page. If you’re not sure it’s safe, leave this off.
            </p>
          </SafeMailboxDialog>
        </>
      )}
    </Card>
  );
}
