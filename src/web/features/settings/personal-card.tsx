import { useRef } from 'react';
import { Card } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { PersonalForm } from './personal-form.tsx';
import { useAccount } from './queries.ts';

export function PersonalCard() {
  const { account, hasFailed, retry } = useAccount();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card aria-labelledby="personal-title">
      <h3 id="personal-title" ref={title} tabIndex={-1} className="mb-4 text-lg">
        Personal information
      </h3>
      {hasFailed && (
        <LoadError
          title="Error fetching profile"
          description="Unable to load your profile information"
          onRetry={retry}
        />
      )}
      {!hasFailed && !account && <PersonalSkeleton />}
      {account && (
        <PersonalForm account={account} onSaved={() => title.current?.focus({ preventScroll: true })} />
      )}
    </Card>
  );
}

function PersonalSkeleton() {
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">Loading your information...</span>
      <div className="grid gap-4 sm:grid-cols-2">
        <FieldSkeleton />
        <FieldSkeleton />
      </div>
      <FieldSkeleton />
      <Skeleton className="h-11 w-36" />
    </div>
  );
}

function FieldSkeleton() {
  return (
    <div className="space-y-1.5">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-11" />
    </div>
  );
}
