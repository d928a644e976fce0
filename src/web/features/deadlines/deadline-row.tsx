import { ArrowDown, ArrowUp, CircleAlert, Clock, Equal, Trash2 } from 'lucide-react';
import { parseDeadlineDate } from '#domain/reminders/deadline.ts';
import type { Priority } from '#domain/reminders/deadline-fields.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import type { ListedDeadline } from './deadline-list.ts';

const statusLook = {
  overdue: { tone: 'danger', icon: CircleAlert },
  today: { tone: 'apricot', icon: Clock },
  soon: { tone: 'pine', icon: Clock },
  later: { tone: 'neutral', icon: Clock },
  past: { tone: 'neutral', icon: Clock },
} as const;

interface DeadlineRowProps {
  deadline: ListedDeadline;
  isRemoving: boolean;
  /** Both callbacks are absent if the list is read-only. */
  onOpen: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

export function DeadlineRow({ deadline, isRemoving, onOpen, onRemove }: DeadlineRowProps) {
  const { title, date, time, priority, status, when, isSample } = deadline;
  const { tone, icon: Icon } = statusLook[status];
  return (
    <li className="relative flex items-start gap-3 py-3">
      <DateTile date={date} isPast={status === 'past'} />
      <div className="min-w-0 flex-1 space-y-1">
        <p className="text-base leading-snug font-semibold break-words">
          {onOpen ? (
            // The button spans the whole row.
            <button
              type="button"
              onClick={onOpen}
              className="text-left decoration-2 underline-offset-4 outline-none hover:underline after:absolute after:-inset-x-2 after:inset-y-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-pine"
            >
              <span className="sr-only">Edit </span>
              {title}
            </button>
          ) : (
            title
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {date}, {time}
        </p>
        <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
          {when && (
            <Badge tone={tone}>
              <Icon aria-hidden className="size-3.5" />
              {when}
            </Badge>
          )}
          {isSample && <Badge>Sample</Badge>}
          <PriorityWord priority={priority} />
        </p>
      </div>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${title}`}
          aria-disabled={isRemoving || undefined}
          onClick={isRemoving ? undefined : onRemove}
          className="relative -mt-1.5 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-danger-soft hover:text-danger aria-disabled:opacity-50"
        >
          <Trash2 aria-hidden className="size-4" />
        </button>
      )}
    </li>
  );
}

/** A calendar leaf. It repeats the text beside it, and is hidden when the text is enlarged and needs the space. */
function DateTile({ date, isPast }: { date: string; isPast: boolean }) {
  const day = parseDeadlineDate(date);
  return (
    <span
      aria-hidden
      className={`mt-0.5 flex w-11 shrink-0 @max-[14rem]:hidden flex-col items-center rounded-control py-1 ${isPast ? 'bg-paper text-ink-soft' : 'bg-pine-soft text-pine'}`}
    >
      <span className="text-xs font-semibold">{day ? date.slice(0, 3) : ''}</span>
      <span className="font-serif text-lg leading-none font-semibold">{day?.getDate() ?? '?'}</span>
    </span>
  );
}

const priorityLook = {
  high: { icon: ArrowUp, word: 'High' },
  medium: { icon: Equal, word: 'Medium' },
  low: { icon: ArrowDown, word: 'Low' },
} as const;

function PriorityWord({ priority }: { priority: Priority }) {
  const { icon: Icon, word } = priorityLook[priority];
  return (
    <span
      className={`inline-flex items-center gap-1 text-xs ${priority === 'high' ? 'font-semibold' : 'text-ink-soft'}`}
    >
      <Icon aria-hidden className="size-3.5" />
      {word}
      <span className="sr-only"> priority</span>
    </span>
  );
}

/** As high as a row with a one-line title. */
export function DeadlineRowSkeleton() {
  return (
    <div className="flex items-start gap-3 py-3">
      <Skeleton className="mt-0.5 h-12 w-11" />
      <div className="flex-1 space-y-2">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    </div>
  );
}
