import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TITLE_MAX } from '#contract/chat.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { problemText } from './ask-chat.ts';
import { invalidateConversations, renameConversation } from './queries.ts';

interface RenameDialogProps {
  /** Null if the dialog is closed. */
  conversation: { id: string; title: string } | null;
  onClose: () => void;
  onRenamed: (title: string) => void;
}

export function RenameDialog({ conversation, onClose, onRenamed }: RenameDialogProps) {
  return (
    <Dialog isOpen={conversation !== null} onClose={onClose} title="Rename this conversation">
      {conversation && <RenameForm {...conversation} onClose={onClose} onRenamed={onRenamed} />}
    </Dialog>
  );
}

interface RenameFormProps extends Omit<RenameDialogProps, 'conversation'> {
  id: string;
  title: string;
}

function RenameForm({ id, title, onClose, onRenamed }: RenameFormProps) {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const { errors, isSubmitting, formProps } = useForm<string>({
    check: ({ title: entered }) => {
      const values = String(entered).trim();
      return values ? { ok: true, values } : { ok: false, errors: { title: 'Enter a name' } };
    },
    submit: async (values) => {
      setProblem(null);
      try {
        await renameConversation(id, values);
        onRenamed(values);
        onClose();
        await invalidateConversations(queries);
      } catch (error) {
        setProblem(problemText(error));
      }
    },
  });
  return (
    <form {...formProps} className="space-y-4">
      <Field
        label="Name"
        hint="The name appears in your list, so it’s safer to choose one that doesn’t give anything away."
        name="title"
        maxLength={TITLE_MAX}
        autoComplete="off"
        defaultValue={title}
        error={errors['title']}
      />
      {problem && (
        <Notice tone="danger" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <DialogButtons>
        <Button type="submit" isBusy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save name'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogButtons>
    </form>
  );
}
