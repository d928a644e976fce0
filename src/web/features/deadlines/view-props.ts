import type { ComponentType } from 'react';
import type { Deadline } from '#domain/reminders/deadline.ts';

export interface CalendarViewProps {
  deadlines: readonly Deadline[];
  /** Absent when they are only there to be looked at. */
  onOpen: ((deadline: Deadline) => void) | undefined;
  /** A removal was taken back: the button that did it is gone. */
  onUndone: () => void;
}

export interface DayViewProps extends CalendarViewProps {
  today: Date;
  /** The chosen one, in the month or week that shows. */
  day: Date;
  onDay: (day: Date) => void;
}

/** A view whose code is loaded. */
export interface ShownView {
  kind: 'month' | 'week';
  Part: ComponentType<CalendarViewProps & { kind: 'month' | 'week' }>;
}
