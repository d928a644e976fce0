import { expect, test } from 'vitest';
import { estimateTokens } from '../provider/estimate-tokens.ts';
import { historyFor } from './history.ts';

const said = (role: 'user' | 'assistant', text: string) => ({ role, text });

test('the history is oldest first and omits source numbers of earlier answers', () => {
  const newestFirst = [said('assistant', 'Breathe out [1]. Slowly.[2]'), said('user', 'how')];
  expect(historyFor(newestFirst)).toEqual([said('user', 'how'), said('assistant', 'Breathe out. Slowly.')]);
});

test('the oldest part is cut off, and the rest starts with a question', () => {
  const long = 'word '.repeat(500);
  const newestFirst = Array.from({ length: 12 }, (_none, index) =>
    said(index % 2 === 0 ? 'assistant' : 'user', `${index} ${long}`),
  );
  const kept = historyFor(newestFirst);
  expect(kept[0]?.role).toBe('user');
  expect(kept.at(-1)?.text.startsWith('0 ')).toBe(true);
  expect(estimateTokens(...kept.map(({ text }) => text))).toBeLessThanOrEqual(2000);
});
