import type { CitationCheck } from './citations.ts';
import { splitSentences } from './split-sentences.ts';

/** Returns why a sentence from a model is dropped. Null if it may be shown. */
export type SentenceCheck<Reason extends string> = (sentence: string, before: string) => Reason | null;

/**
 * Buffers an answer until a sentence is complete and checked. Sentences that fail are dropped, and the rest
 * continues.
 */
export interface Draft<Reason extends string> {
  /** The text that may be shown now. */
  take(delta: string): string;
  /** Checks the remaining text, which has no final punctuation. */
  finish(): string;
  /** Drops the incomplete sentence. */
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

/** The paragraph also ends when its last sentence was dropped. */
function gapAfter(sentence: string, shown: string): string {
  const [gap = ''] = /\n+\s*$/.exec(sentence) ?? [];
  return shown === '' || /\n\s*$/.test(shown) ? '' : gap;
}
