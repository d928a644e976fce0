import { useId, useState } from 'react';
import { useCalendarFile } from '#web/lib/files/use-calendar-file.ts';
import { Button } from '#web/ui/button.tsx';
import { TickBox } from '#web/ui/forms/tick-box.tsx';

/** Exports one stored deadline to another calendar, without its title unless the person includes it. */
export function AddToCalendar({ id }: { id: number }) {
  const [showsTitles, setShowsTitles] = useState(false);
  const tick = useId();
  const { isBusy, save } = useCalendarFile();

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3">
      <Button
        variant="secondary"
        size="small"
        isBusy={isBusy}
        onClick={() => void save({ deadline: id, showsTitles })}
      >
        Add to my calendar
      </Button>
      <label htmlFor={tick} className="flex min-h-11 items-center gap-2 text-sm">
        <TickBox id={tick} checked={showsTitles} onChange={(event) => setShowsTitles(event.target.checked)} />
        Show the deadline’s title instead of “Reminder”
      </label>
    </div>
  );
}
