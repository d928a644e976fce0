import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { authClient } from '#web/lib/session/auth-client.ts';
import { currentToast, dismissToast, subscribeToToasts } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ProblemNotice } from '#web/ui/status/problem-notice.tsx';
import { keepAccount, problemText } from '#web/lib/account/account-client.ts';

/** Replaces the whole screen, because no data can be loaded: the person keeps the account, or signs out. */
export function ClosedDialog({ closesAt }: { closesAt: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useStopRequestsBehind();

  async function keep(): Promise<void> {
    setIsBusy(true);
    try {
      await keepAccount();
      // Until the session is renewed, it says that the account is closed.
      await (await authClient()).refreshSession();
      location.replace('/');
    } catch (error) {
      setRefusal(problemText(error));
      setIsBusy(false);
    }
  }

  return (
    <Dialog isOpen onClose={() => void leave()} title="Your account is closed" placement="bottom">
      <div className="space-y-4">
        <p>
          We’ll delete it on{' '}
          <strong>{new Date(closesAt).toLocaleDateString('en-US', { dateStyle: 'long' })}</strong>. Until
          then, you can get it back, along with everything in it. If closing your account canceled your plan,
          you can resume the plan in Settings.
        </p>
        <ProblemNotice text={refusal} />
        <div className="flex flex-col gap-2 sm:flex-row-reverse">
          <Button isBusy={isBusy} onClick={() => void keep()}>
            Keep my account
          </Button>
          <Button variant="quiet" onClick={() => void leave()}>
            Keep it closed
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Stops the failing requests of the screen behind the dialog, and their errors. */
function useStopRequestsBehind(): void {
  const queries = useQueryClient();
  useEffect(() => {
    queries.setDefaultOptions({ queries: { enabled: false } });
    void queries.cancelQueries();
    const quieten = () => {
      const toast = currentToast();
      if (toast) dismissToast(toast.id);
    };
    quieten();
    return subscribeToToasts(quieten);
  }, [queries]);
}

async function leave(): Promise<void> {
  await (await authClient()).signOut({ scope: 'local' });
  location.replace('/auth');
}
