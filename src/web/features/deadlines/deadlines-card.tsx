import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Deadline } from '#domain/deadline.ts';
import { useHourlyNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { AddDeadlineDialog } from './add-deadline-dialog.tsx';
import { CalendarPicture } from './calendar-picture.tsx';
import { listDeadlines } from './deadline-list.ts';
import { DeadlineRow, DeadlineRowSkeleton } from './deadline-row.tsx';
import { sampleList } from './deadline-store.ts';
import { useDeadlines, useRemoveDeadline } from './queries.ts';

export function DeadlinesCard() {
  const query = useDeadlines();
  const removal = useRemoveDeadline();
  const now = useHourlyNow();
  const [isAdding, setIsAdding] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const wasAdding = useRef(false);
  // The samples stand in for what could not be loaded; there is nothing of the person's to remove.
  const deadlines = query.data ?? (query.isError ? sampleList() : []);

  // The first deadline takes the place of the button that opened the form: the focus must not get lost.
  useEffect(() => {
    if (!isAdding && wasAdding.current && document.activeElement === document.body) title.current?.focus();
    wasAdding.current = isAdding;
  }, [isAdding]);

  function remove(deadline: Deadline) {
    // The pressed button goes away with its row.
    removal.mutate(deadline, { onSuccess: () => title.current?.focus() });
  }

  return (
    <Card aria-labelledby="deadlines-title" className="flex flex-col">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="deadlines-title" ref={title} tabIndex={-1} className="text-lg">
          Upcoming Deadlines
        </h2>
        <Button variant="secondary" size="small" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden className="size-4" />
          Add<span className="sr-only"> deadline</span>
        </Button>
      </div>
      {query.isError && !query.data && (
        <LoadError
          title="Error loading deadlines"
          description="Could not load your deadlines from the server. These are samples."
          onRetry={() => void query.refetch()}
        />
      )}
      <div className="relative -mx-2 -mb-4 h-96 overflow-y-auto mask-b-from-[calc(100%-1.5rem)] px-2 pb-6">
        {query.isPending ? (
          <DeadlineSkeletons />
        ) : deadlines.length === 0 ? (
          <EmptyState
            picture={<CalendarPicture />}
            title="No deadlines yet"
            description="Court dates, papers to hand in, calls to make: put them here and out of your head."
            action={
              <Button variant="quiet" size="small" onClick={() => setIsAdding(true)}>
                Add your first deadline
              </Button>
            }
          />
        ) : (
          <ul className="divide-y divide-line">
            {listDeadlines(deadlines, now).map((deadline) => (
              <DeadlineRow
                key={deadline.id}
                deadline={deadline}
                isRemoving={removal.isPending && removal.variables.id === deadline.id}
                onRemove={query.data ? () => remove(deadline) : undefined}
              />
            ))}
          </ul>
        )}
      </div>
      <AddDeadlineDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </Card>
  );
}

function DeadlineSkeletons() {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">Loading deadlines...</span>
      <DeadlineRowSkeleton />
      <DeadlineRowSkeleton />
      <DeadlineRowSkeleton />
    </div>
  );
}
