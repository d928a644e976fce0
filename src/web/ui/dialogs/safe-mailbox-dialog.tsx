import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

interface SafeMailboxDialogProps {
  address: string;
  isOpen: boolean;
  /** The content and the recipient of such an email. */
  children: ReactNode;
  onYes: () => void;
  onNo: () => void;
}

/** Asks for confirmation before the first email, because other people may read the mailbox. */
export function SafeMailboxDialog({ address, isOpen, children, onYes, onNo }: SafeMailboxDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onNo} title="Is it safe to reach you here?">
      <div className="space-y-3">
        <p className="font-semibold wrap-anywhere">{address}</p>
        <p>
          Who else could open this inbox? Think about who knows the password or could guess it, and about
          phones and computers that other people use. Do you share it with anyone?
        </p>
        {children}
      </div>
      <DialogButtons>
        <Button onClick={onYes}>Yes, no one else can open it</Button>
        <Button variant="secondary" onClick={onNo}>
          Leave it off
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
