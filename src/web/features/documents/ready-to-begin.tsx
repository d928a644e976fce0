import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { useFocusAtStart } from '#web/ui/use-focus-at-start.ts';
import { useUploads } from './use-uploads.ts';

interface ReadyToBeginProps {
  pages: number;
  isBusy: boolean;
  problem: string | null;
  onBegin: () => void;
  onLeave: () => void;
}

/** The reading has succeeded. A review is only counted from here on. */
export function StartReviewCard({ pages, isBusy, problem, onBegin, onLeave }: ReadyToBeginProps) {
  const { isCounted, text } = useUploads();
  const heading = useFocusAtStart<HTMLHeadingElement>();
  return (
    <Card className="max-w-2xl space-y-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        We read your document
      </h2>
      <p role="status">
        We were able to read {pages === 1 ? 'one page' : `${pages} pages`}.{' '}
        {isCounted && 'Starting now uses one of your reviews.'} {text}
      </p>
      {problem && (
        <Notice tone="warning" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onBegin} isBusy={isBusy}>
          {isBusy ? 'Starting...' : 'Start the review'}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          Choose another document
        </Button>
      </div>
    </Card>
  );
}
