import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { problemText } from './ask-reminders.ts';
import { useReminderSettings, useSave } from './queries.ts';
import { SafeMailboxDialog } from '#web/ui/safe-mailbox-dialog.tsx';

/** A mail each time that somebody signs in, for whoever wants it. */
export function SignInMailCard() {
  const { data: settings, error, refetch } = useReminderSettings();
  const { isBusy, change } = useSave();
  const [isAsking, setIsAsking] = useState(false);
  const isOn = settings?.mailsSignIns ?? false;

  function allow(signInMailTo: string | null): void {
    setIsAsking(false);
    void change(
      { signInMailTo },
      signInMailTo ? 'Mails about sign-ins are on' : 'Mails about sign-ins are off',
    );
  }

  return (
    <Card aria-labelledby="sign-in-mail-title">
      <h3 id="sign-in-mail-title" className="text-lg">
        A mail at each sign-in
      </h3>
      <p className="mt-1 mb-2 text-sm text-ink-soft">
        So you learn of it when somebody else signs in. A changed password, a new address and two-step sign-in
        are mailed in any case.
      </p>
      {error && !settings && (
        <LoadError
          title="This setting could not be loaded"
          description={problemText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !settings && <Skeleton className="h-16" />}
      {settings && (
        <p className="mb-3 text-sm wrap-anywhere text-ink-soft">
          {isOn ? `On. They go to ${settings.address}.` : 'Off.'}
        </p>
      )}
      {isOn && (
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => allow(null)}>
          Turn off
          <span className="sr-only"> mails about sign-ins</span>
        </Button>
      )}
      {settings?.address && !isOn && (
        <>
          <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => setIsAsking(true)}>
            Turn on
            <span className="sr-only"> mails about sign-ins</span>
          </Button>
          <SafeMailboxDialog
            address={settings.address}
            isOpen={isAsking}
            onYes={() => allow(settings.address)}
            onNo={() => setIsAsking(false)}
          >
            <p>
              The subject is “About your account”. The mail says that somebody signed in, and has a link to
              the sign-in page. If you are not sure, leave it off.
            </p>
          </SafeMailboxDialog>
        </>
      )}
    </Card>
  );
}
