import { useRef } from 'react';
import { Card } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { OpinionEntry } from './opinion-entry.tsx';
import { useSavedOpinions, useToggleOpinion } from './use-saved-opinions.ts';

/** The saved decisions of the account. Renders nothing without any. */
export function SavedOpinions() {
  const { data: saved, isError, refetch } = useSavedOpinions();
  const { mutate, isPending, variables } = useToggleOpinion();
  const heading = useRef<HTMLHeadingElement>(null);
  if (isError)
    return (
      <LoadError
        title="We couldn’t load your saved cases"
        description="Check your connection, then try again."
        onRetry={() => void refetch()}
      />
    );
  if (!saved || saved.length === 0) return null;
  return (
    <Card aria-labelledby="saved-opinions">
      <h2 id="saved-opinions" ref={heading} tabIndex={-1} className="text-lg">
        Your saved cases
      </h2>
      <p className="mb-4 text-sm text-ink-soft">
        These cases are saved in your account. Your data download includes them, too.
      </p>
      <ul className="divide-y divide-line">
        {saved.map((opinion) => (
          <OpinionEntry
            key={opinion.id}
            opinion={opinion}
            isSaved
            showsSearch
            isBusy={isPending && variables.opinion.id === opinion.id}
            onToggle={() => {
              // The pressed button is removed with its entry.
              heading.current?.focus();
              mutate({ opinion, isSaved: true });
            }}
          />
        ))}
      </ul>
    </Card>
  );
}
