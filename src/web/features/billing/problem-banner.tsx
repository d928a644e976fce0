import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { clearProblem, useBillingProblems } from './problem-store.ts';

interface ProblemBannerProps {
  /** A missing payment provider is reported above the settings' tabs, everything else in the panel. */
  about: 'configuration' | 'others' | 'all';
  onRetry?: () => void;
}

/** Shows a payment error. After a button press the page scrolls to it, because the button may be far below. */
export function ProblemBanner({ about, onRetry }: ProblemBannerProps) {
  const { pressing, loading } = useBillingProblems();
  const box = useRef<HTMLDivElement>(null);
  const problem = pressing ?? loading;
  const isConfiguration = problem?.kind === 'configuration';
  const isShown = problem !== null && (about === 'all' || isConfiguration === (about === 'configuration'));

  useEffect(() => {
    if (!isShown || !pressing) return;
    // A dialog that closes now first returns the focus to its button.
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isShown, pressing]);

  if (!isShown) return null;
  return (
    <div ref={box} tabIndex={-1} className="max-w-2xl rounded-card outline-none">
      <Notice tone="danger" role="alert" title={problem.banner.title}>
        <p>{problem.banner.description}</p>
        {problem.kind === 'configuration' && <p>This is a problem on our end, not yours.</p>}
        {onRetry && !pressing && (
          <Button variant="secondary" size="small" className="mt-2" onClick={onRetry}>
            Try again
          </Button>
        )}
        {pressing && (
          <Button variant="secondary" size="small" className="mt-2" onClick={() => clearProblem('pressing')}>
            Dismiss this message
          </Button>
        )}
      </Notice>
    </div>
  );
}
