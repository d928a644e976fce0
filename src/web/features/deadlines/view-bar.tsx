import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { printPart } from '#web/lib/files/print-part.ts';

interface ViewBarProps {
  title: string;
  /** 'week' or 'month', used in the names of the buttons. */
  unit: string;
  onMove: (step: 1 | -1) => void;
  onToday: () => void;
}

/** The current range, with links to the previous and the next one. */
export function ViewBar({ title, unit, onMove, onToday }: ViewBarProps) {
  const arrow =
    'flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-pine-soft hover:text-ink';
  return (
    <div>
      <div className="flex items-center justify-between gap-1">
        <button
          type="button"
          aria-label={`Previous ${unit}`}
          onClick={() => onMove(-1)}
          className={`-ml-2 ${arrow}`}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </button>
        <h3 aria-live="polite" className="text-center text-base">
          {title}
        </h3>
        <button
          type="button"
          aria-label={`Next ${unit}`}
          onClick={() => onMove(1)}
          className={`-mr-2 ${arrow}`}
        >
          <ChevronRight aria-hidden className="size-5" />
        </button>
      </div>
      <div className="no-print flex justify-center gap-2">
        <Button variant="quiet" size="small" onClick={onToday}>
          Today
        </Button>
        <Button variant="quiet" size="small" onClick={printPart}>
          Print
          <span className="sr-only"> this {unit}</span>
        </Button>
      </div>
    </div>
  );
}
