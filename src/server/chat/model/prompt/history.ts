import type { HistoryMessage } from '../../engine.ts';
import { estimateTokens } from '../provider/estimate-tokens.ts';

const HISTORY_TOKENS = 2000;

/**
 * Returns the newest messages that fit, oldest first, starting with a question. Source numbers are removed because they
 * referred to other sources.
 */
export function historyFor(newestFirst: readonly HistoryMessage[]): HistoryMessage[] {
  let left = HISTORY_TOKENS;
  const kept: HistoryMessage[] = [];
  for (const { role, text } of newestFirst) {
    const plain = text.replaceAll(/\s?\[\d+\]/g, '').trim();
    left -= estimateTokens(plain);
    if (left < 0) break;
    if (plain !== '') kept.unshift({ role, text: plain });
  }
  const first = kept.findIndex(({ role }) => role === 'user');
  return first === -1 ? [] : kept.slice(first);
}
