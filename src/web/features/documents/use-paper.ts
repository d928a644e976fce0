import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { unreadableWords } from '#content/papers/screen-words.ts';
import type { PaperReview } from '#domain/papers/review-paper.ts';
import type { Day } from '#domain/tools/day.ts';
import { entitlementKey } from '#web/lib/billing/entitlement.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { PaperProblem, beginReview } from './ask-papers.ts';
import type { PaperReading, Progress } from './reading/paper-reading.ts';
import { UnreadablePaper } from './reading/unreadable-paper.ts';
import { localDay } from './written-day.ts';

export type PaperState =
  | { step: 'choose'; isReturn: boolean; problem: string | null }
  | { step: 'reading'; progress: Progress | null }
  /** The paper is being read on the device. Nothing is counted yet. */
  | { step: 'read'; reading: PaperReading; isBeginning: boolean; problem: string | null }
  | {
      step: 'review';
      id: string;
      files: readonly File[];
      reading: PaperReading;
      review: PaperReview;
      /** The date on which the paper was read. */
      today: Day;
    };

/** A paper from the choice of its file to its review. It exists only in this page. */
export function usePaper(onRefused: () => void) {
  const [state, setState] = useState<PaperState>({ step: 'choose', isReturn: false, problem: null });
  const stopper = useRef<AbortController | null>(null);
  const open = useRef<PaperReading | null>(null);
  const chosen = useRef<readonly File[]>([]);
  // The ID stays the same for a second press after a lost response, so the credit is consumed once.
  const id = useRef('');
  const queries = useQueryClient();
  const user = useUser();

  function discard() {
    stopper.current?.abort();
    open.current?.close();
    open.current = null;
    chosen.current = [];
  }
  useEffect(() => discard, []);

  async function readFiles(files: readonly File[]) {
    discard();
    const stop = new AbortController();
    stopper.current = stop;
    setState({ step: 'reading', progress: null });
    try {
      const { readPaper } = await import('./reading/read-paper.ts');
      const onProgress = (progress: Progress) => {
        if (!stop.signal.aborted) setState({ step: 'reading', progress });
      };
      const reading = await readPaper(files, { signal: stop.signal, onProgress });
      if (stop.signal.aborted) return reading.close();
      open.current = reading;
      chosen.current = files;
      id.current = crypto.randomUUID();
      setState({ step: 'read', reading, isBeginning: false, problem: null });
    } catch (error) {
      if (!stop.signal.aborted) setState({ step: 'choose', isReturn: true, problem: problemOf(error) });
    }
  }

  async function beginNow() {
    const reading = open.current;
    if (!reading) return;
    setState({ step: 'read', reading, isBeginning: true, problem: null });
    try {
      await beginReview(id.current);
      const { reviewPaper } = await import('#domain/papers/review-paper.ts');
      const today = localDay(new Date());
      setState({
        step: 'review',
        id: id.current,
        files: chosen.current,
        reading,
        review: reviewPaper(reading.pages, today),
        today,
      });
      void queries.invalidateQueries({ queryKey: entitlementKey(user.id) });
    } catch (error) {
      const isRefused =
        error instanceof PaperProblem && (error.code === 'no_plan' || error.code === 'no_credits');
      setState({ step: 'read', reading, isBeginning: false, problem: problemOf(error) });
      if (isRefused) onRefused();
    }
  }

  function leave() {
    discard();
    setState({ step: 'choose', isReturn: true, problem: null });
  }

  return {
    state,
    read: (files: readonly File[]) => void readFiles(files),
    begin: () => void beginNow(),
    leave,
  };
}

function problemOf(error: unknown): string {
  if (error instanceof UnreadablePaper) return unreadableWords[error.reason];
  return error instanceof PaperProblem ? error.message : unreadableWords.broken;
}
