import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { newRecoveryCodes } from './two-step-actions.ts';

interface TwoStepCodesAgainProps {
  onCodes: (codes: readonly string[]) => void;
  onLater: () => void;
}

/** Shown if two-step sign-in was turned on but creating its recovery codes failed. */
export function TwoStepCodesAgain({ onCodes, onLater }: TwoStepCodesAgainProps) {
  const start = useRef<HTMLParagraphElement>(null);
  // The pressed button is removed.
  useEffect(() => start.current?.focus(), []);
  const [isBusy, setIsBusy] = useState(false);
  async function tryAgain(): Promise<void> {
    setIsBusy(true);
    try {
      onCodes(await newRecoveryCodes());
    } catch {
      start.current?.focus();
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <div className="space-y-4">
      <Notice tone="warning">
        <p ref={start} tabIndex={-1} className="outline-none">
          Two-step sign-in is on. We couldn’t create your codes.
        </p>
      </Notice>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isBusy} onClick={() => void tryAgain()}>
          {isBusy ? 'Creating codes...' : 'Try again'}
        </Button>
        <Button variant="quiet" onClick={onLater}>
          Later
        </Button>
      </div>
    </div>
  );
}
