import { expect, test } from 'vitest';
import type { TurnEvent } from '#contract/chat.ts';
import { ChatFailure } from '../chat-client.ts';
import { askAndFollow } from './follow-turn.ts';
import type { NumberedEvent } from './turn-client.ts';

const turn = { id: 'a', userMessageId: 'b', text: 'hello' };
const delta = (seq: number): NumberedEvent => ({
  seq,
  event: { type: 'text-delta', id: 't', delta: String(seq) },
});
const finish: NumberedEvent = { seq: 9, event: { type: 'finish' } };
const pause = () => Promise.resolve();
const offline = new ChatFailure('offline', 'no network');

test('an interrupted answer resumes after the last event without repeating text', async () => {
  const resumedAfter: number[] = [];
  const events = await follow({
    ask: () => stream([delta(1), delta(2)], offline),
    resume: (_conversation, _turn, after) => {
      resumedAfter.push(after);
      return stream([delta(2), delta(3), finish]);
    },
  });
  expect(resumedAfter).toEqual([2]);
  expect(textOf(events)).toBe('123');
});

test('a stream that closes without an end event counts as interrupted', async () => {
  const events = await follow({ ask: () => stream([delta(1)]), resume: () => stream([delta(2), finish]) });
  expect(textOf(events)).toBe('12');
});

test('gives up after three failed reconnects', async () => {
  const lost = follow({ ask: () => stream([delta(1)], offline), resume: () => stream([], offline) });
  await expect(lost).rejects.toThrow('We lost the connection');
});

test('an error response is not retried', async () => {
  const refused = follow({
    ask: () => stream([], new ChatFailure('rate_limited', 'Wait a minute.')),
    resume: () => stream([finish]),
  });
  await expect(refused).rejects.toThrow('Wait a minute.');
});

test('a question that never arrived is not resumed', async () => {
  const lost = follow({ ask: () => stream([], offline), resume: () => stream([finish]) });
  await expect(lost).rejects.toThrow('no network');
});

test('a stop requested before the answer starts is sent once, when it starts', async () => {
  const stopped: string[] = [];
  const client = {
    ask: () => stream([delta(1), delta(2)], offline),
    resume: () => stream([delta(3), finish]),
    stop: async (_conversation: string, id: string) => void stopped.push(id),
  };
  await Array.fromAsync(askAndFollow({ client, conversationId: 'c', isUnwanted: () => false, pause }, turn));
  expect(stopped).toEqual([]);
  await Array.fromAsync(askAndFollow({ client, conversationId: 'c', isUnwanted: () => true, pause }, turn));
  expect(stopped).toEqual([turn.id]);
});

type Client = Parameters<typeof askAndFollow>[0]['client'];

function follow(client: Omit<Client, 'stop'>): Promise<TurnEvent[]> {
  const whole = { ...client, stop: () => Promise.reject(new Error('nobody asked for it')) };
  return Array.fromAsync(askAndFollow({ client: whole, conversationId: 'c', pause }, turn));
}

async function* stream(events: NumberedEvent[], error?: Error): AsyncGenerator<NumberedEvent> {
  yield* events;
  if (error) throw error;
}

function textOf(events: TurnEvent[]): string {
  return events.map((event) => (event.type === 'text-delta' ? event.delta : '')).join('');
}
