import type { Deadline } from '#domain/reminders/deadline.ts';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { SampleNote } from './sample-note.tsx';
import type { LoadedView } from './view-props.ts';
import { ViewSwitch } from './view-switch.tsx';
import { openWhenLoaded } from './when-loaded.ts';

const CalendarViews = lazyPart(() => import('./calendar-views.tsx').then((module) => module.CalendarViews));

interface ListHeadProps {
  /** Undefined while the deadlines load. */
  deadlines: readonly Deadline[] | undefined;
  /** Null when the list is shown instead of a calendar view. */
  view: LoadedView | null;
  onView: (view: LoadedView | null) => void;
}

/** Shows either an explanation of the samples, or the view switch for the person's own deadlines. */
export function ListHead({ deadlines, view, onView }: ListHeadProps) {
  const hasOnlySamples = deadlines?.length && deadlines.every(({ isSample }) => isSample);
  return hasOnlySamples && !view ? (
    <SampleNote />
  ) : (
    <ViewSwitch
      chosen={view?.kind ?? 'list'}
      onChoose={(kind) =>
        kind === 'list'
          ? onView(null)
          : openWhenLoaded(CalendarViews, () => onView({ kind, Part: CalendarViews }))
      }
    />
  );
}
