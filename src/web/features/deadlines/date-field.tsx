import { CalendarDays } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { formatDeadlineDate } from '#domain/reminders/deadline.ts';
import { controlClass } from '#web/ui/forms/field.tsx';
import { CalendarSheet, loadCalendar } from './calendar-sheet.tsx';
import { fieldDate } from './deadline-form.ts';

/** The form field `date`: a button that shows the day and opens a calendar. */
export function DateField({ initial, today }: { initial: Date; today: Date }) {
  const [day, setDay] = useState(initial);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();

  // Loads while the title is typed. Opening retries the load, and reports an error.
  useEffect(() => void loadCalendar().catch(() => undefined), []);

  function pick(picked: Date) {
    setDay(picked);
    setIsOpen(false);
  }

  return (
    <div className="space-y-1.5">
      <span id={`${id}-label`} className="block text-sm font-semibold">
        Date
      </span>
      <input type="hidden" name="date" value={fieldDate(day)} />
      <button
        type="button"
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={`${controlClass} min-h-11 py-1.5 text-left [anchor-name:--deadline-date] hover:bg-pine-soft`}
      >
        <span className="flex items-center justify-between gap-2">
          {formatDeadlineDate(day)}
          <CalendarDays aria-hidden className="size-4 shrink-0 text-ink-soft" />
        </span>
      </button>
      <CalendarSheet isOpen={isOpen} onClose={() => setIsOpen(false)} day={day} today={today} onPick={pick} />
    </div>
  );
}
