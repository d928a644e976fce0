import type { Deadline } from '#domain/deadline.ts';
import { lazyPart } from '#web/lib/lazy-page.tsx';
import { SampleNote } from './sample-note.tsx';
import type { ShownView } from './view-props.ts';
import { ViewSwitch } from './view-switch.tsx';
import { whenLoaded } from './when-loaded.ts';

const CalendarViews = lazyPart(() => import('./calendar-views.tsx').then((module) => module.CalendarViews));

interface ListHeadProps {
  deadlines: readonly Deadline[];
  /** Null: the list. */
  view: ShownView | null;
  onView: (view: ShownView | null) => void;
  /** The samples, and with them the button that did it. */
  onRemoved: () => void;
}

/** One thing at a time: what the samples are, or how to look at the person's own. */
export function ListHead({ deadlines, view, onView, onRemoved }: ListHeadProps) {
  const hasOnlySamples = deadlines.length > 0 && deadlines.every(({ isSample }) => isSample);
  return hasOnlySamples && !view ? (
    <SampleNote onRemoved={onRemoved} />
  ) : (
    <ViewSwitch
      chosen={view?.kind ?? 'list'}
      onChoose={(kind) =>
        kind === 'list'
          ? onView(null)
          : whenLoaded(CalendarViews, () => onView({ kind, Part: CalendarViews }))
      }
    />
  );
}
