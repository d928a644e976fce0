import type { JourneyStep } from '#domain/journey/journey.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { JourneyStepRow, JourneyStepSkeleton } from './journey-step-row.tsx';

/** `steps` is undefined while the steps load. */
export function JourneyChecklist({ steps }: { steps: readonly JourneyStep[] | undefined }) {
  return (
    <Card aria-labelledby="journey-title">
      <h2 id="journey-title" className="text-lg">
        Divorce Journey
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        Once you check a step, it stays checked. Steps that involve an advisor appear when that advisor is on{' '}
        <AppLink to="/advisors" className="font-semibold text-pine underline underline-offset-4">
          your team
        </AppLink>
        .
      </p>
      {!steps && (
        <div role="status" className="mt-2 divide-y divide-line">
          <span className="sr-only">Loading...</span>
          {[1, 2, 3, 4, 5].map((row) => (
            <JourneyStepSkeleton key={row} />
          ))}
        </div>
      )}
      {steps?.length === 0 && <p className="py-8 text-center text-ink-soft">No journey steps available.</p>}
      {steps && steps.length > 0 && (
        <ul className="mt-2 -mb-3 divide-y divide-line">
          {steps.map((step) => (
            <JourneyStepRow key={step.id} step={step} />
          ))}
        </ul>
      )}
    </Card>
  );
}
