import { useState } from 'react';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { SafeMailboxDialog } from '#web/ui/safe-mailbox-dialog.tsx';
import { problemText } from './ask-chat.ts';
import { useChangeKeeping } from './queries.ts';

interface MailSettingProps {
  /** Null: not confirmed yet. */
  address: string | null;
  mayMail: boolean;
}

export function MailSetting({ address, mayMail }: MailSettingProps) {
  const change = useChangeKeeping();
  const [isAsking, setIsAsking] = useState(false);

  async function allow(mailTo: string | null): Promise<void> {
    setIsAsking(false);
    try {
      await change({ mailTo });
      showToast({ title: mailTo ? 'Copies by mail are on' : 'Copies by mail are off' });
    } catch (error) {
      showToast({ title: 'It could not be saved', description: problemText(error), variant: 'destructive' });
    }
  }

  return (
    <div>
      <h4 className="font-sans text-base font-semibold">Copies by mail</h4>
      <p className="mb-2 text-sm wrap-anywhere text-ink-soft">
        {mayMail
          ? `On. A copy goes to ${address} only when you press for it, and you see the whole mail first.`
          : 'Off. Nothing of a conversation is ever mailed.'}
      </p>
      {mayMail && (
        <Button variant="secondary" size="small" onClick={() => void allow(null)}>
          Turn off
        </Button>
      )}
      {!mayMail && address && (
        <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
          Turn on
        </Button>
      )}
      <SafeMailboxDialog
        address={address ?? ''}
        isOpen={isAsking}
        onYes={() => void allow(address)}
        onNo={() => setIsAsking(false)}
      >
        <p>
          A mail shows the words of the conversation to whoever opens it. If you are not sure, leave it off.
        </p>
      </SafeMailboxDialog>
    </div>
  );
}
