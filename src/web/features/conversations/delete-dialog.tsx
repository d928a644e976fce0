import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { deleteConversation, invalidateConversations } from './queries.ts';

interface DeleteDialogProps {
  /** Null if the dialog is closed. */
  conversation: { id: string; title: string } | null;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteDialog({ conversation, onClose, onDeleted }: DeleteDialogProps) {
  const queries = useQueryClient();
  return (
    <ConfirmDeletion
      isOpen={conversation !== null}
      title="Delete this conversation?"
      onClose={onClose}
      onConfirm={async () => {
        if (!conversation) return;
        await deleteConversation(conversation.id);
        onDeleted();
        await invalidateConversations(queries);
      }}
    >
      <p>
        <strong className="wrap-anywhere">{conversation?.title}</strong> will be deleted for good. No one can
        get it back.
      </p>
    </ConfirmDeletion>
  );
}
