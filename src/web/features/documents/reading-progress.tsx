import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useFocusAtStart } from '#web/ui/use-focus-at-start.ts';
import { ProgressBar } from '#web/ui/status/progress-bar.tsx';
import type { Progress } from './reading/paper-reading.ts';

export function ReadingProgress({ progress, onStop }: { progress: Progress | null; onStop: () => void }) {
  const words = useFocusAtStart<HTMLParagraphElement>();
  return (
    <Card className="max-w-2xl space-y-4">
      <p ref={words} tabIndex={-1} role="status" className="font-semibold outline-none">
        {wordsFor(progress)}
      </p>
      <ProgressBar label="Pages read" value={percentOf(progress)} />
      <Button variant="secondary" onClick={onStop}>
        Stop
      </Button>
    </Card>
  );
}

function wordsFor(progress: Progress | null): string {
  if (progress?.kind === 'reading') return `Reading page ${progress.page} of ${progress.of}...`;
  return progress ? 'Loading the image reader, about 4 MB the first time...' : 'Opening your document...';
}

function percentOf(progress: Progress | null): number {
  return progress?.kind === 'reading' ? Math.round((100 * (progress.page - 1)) / progress.of) : 0;
}
