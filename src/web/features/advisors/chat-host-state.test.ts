import { expect, test } from 'vitest';
import { type ChatHostEvent, chatHostReducer, chatHostStart, nextByItself } from './chat-host-state.ts';

const after = (...events: ChatHostEvent[]) => events.reduce(chatHostReducer, chatHostStart);

// Specification: 2.advisor.5
test('a frame is inserted, loads and is ready', () => {
  expect(after('set-up').phase).toBe('loading');
  expect(after('set-up', 'ready')).toMatchObject({ phase: 'loaded', attempt: 0 });
});

// Specification: 2.advisor.5
test('a frame that does not respond shows an error until a retry loads a new frame', () => {
  expect(after('set-up', 'failed').phase).toBe('error');
  expect(after('set-up', 'failed', 'retry')).toMatchObject({ phase: 'setup', attempt: 1 });
  expect(after('set-up', 'failed', 'retry', 'set-up', 'ready')).toMatchObject({
    phase: 'loaded',
    attempt: 1,
  });
});

test('still shows the chat when the frame responds late', () => {
  expect(after('set-up', 'failed', 'ready').phase).toBe('loaded');
});

test('a loaded chat neither fails nor retries, and messages before the frame is inserted are ignored', () => {
  expect(after('set-up', 'ready', 'failed').phase).toBe('loaded');
  expect(after('set-up', 'ready', 'retry').attempt).toBe(0);
  expect(after('ready').phase).toBe('setup');
});

test('a frame that the security policy blocks always shows an error and can be retried', () => {
  expect(after('set-up', 'blocked', 'ready').phase).toBe('error');
  expect(after('set-up', 'ready', 'blocked').phase).toBe('error');
  expect(after('set-up', 'blocked', 'retry', 'set-up', 'ready').phase).toBe('loaded');
});

// Specification: 9.timing.1
test('a frame is inserted after 300 ms, or 800 ms on a retry, and must respond within ten seconds', () => {
  expect(nextByItself(after())).toEqual({ event: 'set-up', after: 300 });
  expect(nextByItself(after('set-up', 'failed', 'retry'))).toEqual({ event: 'set-up', after: 800 });
  expect(nextByItself(after('set-up'))).toEqual({ event: 'failed', after: 10_000 });
  expect(nextByItself(after('set-up', 'ready'))).toBeNull();
  expect(nextByItself(after('set-up', 'failed'))).toBeNull();
});

test('selecting another conversation restarts the frame only while it is loading', () => {
  expect(after('set-up', 'restart')).toMatchObject({ phase: 'setup', attempt: 1 });
  expect(after('restart')).toEqual(chatHostStart);
  expect(after('set-up', 'ready', 'restart')).toMatchObject({ phase: 'loaded', attempt: 0 });
  expect(after('set-up', 'failed', 'restart').phase).toBe('error');
});
