import { expect, test } from 'vitest';
import { ChatFailure, OFFLINE } from '../chat-client.ts';
import { loadWithRetries } from './load-with-retries.ts';

const noAccess = new ChatFailure('no_access', 'Your plan doesn’t include this advisor.');

function failing(...failures: readonly Error[]) {
  const left = [...failures];
  const pauses: number[] = [];
  return {
    pauses,
    load: () => {
      const failure = left.shift();
      return failure ? Promise.reject(failure) : Promise.resolve('loaded');
    },
    pause: async (ms: number) => {
      pauses.push(ms);
    },
  };
}

test('a chat that the server can’t open yet opens on a later attempt', async () => {
  const { load, pause, pauses } = failing(OFFLINE, new Error('no host'));
  expect(await loadWithRetries(load, pause)).toBe('loaded');
  expect(pauses).toEqual([1000, 4000]);
});

test('the third temporary failure is reported', async () => {
  const { load, pause } = failing(OFFLINE, OFFLINE, OFFLINE);
  await expect(loadWithRetries(load, pause)).rejects.toBe(OFFLINE);
});

test('a refusal is reported without another attempt', async () => {
  const { load, pause, pauses } = failing(noAccess);
  await expect(loadWithRetries(load, pause)).rejects.toBe(noAccess);
  expect(pauses).toEqual([]);
});
