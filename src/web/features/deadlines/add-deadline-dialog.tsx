import { type FormEvent, useState } from 'react';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type RequiredField, fieldDate, readDeadlineForm } from './deadline-form.ts';
import { PriorityChoice } from './priority-choice.tsx';
import { useAddDeadline } from './queries.ts';

const missingText: Readonly<Record<RequiredField, string>> = {
  title: 'Say what is due',
  time: 'Say when on that day',
};

export function AddDeadlineDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Add a deadline" placement="bottom">
      <AddDeadlineForm onClose={onClose} />
    </Dialog>
  );
}

function AddDeadlineForm({ onClose }: { onClose: () => void }) {
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  const [today] = useState(() => new Date());
  const adding = useAddDeadline();
  const errorOf = (field: RequiredField) => (missing.includes(field) ? missingText[field] : undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (adding.isPending) return;
    const form = event.currentTarget;
    const reading = readDeadlineForm(new FormData(form), today);
    if ('deadline' in reading) adding.mutate(reading.deadline, { onSuccess: onClose });
    else {
      setMissing(reading.missing);
      pointOut(reading.missing, form);
    }
  }

  function clearError({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement) setMissing(missing.filter((field) => field !== target.name));
  }

  return (
    <form noValidate onSubmit={submit} onInput={clearError} className="space-y-4">
      <Field label="Title" name="title" maxLength={200} autoComplete="off" error={errorOf('title')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Date" name="date" type="date" defaultValue={fieldDate(today)} />
        <Field
          label="Time"
          name="time"
          maxLength={40}
          autoComplete="off"
          placeholder="10:00 AM"
          error={errorOf('time')}
        />
      </div>
      <PriorityChoice />
      {adding.isError && (
        <Notice tone="danger" role="alert">
          <p>Could not save your deadline to the server. Check your connection, then try again.</p>
        </Notice>
      )}
      <div className="flex flex-col-reverse gap-2 pt-2 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" isBusy={adding.isPending}>
          {adding.isPending ? 'Adding...' : 'Add deadline'}
        </Button>
      </div>
    </form>
  );
}

/** The fields say it too; the cursor goes to the first of them. */
function pointOut([first]: readonly RequiredField[], form: HTMLFormElement): void {
  showToast({
    title: 'Missing information',
    description: 'Please fill in all fields',
    variant: 'destructive',
  });
  const field = form.elements.namedItem(first ?? '');
  if (field instanceof HTMLElement) field.focus();
}
