import { Check } from 'lucide-react';
import { defaultJourneySteps, progressPercent, staticSteps } from '#domain/journey/journey.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressBar } from '#web/ui/status/progress-bar.tsx';
import { useJourney } from './queries.ts';

/** The first steps, read-only. They show as open while loading and when they could not be loaded. */
export function ProgressCard() {
  const { data } = useJourney();
  const steps = staticSteps(data ?? defaultJourneySteps);
  const percent = progressPercent(steps);
  const done = steps.filter((step) => step.done).length;

  return (
    <Card aria-labelledby="progress-title">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="progress-title" className="text-lg">
          Your Progress
        </h2>
        <AppLink
          to="/progress"
          className="inline-flex min-h-11 items-center text-sm md:min-h-6 font-semibold text-pine underline-offset-4 hover:underline"
        >
          View Details
        </AppLink>
      </div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <span className="text-ink-soft">
          {done} of {steps.length} first steps done
        </span>
        <span className="font-semibold">{percent}%</span>
      </div>
      <ProgressBar value={percent} label="First steps done" />
      <ul className="mt-4 space-y-1">
        {steps.map((step) => (
          <li key={step.id} className="flex min-h-9 items-center gap-3 text-sm">
            <span className="relative flex size-5 shrink-0">
              <input
                type="checkbox"
                id={`first-step-${step.id}`}
                checked={step.done}
                disabled
                className="size-5 appearance-none rounded-[6px] border border-edge bg-paper checked:border-pine checked:bg-pine"
              />
              {step.done && <Check aria-hidden className="absolute inset-0.5 size-4 text-on-pine" />}
            </span>
            <label htmlFor={`first-step-${step.id}`} className={step.done ? 'text-ink-soft' : ''}>
              {step.label}
            </label>
          </li>
        ))}
      </ul>
    </Card>
  );
}
