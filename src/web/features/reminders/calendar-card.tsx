import { useState } from 'react';
import { useCalendarFile } from '#web/lib/files/use-calendar-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { RadioLine } from './choice-line.tsx';
import { CalendarAddress } from './calendar-address.tsx';

/** In the settings: exports all deadlines to another calendar, once as a file or permanently by an address. */
export function CalendarCard() {
  const [showsTitles, setShowsTitles] = useState(false);
  const { isBusy, save } = useCalendarFile();

  return (
    <Card aria-labelledby="calendar-title" className="space-y-4">
      <div>
        <h3 id="calendar-title" className="text-lg">
          Your deadlines in another calendar
        </h3>
        <p className="mt-1 text-sm text-ink-soft">
          Think about who else can see that calendar. Some calendars are shared with family or show up on
          other devices.
        </p>
      </div>
      <fieldset>
        <legend className="font-semibold">What the calendar shows</legend>
        <RadioLine name="calendar-titles" isOn={!showsTitles} onChoose={() => setShowsTitles(false)}>
          Each deadline is called “Reminder”
        </RadioLine>
        <RadioLine name="calendar-titles" isOn={showsTitles} onChoose={() => setShowsTitles(true)}>
          The real titles
        </RadioLine>
      </fieldset>
      <div>
        <h4 className="mb-2 font-sans text-base font-semibold">A one-time file</h4>
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void save({ showsTitles })}>
          Save all deadlines as a file
        </Button>
      </div>
      <CalendarAddress showsTitles={showsTitles} />
    </Card>
  );
}
