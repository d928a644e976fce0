import { ArrowRight, Award } from 'lucide-react';
import type { JourneyStep } from '#domain/journey.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import { placeOfStep } from './step-place.ts';

interface JourneyStepRowProps {
  step: JourneyStep;
  onComplete: () => void;
}

/** A step to tick. Done is done: its box stays in reach of the keyboard and does nothing. */
export function JourneyStepRow({ step, onComplete }: JourneyStepRowProps) {
  const { id, label, description, done, reward } = step;
  const place = placeOfStep(step);
  return (
    <li className="py-3">
      <label
        className={`-mx-2 flex min-h-11 items-start gap-3 rounded-control px-2 py-2 ${done ? '' : 'cursor-pointer hover:bg-pine-soft/60'}`}
      >
        <TickBox
          checked={done}
          aria-disabled={done || undefined}
          aria-describedby={`step-${id}-about`}
          onChange={() => {
            if (!done) onComplete();
          }}
          className="mt-0.5"
        />
        <span className={`text-base font-semibold ${done ? 'text-ink-soft' : ''}`}>{label}</span>
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
            <p className={`inline-flex min-h-8 items-center gap-1.5 ${done ? 'text-success' : ''}`}>
              <Award aria-hidden className="size-4" />
              {done ? 'Earned' : 'Brings'}: {reward}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

/** As high as a step that is still open. */
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
