import { expect, test } from 'vitest';
import type { TurnEvent } from '#contract/chat.ts';
import { eventsOf, partsOf, statusAfter } from './message-parts.ts';

const id = '0b7c6c1e-52a5-4c0c-9a41-3f5f6d2f7f10';
const said: TurnEvent[] = [
  { type: 'start', messageId: id },
  { type: 'data-engine', data: { engine: 'library' } },
  { type: 'text-start', id: 'answer' },
  { type: 'text-delta', id: 'answer', delta: 'Breathe ' },
  { type: 'text-delta', id: 'answer', delta: 'out. [1]' },
  { type: 'text-end', id: 'answer' },
  { type: 'data-safety', data: { kind: 'violence-spoken-of', lines: ['violence'] } },
  { type: 'data-closest', data: { items: [{ id: 'b', title: 'B' }] } },
  { type: 'data-citations', data: { items: [{ n: 1, id: 'a', title: 'A' }] } },
  { type: 'data-suggestions', data: { items: ['And then?'] } },
  { type: 'finish' },
];

test('an answer is stored as text and cards', () => {
  expect(partsOf(said)).toEqual([
    { type: 'text', text: 'Breathe out. [1]' },
    { type: 'safety', kind: 'violence-spoken-of', lines: ['violence'] },
    { type: 'closest', items: [{ id: 'b', title: 'B' }] },
    { type: 'citations', items: [{ n: 1, id: 'a', title: 'A' }] },
    { type: 'suggestions', items: ['And then?'] },
  ]);
});

test('a stored answer sent again is stored as the same answer', () => {
  const parts = partsOf(said);
  const again = eventsOf({ id, engine: 'library', status: 'done', parts });
  expect(partsOf(again)).toEqual(parts);
  expect(again.at(0)).toEqual({ type: 'start', messageId: id });
  expect(again.at(-1)).toEqual({ type: 'finish' });
});

test.each(['done', 'stopped', 'error', 'interrupted'] as const)(
  'a stored answer that is %s ends with the matching event',
  (status) => {
    const last = eventsOf({ id, engine: null, status, parts: [] }).at(-1);
    expect(statusAfter(last)).toBe(status === 'interrupted' ? 'error' : status);
  },
);
