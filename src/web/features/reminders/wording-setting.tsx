import { type FormEvent, useState } from 'react';
import { OWN_WORDS_MAX, type ReminderSettings } from '#contract/reminders.ts';
import type { Wording } from '#domain/reminders/reminder-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { RadioLine } from './choice-line.tsx';
import { useSave } from './queries.ts';

/** The text on a locked screen and in an email. */
export function WordingSetting({ settings }: { settings: Pick<ReminderSettings, 'wording' | 'ownWords'> }) {
  const { isBusy, change } = useSave();
  const [isWriting, setIsWriting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const shown: Wording = isWriting ? 'own' : settings.wording;

  function choose(wording: Wording): void {
    setIsWriting(wording === 'own');
    if (wording !== 'own') void change({ wording });
  }

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get('ownWords');
    const ownWords = typeof written === 'string' ? written.trim() : '';
    setProblem(ownWords === '' ? 'Enter what the reminder should say' : undefined);
    if (ownWords !== '' && (await change({ wording: 'own', ownWords }, 'Your wording is saved'))) {
      setIsWriting(false);
    }
  }

  return (
    <div>
      <fieldset>
        <legend className="font-semibold">What a reminder says</legend>
        <RadioLine
          name="wording"
          isOn={shown === 'neutral'}

          onChoose={() => choose('neutral')}
        >
          Only that something on your list is due
        </RadioLine>
        <RadioLine name="wording" isOn={shown === 'own'} onChoose={() => choose('own')}>
          My own words
        </RadioLine>
        <RadioLine
          name="wording"
          isOn={shown === 'title'}

          onChoose={() => choose('title')}
        >
          The deadline’s title. Anyone who sees the reminder can read it.
        </RadioLine>
      </fieldset>
      {shown === 'own' && (
        <form noValidate onSubmit={(event) => void save(event)} className="mt-2 space-y-2">
          <Field
            label="Your wording"
            name="ownWords"
            hint="Every reminder will say this. For example, “Water the plants.”"
            maxLength={OWN_WORDS_MAX}
            autoComplete="off"
            defaultValue={settings.ownWords ?? ''}
            error={problem}
          />
          <Button type="submit" variant="secondary" size="small" isBusy={isBusy}>
            Save wording
          </Button>
        </form>
      )}
    </div>
  );
}
