import type { CitationCheck } from './citations.ts';
import { splitSentences } from './split-sentences.ts';

/** Why a sentence of a model is not shown; null when it may be. */
export type SentenceCheck<Reason extends string> = (sentence: string, before: string) => Reason | null;

/** Holds an answer back until a sentence is whole and has been checked. What fails is left out, and the rest goes on. */
export interface Draft<Reason extends string> {
  /** What may be shown now. */
  take(delta: string): string;
  /** The rest, which ends without a mark. */
  finish(): string;
  /** Leaves out the sentence that broke off. */
  cut(): void;
  readonly dropped: readonly Reason[];
}

export function openDraft<Reason extends string>(
  check: SentenceCheck<Reason>,
  citations: CitationCheck,
): Draft<Reason> {
  const dropped: Reason[] = [];
  let held = '';
  let before = '';
  let shown = '';

  const release = (sentences: readonly string[]): string => {
    let text = '';
    for (const sentence of sentences) {
      const reason = check(sentence, before);
      if (reason) dropped.push(reason);
      text += reason ? gapAfter(sentence, shown + text) : citations.corrected(sentence);
      // A phone number may be spread over two sentences.
      before = reason ? '' : sentence;
    }
    shown += text;
    return text;
  };

  return {
    dropped,
    take(delta) {
      held += delta;
      const { whole, rest } = splitSentences(held);
      held = rest;
      return release(whole);
    },
    finish() {
      const rest = held;
      held = '';
      return rest === '' ? '' : release([rest]);
    },
    cut() {
      held = '';
    },
  };
}

/** A paragraph ends where its last sentence was left out, too. */
function gapAfter(sentence: string, shown: string): string {
  const [gap = ''] = /\n+\s*$/.exec(sentence) ?? [];
  return shown === '' || /\n\s*$/.test(shown) ? '' : gap;
}
