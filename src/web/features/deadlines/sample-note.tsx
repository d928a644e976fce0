import { Button } from '#web/ui/button.tsx';
import { useRemoveSamples } from './remove-samples.ts';

/** Shown above a list of samples: explains them, and offers to remove them. */
export function SampleNote() {
  const removal = useRemoveSamples();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-pine-soft px-3 py-1 text-sm">
      <p className="py-1">These are examples, not your own dates.</p>
      <Button
        variant="quiet"
        size="small"
        className="-mx-3"
        isBusy={removal.isPending}
        onClick={() => removal.mutate()}
      >
        Remove<span className="sr-only"> the examples</span>
      </Button>
    </div>
  );
}
