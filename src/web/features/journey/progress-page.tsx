import { useEffect } from 'react';
import { type JourneyStep, progressPercent, visibleSteps } from '#domain/journey/journey.ts';
import { useEntitlement } from '#web/lib/billing/entitlement.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { ProgressBar } from '#web/ui/status/progress-bar.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { JourneyChecklist } from './journey-checklist.tsx';
import { JourneyPath } from './journey-path.tsx';
import { useJourney } from './queries.ts';
import { RewardCollection } from './reward-collection.tsx';

export function ProgressPage() {
  const { steps, hasFailed, retry } = useShownSteps();

  return (
    <div className="@container space-y-6">
      <header className="space-y-3">
        <PageHeading title="Progress">Your Progress</PageHeading>
        <p className="text-ink-soft">Take one step at a time, in any order you like.</p>
      </header>
      {hasFailed ? (
        <LoadError
          title="Error loading progress"
          description="Could not load your progress data."
          onRetry={retry}
        />
      ) : (
        <div className="grid items-start gap-6 wrap-anywhere @[42rem]:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="space-y-6">
            <ProgressSummary steps={steps} />
            <JourneyChecklist steps={steps} />
          </div>
          {steps && <RewardCollection steps={steps} />}
        </div>
      )}
      <AppLink to="/" className={buttonClass({ variant: 'secondary' })}>
        Return to Dashboard
      </AppLink>
    </div>
  );
}

/** The steps for this person's team; undefined while they load. */
function useShownSteps() {
  const journey = useJourney();
  const entitlement = useEntitlement();

  const { errorUpdatedAt } = journey;
  useEffect(() => {
    if (errorUpdatedAt === 0) return;
    showToast({
      title: 'Error loading progress',
      description: 'Could not load your progress data.',
      variant: 'destructive',
    });
  }, [errorUpdatedAt]);

  const isComplete = journey.data && entitlement.data;
  return {
    steps: isComplete && visibleSteps(journey.data, entitlement.data.selectedAdvisors),
    hasFailed: (journey.isError && !journey.data) || (entitlement.isError && !entitlement.data),
    retry: () => {
      if (journey.isError) void journey.refetch();
      if (entitlement.isError) void entitlement.refetch();
    },
  };
}

function ProgressSummary({ steps }: { steps: readonly JourneyStep[] | undefined }) {
  const percent = progressPercent(steps ?? []);
  const done = steps?.filter((step) => step.done).length;
  return (
    <Card aria-label="Summary">
      <div className="mb-3 flex min-h-10 flex-wrap items-baseline justify-between gap-3">
        {steps ? (
          <p>
            <span className="mr-1 font-serif text-2xl font-semibold">{percent}%</span> complete
          </p>
        ) : (
          <Skeleton className="h-9 w-36" />
        )}
        <p role="status" className="text-ink-soft">
          {steps && `${done} of ${steps.length} done`}
        </p>
      </div>
      <ProgressBar value={percent} label="Journey complete" />
      {steps ? (
        <JourneyPath steps={steps} />
      ) : (
        <Skeleton className="mx-auto mt-5 aspect-[320/132] max-w-lg" />
      )}
    </Card>
  );
}
