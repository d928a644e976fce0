import { useState } from 'react';
import { findUndated } from '#domain/deadline-calendar.ts';
import { useNow } from '#web/lib/use-now.ts';
import { MonthView } from './month-view.tsx';
import type { CalendarViewProps } from './view-props.ts';
import { WeekView } from './week-view.tsx';

const MINUTE = 60_000;

/** The deadlines by week or by month; both show the same day. */
export function CalendarViews({ kind, ...view }: CalendarViewProps & { kind: 'month' | 'week' }) {
  const today = useNow(MINUTE);
  const [day, setDay] = useState(today);
  const lost = findUndated(view.deadlines).length;
  const View = kind === 'month' ? MonthView : WeekView;
  return (
    <div data-print-part className="space-y-3">
      <View {...view} today={today} day={day} onDay={setDay} />
      {lost > 0 && (
        <p className="text-sm text-ink-soft">
          {lost === 1 ? '1 deadline has' : `${lost} deadlines have`} a date that the calendar can’t show.
          Check the list.
        </p>
      )}
    </div>
  );
}
