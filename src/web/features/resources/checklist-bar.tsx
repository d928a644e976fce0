import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Resource } from '#content/resource.ts';
import { type ReadingMark, clearLines, countChecked } from '#domain/reading.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';
import { ProgressBar } from '#web/ui/status/progress-bar.tsx';

interface ChecklistBarProps {
  article: Resource;
  mark: ReadingMark;
  onChange: (edit: (mark: ReadingMark) => ReadingMark) => void;
}

/** The progress of the list, and a button to reset it. */
export function ChecklistBar({ article, mark, onChange }: ChecklistBarProps) {
  const lines = article.content.flatMap((section) => section.bulletPoints ?? []);
  const done = countChecked(mark, lines);
  const [isAsking, setIsAsking] = useState(false);

  function reset() {
    onChange(clearLines);
    setIsAsking(false);
  }

  return (
    <div className="rounded-card border border-line bg-surface px-4 py-3 print:border-0 print:px-0">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="font-semibold">
          {done} of {lines.length} done
        </p>
        <span className="no-print">
          <Button variant="quiet" size="small" disabled={done === 0} onClick={() => setIsAsking(true)}>
            <RotateCcw aria-hidden className="size-4" />
            Reset
          </Button>
        </span>
      </div>
      <div className="no-print mt-1 mb-1.5">
        <ProgressBar value={Math.round((100 * done) / lines.length)} label="Items done" />
      </div>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title="Clear all checkmarks?">
        <p>
          {done === 1 ? 'One checkmark' : `${done} checkmarks`} in this checklist will be removed. You can’t
          undo this.
        </p>
        <DialogButtons>
          <Button variant="danger" onClick={reset}>
            Clear checkmarks
          </Button>
          <Button variant="secondary" onClick={() => setIsAsking(false)}>
            Keep them
          </Button>
        </DialogButtons>
      </Dialog>
    </div>
  );
}
