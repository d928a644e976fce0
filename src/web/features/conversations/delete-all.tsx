import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { deleteAllConversations, invalidateConversations } from './queries.ts';

export function DeleteAll({ onDeleted }: { onDeleted: () => void }) {
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Delete all conversations
      </Button>
      <ConfirmDeletion
        isOpen={isAsking}
        title="Delete all conversations?"
        onClose={() => setIsAsking(false)}
        onConfirm={async () => {
          await deleteAllConversations();
          onDeleted();
          await invalidateConversations(queries);
        }}
      >
        <p>
          All your conversations will be deleted for good, including chats with Support. You’ll keep your
          dates, steps, and account.
        </p>
      </ConfirmDeletion>
    </div>
  );
}
