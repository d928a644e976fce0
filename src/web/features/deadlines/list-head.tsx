import type { Deadline } from '#domain/deadline.ts';
import { SampleNote } from './sample-note.tsx';
import { type DeadlineView, ViewSwitch } from './view-switch.tsx';

interface ListHeadProps {
  deadlines: readonly Deadline[];
  view: DeadlineView;
  onView: (view: DeadlineView) => void;
  /** The samples, and with them the button that did it. */
  onRemoved: () => void;
}

/** One thing at a time: what the samples are, or how to look at the person's own. */
export function ListHead({ deadlines, view, onView, onRemoved }: ListHeadProps) {
  const hasOnlySamples = deadlines.length > 0 && deadlines.every(({ isSample }) => isSample);
  return hasOnlySamples && view === 'list' ? (
    <SampleNote onRemoved={onRemoved} />
  ) : (
    <ViewSwitch chosen={view} onChoose={onView} />
  );
}
