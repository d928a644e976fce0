import { useEffect, useRef } from 'react';
import type { CaseSearch } from '#contract/case-research.ts';
import type { Opinion } from '#domain/journey/opinion.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { LoadingMessage } from '#web/ui/status/loading-message.tsx';
import { ProblemNotice } from '#web/ui/status/problem-notice.tsx';
import { OpinionEntry } from './opinion-entry.tsx';
import { subjectNames } from './subject-names.ts';
import type { useFoundOpinions } from './use-found-opinions.ts';
import { useSavedOpinions, useToggleOpinion } from './use-saved-opinions.ts';

interface FoundOpinionsProps {
  search: CaseSearch;
  query: ReturnType<typeof useFoundOpinions>;
}

/** The results of a search, page by page. */
export function FoundOpinions({ search, query }: FoundOpinionsProps) {
  if (query.isPending) return <LoadingMessage>Searching CourtListener…</LoadingMessage>;
  if (!query.data)
    return (
      <LoadError
        title="We couldn’t complete your search"
        description={query.error?.message ?? ''}
        onRetry={() => void query.refetch()}
      />
    );
  const opinions = query.data.pages.flatMap((page) => page.opinions);
  const [first] = query.data.pages;
  if (opinions.length === 0)
    return (
      <Card>
        <EmptyState
          title="No decisions found"
          description={`CourtListener has none from ${stateName(search.state)} about ${subjectNames[search.subject].toLowerCase()}. Try another subject.`}
        />
      </Card>
    );
  return (
    <Card aria-labelledby="found-opinions">
      <h2 id="found-opinions" className="text-lg">
        {subjectNames[search.subject]} in {stateName(search.state)}
      </h2>
      <p role="status" className="mb-4 text-sm text-ink-soft">
        Showing {opinions.length} of about {amount.format(first?.count ?? 0)} decisions, closest matches
        first.
      </p>
      <OpinionList key={`${search.state} ${search.subject}`} opinions={opinions} />
      <MoreOpinions query={query} />
    </Card>
  );
}

function OpinionList({ opinions }: { opinions: readonly Opinion[] }) {
  const { data: saved = [] } = useSavedOpinions();
  const { mutate, isPending, variables } = useToggleOpinion();
  useFocusOnNext(opinions);
  return (
    <ul className="divide-y divide-line">
      {opinions.map((opinion) => {
        const isSaved = saved.some(({ id }) => id === opinion.id);
        return (
          <OpinionEntry
            key={opinion.id}
            opinion={opinion}
            isSaved={isSaved}
            isBusy={isPending && variables.opinion.id === opinion.id}
            onToggle={() => mutate({ opinion, isSaved })}
          />
        );
      })}
    </ul>
  );
}

/** The pressed button may be removed with the last page. */
function useFocusOnNext(opinions: readonly Opinion[]): void {
  const shown = useRef(opinions.length);
  useEffect(() => {
    const next = opinions[shown.current];
    shown.current = opinions.length;
    if (next) document.getElementById(`opinion-${next.id}`)?.focus();
  }, [opinions]);
}

function MoreOpinions({ query }: Pick<FoundOpinionsProps, 'query'>) {
  const { hasNextPage, isFetchingNextPage, error, fetchNextPage } = query;
  return (
    <div className="mt-4 space-y-3">
      <ProblemNotice text={error?.message ?? null} />
      {hasNextPage && (
        <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Searching…' : 'Show more decisions'}
        </Button>
      )}
    </div>
  );
}

const amount = new Intl.NumberFormat('en-US');
