import { type ReactNode, useState } from 'react';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { problemText } from './ask-chat.ts';
import { EvidenceNote } from './evidence-note.tsx';

interface ConfirmDeletionProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  /** Rejects with the error. */
  onConfirm: () => Promise<void>;
  /** What will be deleted. */
  children: ReactNode;
}

export function ConfirmDeletion({ isOpen, title, onClose, onConfirm, children }: ConfirmDeletionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      await onConfirm();
      onClose();
      showToast({ title: 'Deleted' });
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <div className="space-y-3">
        {children}
        <EvidenceNote />
        {problem && (
          <Notice tone="danger" role="alert">
            <p>{problem}</p>
          </Notice>
        )}
      </div>
      <DialogButtons>
        <Button variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
          {isBusy ? 'Deleting...' : 'Delete for good'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep it
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
