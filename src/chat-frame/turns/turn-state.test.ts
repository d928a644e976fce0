import { expect, test } from 'vitest';
import type { Message, TurnEvent } from '#contract/chat.ts';
import { textOf } from '../messages/message-text.ts';
import { applyEvent } from './turn-state.ts';

const empty: Message = {
  id: '00000000-0000-4000-8000-000000000001',
  role: 'assistant',
  status: 'streaming',
  engine: null,
  parts: [],
  createdAt: '2026-11-20T00:00:00.000Z',
};

test('the pieces of an answer become one text with its citations', () => {
  const message = play([
    { type: 'start', messageId: empty.id },
    { type: 'data-engine', data: { engine: 'library' } },
    { type: 'text-start', id: '1' },
    { type: 'text-delta', id: '1', delta: 'Breathe ' },
    { type: 'text-delta', id: '1', delta: 'out.' },
    { type: 'text-end', id: '1' },
    { type: 'data-citations', data: { items: [{ n: 1, id: 'lena-breath', title: 'Slow breathing' }] } },
    { type: 'finish' },
  ]);
  expect(textOf(message)).toBe('Breathe out.');
  expect(message).toMatchObject({ status: 'done', engine: 'library' });
  expect(message.parts).toHaveLength(2);
});

test('a stopped answer keeps the text it has', () => {
  const message = play([{ type: 'text-delta', id: '1', delta: 'Half' }, { type: 'abort' }]);
  expect(message).toMatchObject({ status: 'stopped', parts: [{ type: 'text', text: 'Half' }] });
});

test('a turn that is resent in full replaces the earlier text', () => {
  const message = play([
    { type: 'text-delta', id: '1', delta: 'Half' },
    { type: 'start', messageId: empty.id },
    { type: 'text-delta', id: '1', delta: 'Whole' },
  ]);
  expect(textOf(message)).toBe('Whole');
});

test('an error ends the answer but keeps its text', () => {
  const message = play([
    { type: 'text-delta', id: '1', delta: 'Half' },
    { type: 'error', errorText: 'x' },
  ]);
  expect(message).toMatchObject({ status: 'error', parts: [{ type: 'text', text: 'Half' }] });
});

function play(events: TurnEvent[]): Message {
  return events.reduce(applyEvent, empty);
}
