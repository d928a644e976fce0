import type { ComponentType } from 'react';
import type { Deadline } from '#domain/reminders/deadline.ts';

export interface CalendarViewProps {
  deadlines: readonly Deadline[];
  /** Absent if the list is read-only. */
  onOpen: ((deadline: Deadline) => void) | undefined;
  /** A removal was undone, so its button disappears. */
  onUndone: () => void;
}

export interface DayViewProps extends CalendarViewProps {
  today: Date;
  /** The selected one, in the displayed month or week. */
  day: Date;
  onDay: (day: Date) => void;
}

/** A view whose code has been loaded. */
export interface LoadedView {
  kind: 'month' | 'week';
  Part: ComponentType<CalendarViewProps & { kind: 'month' | 'week' }>;
}
