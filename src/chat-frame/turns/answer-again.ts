import type { ChatState } from '../conversation/conversation-state.ts';

/**
 * How to get another answer to the newest question: `write` requests a new one, `look` searches for another text in the
 * library. Null if the result would be the same.
 */
export function answerAgain({ phase, info, messages, running }: ChatState): 'write' | 'look' | null {
  const [question, answer] = messages.slice(-2);
  const isWhole = answer?.role === 'assistant' && question?.role === 'user' && answer.status !== 'streaming';
  if (phase !== 'ready' || running || !isWhole) return null;
  // A tool's note and a safety text can't be written again.
  if (answer.engine === 'tool' || answer.engine === 'safety' || answer.engine === 'guided') return null;
  if (answer.status !== 'done' || info?.engine === 'model') return 'write';
  const kinds = new Set(answer.parts.map(({ type }) => type));
  return kinds.has('citations') && kinds.has('closest') ? 'look' : null;
}
