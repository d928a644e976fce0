import { expect, test } from 'vitest';
import { type ChatHostEvent, chatHostReducer, chatHostStart, nextByItself } from './chat-host-state.ts';

const after = (...events: ChatHostEvent[]) => events.reduce(chatHostReducer, chatHostStart);

test('a frame is set up, loads and is there', () => {
  expect(after('set-up').phase).toBe('loading');
  expect(after('set-up', 'ready')).toMatchObject({ phase: 'loaded', attempt: 0 });
});

test('a frame that does not answer is an error until somebody retries with a new frame', () => {
  expect(after('set-up', 'failed').phase).toBe('error');
  expect(after('set-up', 'failed', 'retry')).toMatchObject({ phase: 'setup', attempt: 1 });
  expect(after('set-up', 'failed', 'retry', 'set-up', 'ready')).toMatchObject({
    phase: 'loaded',
    attempt: 1,
  });
});

test('a late answer shows the chat after all', () => {
  expect(after('set-up', 'failed', 'ready').phase).toBe('loaded');
});

test('a loaded chat neither fails nor retries, and nothing answers before it is set up', () => {
  expect(after('set-up', 'ready', 'failed').phase).toBe('loaded');
  expect(after('set-up', 'ready', 'retry').attempt).toBe(0);
  expect(after('ready').phase).toBe('setup');
});

test('a frame that the policy blocks is an error whenever its load is seen, and can be retried', () => {
  expect(after('set-up', 'blocked', 'ready').phase).toBe('error');
  expect(after('set-up', 'ready', 'blocked').phase).toBe('error');
  expect(after('set-up', 'blocked', 'retry', 'set-up', 'ready').phase).toBe('loaded');
});

test('a frame is put in after 300 ms, a retried one after 800 ms, and has ten seconds to answer', () => {
  expect(nextByItself(after())).toEqual({ event: 'set-up', after: 300 });
  expect(nextByItself(after('set-up', 'failed', 'retry'))).toEqual({ event: 'set-up', after: 800 });
  expect(nextByItself(after('set-up'))).toEqual({ event: 'failed', after: 10_000 });
  expect(nextByItself(after('set-up', 'ready'))).toBeNull();
  expect(nextByItself(after('set-up', 'failed'))).toBeNull();
});

test('a frame on its way begins anew when another conversation is to show, and no other does', () => {
  expect(after('set-up', 'restart')).toMatchObject({ phase: 'setup', attempt: 1 });
  expect(after('restart')).toEqual(chatHostStart);
  expect(after('set-up', 'ready', 'restart')).toMatchObject({ phase: 'loaded', attempt: 0 });
  expect(after('set-up', 'failed', 'restart').phase).toBe('error');
});
