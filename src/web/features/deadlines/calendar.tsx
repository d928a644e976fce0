import { type ClassNames, DayPicker, type Labels } from 'react-day-picker';
import { formatDeadlineDate } from '#domain/reminders/deadline.ts';

export interface CalendarProps {
  day: Date;
  today: Date;
  onPick: (day: Date) => void;
}

const look: Partial<ClassNames> = {
  root: 'mx-auto w-full max-w-md',
  month: 'grid grid-cols-[2.75rem_1fr_2.75rem] items-center',
  month_caption: 'text-center font-serif font-semibold',
  button_previous: arrow(),
  button_next: arrow(),
  chevron: 'size-5 fill-current',
  month_grid: 'col-span-3 w-full table-fixed border-collapse',
  weekday: 'h-9 text-xs font-semibold text-ink-soft',
  day: 'p-0 text-center',
  day_button:
    'flex h-11 w-full cursor-pointer items-center justify-center rounded-control hover:bg-pine-soft md:h-10',
  outside: 'text-ink-soft',
  today: 'font-semibold [&>button]:inset-ring [&>button]:inset-ring-edge',
  selected:
    'font-semibold text-on-pine [&>button]:bg-pine [&>button]:inset-ring-pine [&>button]:hover:bg-pine',
};

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });

const labels: Partial<Labels> = {
  // The library says '1st' but shows 1. Voice control needs the label that is visible.
  labelDayButton: (day, { today, selected }) =>
    `${today ? 'Today, ' : ''}${weekday.format(day)}, ${formatDeadlineDate(day)}${selected ? ', selected' : ''}`,
};

/** A month to pick a date from. Every month has six weeks, so that the arrows don't move. */
export function Calendar({ day, today, onPick }: CalendarProps) {
  return (
    <DayPicker
      mode="single"
      // Pressing the selected day keeps it, because people would not notice that the date is cleared.
      required
      selected={day}
      onSelect={onPick}
      defaultMonth={day}
      today={today}
      weekStartsOn={0}
      fixedWeeks
      showOutsideDays
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog with a calendar starts
      autoFocus
      navLayout="around"
      classNames={look}
      labels={labels}
    />
  );
}

function arrow(): string {
  return 'flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-pine-soft hover:text-ink';
}
