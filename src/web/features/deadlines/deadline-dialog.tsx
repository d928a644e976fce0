import { type FormEvent, useId, useState } from 'react';
import { type Deadline, parseDeadlineDate } from '#domain/reminders/deadline.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { DateField } from './date-field.tsx';
import { type RequiredField, readDeadlineForm } from './deadline-form.ts';
import { PriorityChoice } from './priority-choice.tsx';
import { useAddDeadline, useChangeDeadline } from './save-deadline.ts';
import { TimeField } from './time-field.tsx';

const missingText: Readonly<Record<RequiredField, string>> = {
  title: 'Enter what’s due',
  time: 'Enter a time',
};

interface DeadlineDialogProps {
  /** The deadline to change. Null for a new one. */
  deadline: Deadline | null;
  isOpen: boolean;
  onClose: () => void;
}

export function DeadlineDialog({ deadline, isOpen, onClose }: DeadlineDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={deadline ? 'Edit deadline' : 'Add a deadline'}
      placement="bottom"
    >
      <DeadlineForm deadline={deadline} onClose={onClose} />
    </Dialog>
  );
}

function DeadlineForm({ deadline, onClose }: Omit<DeadlineDialogProps, 'isOpen'>) {
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  const [today] = useState(() => new Date());
  const adding = useAddDeadline();
  const changing = useChangeDeadline();
  const isSaving = adding.isPending || changing.isPending;
  const timeHint = useId();
  const errorOf = (field: RequiredField) => (missing.includes(field) ? missingText[field] : undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    const reading = readDeadlineForm(new FormData(form), today);
    if ('missing' in reading) {
      setMissing(reading.missing);
      showFieldErrors(reading.missing, form);
    } else if (deadline) {
      changing.mutate({ id: deadline.id, ...reading.deadline }, { onSuccess: onClose });
    } else {
      adding.mutate({ ...reading.deadline, isSample: false }, { onSuccess: onClose });
    }
  }

  function clearError({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement) setMissing(missing.filter((field) => field !== target.name));
  }

  return (
    <form noValidate onSubmit={submit} onInput={clearError} className="space-y-4">
      <Field
        label="Title"
        name="title"
        maxLength={200}
        autoComplete="off"
        defaultValue={deadline?.title}
        error={errorOf('title')}
      />
      <div className="space-y-1.5">
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField initial={(deadline && parseDeadlineDate(deadline.date)) ?? today} today={today} />
          <TimeField initial={deadline?.time} hintId={timeHint} error={errorOf('time')} />
        </div>
        <p id={timeHint} className="text-sm text-ink-soft">
          To get reminders, enter a time like 10:00 AM. Anything else is saved exactly as you type it.
        </p>
      </div>
      <PriorityChoice chosen={deadline?.priority ?? 'medium'} />
      {deadline && !deadline.isSample && <AddToCalendar id={deadline.id} />}
      {(adding.isError || changing.isError) && (
        <Notice tone="danger" role="alert">
          <p>Could not save your deadline to the server. Check your connection, then try again.</p>
        </Notice>
      )}
      <DialogButtons>
        <Button type="submit" isBusy={isSaving}>
          {deadline ? (isSaving ? 'Saving...' : 'Save changes') : isSaving ? 'Adding...' : 'Add deadline'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </DialogButtons>
    </form>
  );
}

/** The fields also show errors. The focus moves to the first one. */
function showFieldErrors([first]: readonly RequiredField[], form: HTMLFormElement): void {
  showToast({
    title: 'Missing information',
    description: 'Please fill in all fields',
    variant: 'destructive',
  });
  const field = form.elements.namedItem(first ?? '');
  if (field instanceof HTMLElement) field.focus();
}
