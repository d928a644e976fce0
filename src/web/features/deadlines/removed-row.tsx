import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Deadline } from '#domain/reminders/deadline.ts';
import { Button } from '#web/ui/button.tsx';
import { useAddDeadline } from './save-deadline.ts';

interface RemovedRowProps {
  deadline: Deadline;
  /** Called when the deadline has been restored, as a new one. */
  onUndone: () => void;
}

/** Replaces a removed deadline, without a time limit: a focused button restores it. */
export function RemovedRow({ deadline, onUndone }: RemovedRowProps) {
  const adding = useAddDeadline();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <>
      <p className="min-w-0 text-sm text-ink-soft">
        Removed: <span className="break-words">{deadline.title}</span>
      </p>
      <Button
        ref={undo}
        variant="quiet"
        size="small"
        isBusy={adding.isPending}
        onClick={() => adding.mutate(deadline, { onSuccess: onUndone })}
      >
        <Undo2 aria-hidden className="size-4" />
        Undo
        <span className="sr-only"> removing {deadline.title}</span>
      </Button>
    </>
  );
}
