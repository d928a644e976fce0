import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SafeMailboxDialog } from '#web/ui/dialogs/safe-mailbox-dialog.tsx';
import { useSaveSetting } from './use-save-setting.ts';

interface MailSettingProps {
  /** Null if the address is not confirmed yet. */
  address: string | null;
  mayMail: boolean;
}

export function MailSetting({ address, mayMail }: MailSettingProps) {
  const save = useSaveSetting();
  const [isAsking, setIsAsking] = useState(false);

  async function allow(mailTo: string | null): Promise<void> {
    setIsAsking(false);
    await save({ mailTo }, mailTo ? 'Emailed copies are on' : 'Emailed copies are off');
  }

  return (
    <div>
      <h4 id="emailed-copies-title" className="font-sans text-base font-semibold">
        Emailed copies
      </h4>
      <p className="mb-2 text-sm wrap-anywhere text-ink-soft">
        {mayMail
          ? `On. We email a copy to ${address} only when you ask for one, and you see the whole email first.`
          : 'Off. No part of a conversation is ever emailed.'}
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
          Anyone who opens the email can read the conversation. If you’re not sure it’s safe, leave this off.
        </p>
      </SafeMailboxDialog>
    </div>
  );
}
