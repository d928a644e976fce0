import { ArrowRight, Award } from 'lucide-react';
import { useState } from 'react';
import type { JourneyStep } from '#domain/journey/journey.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { TickBox } from '#web/ui/forms/tick-box.tsx';
import { useCompleteStep } from './queries.ts';
import { stepAnchor } from './journey-path.tsx';
import { placeOfStep } from './step-place.ts';

/** A step with a checkbox. A completed one can't be undone: its box stays focusable and does nothing. */
export function JourneyStepRow({ step }: { step: JourneyStep }) {
  const { id, label, description, reward } = step;
  const place = placeOfStep(step);
  const completion = useCompleteStep();
  // The list is updated a moment later. Otherwise the box would briefly show as open.
  const [isPressed, setIsPressed] = useState(false);
  const isDone = step.done || isPressed;

  function complete() {
    if (isDone) return;
    setIsPressed(true);
    completion.mutate(step, { onError: () => setIsPressed(false) });
  }

  return (
    <li id={stepAnchor(id)} tabIndex={-1} className="py-3">
      <label
        className={`-mx-2 flex min-h-11 items-start gap-3 rounded-control px-2 py-2 ${isDone ? '' : 'cursor-pointer hover:bg-pine-soft/60'}`}
      >
        <TickBox
          checked={isDone}
          aria-disabled={isDone || undefined}
          aria-describedby={`step-${id}-about`}
          onChange={complete}
          className="mt-0.5"
        />
        <span className={`text-base font-semibold ${isDone ? 'text-ink-soft' : ''}`}>{label}</span>
      </label>
      <div className="space-y-1 pl-9 text-sm text-ink-soft">
        <p id={`step-${id}-about`}>{description}</p>
        <div className="flex flex-wrap items-center gap-x-5">
          {place && (
            <AppLink
              to={place.path}
              className="inline-flex min-h-11 items-center gap-1 font-semibold text-pine underline-offset-4 hover:underline md:min-h-8"
            >
              {place.label}
              <ArrowRight aria-hidden className="size-4" />
            </AppLink>
          )}
          {reward && (
            <p className={`inline-flex min-h-8 items-center gap-1.5 ${isDone ? 'text-success' : ''}`}>
              <Award aria-hidden className="size-4" />
              {isDone ? 'Earned' : 'Reward'}: {reward}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

/** As high as an open step. */
export function JourneyStepSkeleton() {
  return (
    <div className="space-y-2 py-5">
      <div className="flex gap-3">
        <Skeleton className="size-6" />
        <Skeleton className="h-6 w-2/5" />
      </div>
      <Skeleton className="ml-9 h-4 w-4/5" />
      <Skeleton className="ml-9 h-4 w-1/3" />
    </div>
  );
}
