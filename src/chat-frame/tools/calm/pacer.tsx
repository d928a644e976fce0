import { type CSSProperties, useEffect, useState } from 'react';
import type { BreathStep } from '#domain/tools/calm/breathing.ts';

interface PacerProps {
  steps: readonly (BreathStep & { say: string })[];
  seconds: number;
  onStop: () => void;
}

const TICK_MS = 200;

/** Says when to breathe in and out. The circle is animated. With reduced motion only the text changes. */
export function Pacer({ steps, seconds, onStop }: PacerProps) {
  const passed = useSecondsPassed(seconds);
  const step = steps.findLast(({ at }) => at <= passed);
  const isOver = passed >= seconds;
  const left = step ? Math.ceil(step.at + step.seconds - passed) : 0;

  return (
    <div className="pacer">
      <div
        className="pacer-circle"
        data-phase={isOver ? 'over' : step?.id}
        style={{ '--seconds': `${step?.seconds ?? 1}s` } as CSSProperties}
        aria-hidden
      >
        {isOver ? '' : left}
      </div>
      <p aria-live="polite" className="pacer-word">
        {isOver ? 'That’s it. Sit for a moment.' : step?.say}
      </p>
      <button type="button" className="button-quiet" onClick={onStop}>
        {isOver ? 'Start again' : 'Stop'}
      </button>
    </div>
  );
}

function useSecondsPassed(end: number): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => {
      const seconds = (performance.now() - start) / 1000;
      setPassed(seconds);
      if (seconds >= end) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [end]);
  return passed;
}
