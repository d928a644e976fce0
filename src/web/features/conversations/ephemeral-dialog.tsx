import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';

interface EphemeralDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onBegin: () => void;
}

/** Explains ephemeral mode before it starts. */
export function EphemeralDialog({ isOpen, onClose, onBegin }: EphemeralDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Private chat">
      <ul className="list-disc space-y-1.5 pl-5 text-sm">
        <li>
          What you write from now on won’t show up in any list, search, or copy. No one else can see it, even
          if they’re signed in to your account.
        </li>
        <li>
          It’s deleted for good when you leave or reload this page, sign out, or start a new conversation. If
          you lose your connection, it’s deleted within two hours of the last message.
        </li>
        <li>
          While the chat is open, it’s on our server. If this site makes backups, a backup from that time may
          include it until that backup is replaced.
        </li>
        <li>
          We still count how many questions you ask, but we don’t keep the questions themselves. If the chat
          says that a language model writes the answers, that model still receives what you write.
        </li>
        <li>
          Your browser history still shows that you were on this page. Any dates you save to your deadlines
          stay there.
        </li>
      </ul>
      <DialogButtons>
        <Button onClick={onBegin}>Start a private chat</Button>
        <Button variant="secondary" onClick={onClose}>
          Go back
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
