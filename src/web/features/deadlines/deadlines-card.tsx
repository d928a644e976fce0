import { Plus } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Deadline } from '#domain/reminders/deadline.ts';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { DeadlineGroups } from './deadline-groups.tsx';
import { DeadlineRowSkeleton } from './deadline-row.tsx';
import { sampleList } from './deadline-store.ts';
import { lazyExtra } from './lazy-extra.tsx';
import { useDeadlines } from './queries.ts';
import type { LoadedView } from './view-props.ts';
import { openWhenLoaded } from './when-loaded.ts';

const DeadlineDialog = lazyPart(() =>
  import('./deadline-dialog.tsx').then((module) => module.DeadlineDialog),
);
const CalendarPicture = lazyExtra(async () => (await import('./calendar-picture.tsx')).CalendarPicture);
const ListHead = lazyExtra(async () => (await import('./list-head.tsx')).ListHead);
const RemindersBar = lazyExtra(async () => (await import('./reminders-bar.tsx')).RemindersBar);

export function DeadlinesCard() {
  const query = useDeadlines();
  const title = useRef<HTMLHeadingElement>(null);
  const toTitle = () => title.current?.focus();
  const form = useForm();
  const [view, setView] = useState<LoadedView | null>(null);
  useLoadErrorToast(query);
  // The samples replace a list that could not be loaded; none of the person's own deadlines can be changed.
  const deadlines = query.data ?? (query.isError ? sampleList() : []);

  return (
    <Card
      aria-labelledby="deadlines-title"
      className="flex flex-col"
      onPointerEnter={form.preload}
      onFocus={form.preload}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id="deadlines-title" ref={title} tabIndex={-1} className="text-lg">
          Upcoming Deadlines
        </h2>
        <Button variant="secondary" size="small" onClick={() => form.open(null)}>
          <Plus aria-hidden className="size-4" />
          Add<span className="sr-only"> deadline</span>
        </Button>
      </div>
      <div className="mb-3 min-h-13 md:min-h-11">
        <Suspense>
          <ListHead deadlines={query.data} view={view} onView={setView} />
        </Suspense>
      </div>
      {query.isError && !query.data && (
        <div className="mb-3">
          <LoadError
            title="Error loading deadlines"
            description="Could not load your deadlines from the server. These are samples."
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      <div className={`relative -mx-2 px-2 pb-6 ${view ? wholeHeight : listHeight}`}>
        {query.isPending ? (
          <DeadlineSkeletons />
        ) : view ? (
          <view.Part
            kind={view.kind}
            deadlines={deadlines}
            onOpen={query.data ? form.open : undefined}
            onUndone={toTitle}
          />
        ) : (
          <DeadlineGroups
            deadlines={deadlines}
            onOpen={query.data ? form.open : undefined}
            onUndone={toTitle}
            empty={
              <EmptyState
                picture={
                  <div className="h-18">
                    <Suspense>
                      <CalendarPicture />
                    </Suspense>
                  </div>
                }
                title="No deadlines yet"
                description="Write down court dates, papers to file, and calls to make so you don’t have to keep them in your head."
                action={
                  <Button variant="quiet" size="small" onClick={() => form.open(null)}>
                    Add your first deadline
                  </Button>
                }
              />
            }
          />
        )}
      </div>
      <div className="-mb-2 grid min-h-13 border-t border-line pt-2 md:min-h-11">
        <Suspense>
          <RemindersBar />
        </Suspense>
      </div>
      {form.shown && (
        <DeadlineDialog
          isOpen={form.shown.isOpen}
          deadline={form.shown.deadline}
          onClose={() => form.close()}
        />
      )}
    </Card>
  );
}

/**
 * A list scrolls, so that nothing below shifts when it loads. A week or a month was selected by the person and is shown
 * in full.
 */
const listHeight = 'h-[26.5rem] overflow-y-auto mask-b-from-[calc(100%-1.5rem)]';
const wholeHeight = 'min-h-[26.5rem]';

/** The form's code is preloaded as soon as a person is likely to need it. */
function useForm() {
  const [shown, setShown] = useState<{ deadline: Deadline | null; isOpen: boolean } | null>(null);
  return {
    shown,
    preload: () => void DeadlineDialog.preload().catch(() => undefined),
    open: (deadline: Deadline | null) =>
      openWhenLoaded(DeadlineDialog, () => setShown({ deadline, isOpen: true })),
    close: () => setShown((last) => last && { ...last, isOpen: false }),
  };
}

function useLoadErrorToast({ isError, errorUpdatedAt }: { isError: boolean; errorUpdatedAt: number }): void {
  useEffect(() => {
    if (!isError) return;
    showToast({
      title: 'Error loading deadlines',
      description: 'Could not load your deadlines from the server.',
      variant: 'destructive',
    });
  }, [isError, errorUpdatedAt]);
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
