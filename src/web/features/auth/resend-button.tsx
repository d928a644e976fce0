import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { loadAuthCode } from './load-auth-code.ts';

/** `email` is read when the button is pressed: the field may have been filled in meanwhile. */
export function ResendButton({ email }: { email: () => string }) {
  const [isSending, setIsSending] = useState(false);

  async function send() {
    setIsSending(true);
    await (await loadAuthCode()).resendConfirmation(email().trim());
    setIsSending(false);
  }

  return (
    <Button variant="quiet" size="wide" isBusy={isSending} onClick={() => void send()}>
      {isSending ? 'Sending...' : 'Resend confirmation email'}
    </Button>
  );
}
