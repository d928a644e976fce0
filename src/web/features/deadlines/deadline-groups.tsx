import { type ReactNode, Suspense, useState } from 'react';
import type { Deadline } from '#domain/reminders/deadline.ts';
import { useNow } from '#web/lib/use-now.ts';
import { type DeadlineGroup, groupDeadlines } from './deadline-list.ts';
import { DeadlineRow } from './deadline-row.tsx';
import { lazyExtra } from './lazy-extra.tsx';
import { useRemoveDeadline } from './queries.ts';

const RemovedRow = lazyExtra(async () => (await import('./removed-row.tsx')).RemovedRow);
const MINUTE = 60_000;

interface DeadlineGroupsProps {
  deadlines: readonly Deadline[];
  /** Absent if the list is read-only. */
  onOpen: ((deadline: Deadline) => void) | undefined;
  /** A removal was undone, so its button disappears. */
  onUndone: () => void;
  empty: ReactNode;
}

/** The list by date. The last removed deadline is replaced by a line that restores it. */
export function DeadlineGroups({ deadlines, onOpen, onUndone, empty }: DeadlineGroupsProps) {
  const now = useNow(MINUTE);
  const removal = useRemoveDeadline();
  const [removed, setRemoved] = useState<Deadline | null>(null);
  const listed = removed ? [...deadlines.filter(({ id }) => id !== removed.id), removed] : deadlines;
  if (listed.length === 0) return empty;

  function forget() {
    setRemoved(null);
    onUndone();
  }

  return (
    <div className="space-y-3">
      {groupDeadlines(listed, now).map((group) => (
        <Group key={group.status} group={group}>
          {(deadline) =>
            deadline.id === removed?.id ? (
              <li key={deadline.id} className="flex min-h-15 items-center justify-between gap-3 py-2">
                <Suspense>
                  <RemovedRow deadline={removed} onUndone={forget} />
                </Suspense>
              </li>
            ) : (
              <DeadlineRow
                key={deadline.id}
                deadline={deadline}
                isRemoving={removal.isPending && removal.variables.id === deadline.id}
                onOpen={onOpen && (() => onOpen(deadline))}
                onRemove={
                  onOpen && (() => removal.mutate(deadline, { onSuccess: () => setRemoved(deadline) }))
                }
              />
            )
          }
        </Group>
      ))}
    </div>
  );
}

interface GroupProps {
  group: DeadlineGroup;
  children: (deadline: DeadlineGroup['deadlines'][number]) => ReactNode;
}

function Group({ group, children }: GroupProps) {
  const titleId = `deadlines-${group.status}`;
  return (
    <div>
      <h3 id={titleId} className="font-sans text-xs font-semibold text-ink-soft">
        {group.title}
      </h3>
      <ul aria-labelledby={titleId} className="divide-y divide-line">
        {group.deadlines.map(children)}
      </ul>
    </div>
  );
}
