import { useState } from 'react';
import { type Retention, deleteAfterChoices } from '#contract/retention.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';
import { EvidenceNote } from './evidence-note.tsx';
import { useSaveSetting } from './use-save-setting.ts';

type Days = Retention['deleteAfter'];

export function DeleteAfterSetting({ chosen }: { chosen: Days }) {
  const save = useSaveSetting();
  const [asked, setAsked] = useState<Exclude<Days, null> | null>(null);

  async function choose(deleteAfter: Days): Promise<void> {
    setAsked(null);
    await save({ deleteAfter }, 'Saved');
  }

  return (
    <fieldset>
      <legend id="delete-after-title" className="font-semibold">
        Delete old conversations automatically
      </legend>
      <p className="text-sm text-ink-soft">We count from the last message in each chat.</p>
      <div className="flex flex-wrap gap-x-6 max-sm:flex-col">
        {[null, ...deleteAfterChoices].map((days) => (
          <label key={days} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="delete-after"
              checked={chosen === days}
              onChange={() => (days === null ? void choose(null) : setAsked(days))}
              className="size-5"
            />
            {days === null ? 'Off' : `After ${days} days`}
          </label>
        ))}
      </div>
      <Dialog isOpen={asked !== null} onClose={() => setAsked(null)} title={`Delete after ${asked} days?`}>
        <div className="space-y-3">
          <p>
            Starting within the next hour, we’ll delete chats for good once their last message is more than{' '}
            {asked} days old. This continues until you turn it off.
          </p>
          <EvidenceNote />
        </div>
        <DialogButtons>
          <Button variant="danger" onClick={() => void choose(asked)}>
            Delete after {asked} days
          </Button>
          <Button variant="secondary" onClick={() => setAsked(null)}>
            Don’t change this setting
          </Button>
        </DialogButtons>
      </Dialog>
    </fieldset>
  );
}
