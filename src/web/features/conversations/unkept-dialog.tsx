import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';

interface UnkeptDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onBegin: () => void;
}

/** Says exactly what it means before it begins. */
export function UnkeptDialog({ isOpen, onClose, onBegin }: UnkeptDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Chat without keeping">
      <ul className="list-disc space-y-1.5 pl-5 text-sm">
        <li>
          What you write from now on is in no list, no search and no copy. Nobody else sees it, even if they
          are signed in to your account.
        </li>
        <li>
          It is deleted for good when you leave this page, load it again, sign out or start a new
          conversation. If your connection breaks, it goes within two hours after the last message.
        </li>
        <li>
          While it is open it is on our server. If this site makes backups, one from that time can still hold
          it until it is replaced.
        </li>
        <li>
          We count your questions as always, without their words. If the chat says that a language model
          writes the answers, that model gets your words as always.
        </li>
        <li>
          Your browser still remembers that you were on this page. Dates that you save to your deadlines stay.
        </li>
      </ul>
      <DialogButtons>
        <Button onClick={onBegin}>Start without keeping</Button>
        <Button variant="secondary" onClick={onClose}>
          Go back
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
