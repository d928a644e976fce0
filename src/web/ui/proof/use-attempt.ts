import { useState } from 'react';
import { StepRefusal } from '#web/lib/sign-in/take-second-step.ts';

interface Attempt {
  /** The message of the last refusal. */
  problem: string | null;
  attempt: (work: () => Promise<void>) => Promise<void>;
}

/** Runs an action that the server may refuse. */
export function useAttempt(onRefused?: () => void): Attempt {
  const [problem, setProblem] = useState<string | null>(null);
  async function attempt(work: () => Promise<void>): Promise<void> {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof StepRefusal)) throw error;
      setProblem(error.message);
      onRefused?.();
    }
  }
  return { problem, attempt };
}
