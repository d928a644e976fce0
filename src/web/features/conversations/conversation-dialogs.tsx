import { DeleteDialog } from './delete-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

export type AskedAction = 'rename' | 'delete' | null;

interface ConversationDialogsProps {
  conversation: { id: string; title: string };
  /** The open dialog. */
  asked: AskedAction;
  onClose: () => void;
  onRenamed: (title: string) => void;
  onDeleted: () => void;
}

export function ConversationDialogs({
  conversation,
  asked,
  onClose,
  onRenamed,
  onDeleted,
}: ConversationDialogsProps) {
  return (
    <>
      <RenameDialog
        conversation={asked === 'rename' ? conversation : null}
        onClose={onClose}
        onRenamed={onRenamed}
      />
      <DeleteDialog
        conversation={asked === 'delete' ? conversation : null}
        onClose={onClose}
        onDeleted={onDeleted}
      />
    </>
  );
}
