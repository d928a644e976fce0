import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { openModal } from '#web/lib/open-modals.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { QuickExit } from '#web/ui/quick-exit.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import type { CalendarProps } from './calendar.tsx';
import { fieldDate, pickedDay } from './deadline-form.ts';

/** The calendar is the dashboard's largest chunk and is rarely needed. */
export async function loadCalendar(): Promise<ComponentType<CalendarProps>> {
  return (await import('./calendar.tsx')).Calendar;
}

interface CalendarSheetProps extends CalendarProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * A bottom sheet on phones. On wide screens it is anchored to the date field, if the browser supports that. It is a
 * separate dialog above the form's, so that a press outside closes only the calendar.
 */
export function CalendarSheet({ isOpen, onClose, ...calendar }: CalendarSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => (isOpen && dialog.current ? openModal(dialog.current) : undefined), [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc is the key
    <dialog
      ref={dialog}
      aria-label="Choose a date"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="sheet sheet-bottom mt-auto mb-0 w-full max-w-none rounded-t-2xl border border-line bg-surface p-0 text-ink shadow-card backdrop:bg-[rgb(18_25_27/50%)] md:m-auto md:w-84 md:rounded-card md:backdrop:bg-transparent supports-[position-area:bottom]:md:inset-auto supports-[position-area:bottom]:md:m-0 supports-[position-area:bottom]:md:my-1 supports-[position-area:bottom]:md:[position-anchor:--deadline-date] supports-[position-area:bottom]:md:[position-area:bottom_span-right] supports-[position-area:bottom]:md:[position-try-fallbacks:flip-block]"
    >
      {isOpen && <SheetContent {...calendar} onClose={onClose} />}
    </dialog>
  );
}

function SheetContent({ day, today, onPick, onClose }: CalendarProps & { onClose: () => void }) {
  const [calendar, setCalendar] = useState<{ Part: ComponentType<CalendarProps> } | 'failed' | null>(null);

  useEffect(() => {
    loadCalendar().then(
      (Part) => setCalendar({ Part }),
      () => setCalendar('failed'),
    );
  }, []);

  return (
    <div className="space-y-2 p-1 py-3 md:p-3">
      {calendar === null ? (
        <Skeleton className="h-86 w-full" />
      ) : calendar === 'failed' ? (
        <div className="p-3">
          <Field
            label="The calendar didn’t load. Type the date here:"
            name="typed-date"
            type="date"
            defaultValue={fieldDate(day)}
            onBlur={({ currentTarget }) => onPick(pickedDay(currentTarget.value) ?? today)}
          />
        </div>
      ) : (
        <calendar.Part day={day} today={today} onPick={onPick} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 px-2 md:px-0">
        <Button variant="quiet" size="small" onClick={() => onPick(today)}>
          Back to today
        </Button>
        {/* The form's own exit is inert while this is open. */}
        <QuickExit />
        <Button variant="quiet" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
