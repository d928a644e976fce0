import { expect, test, vi } from 'vitest';
import { connectHost } from './host.ts';

test('two requests with rejected tokens share one token refresh', async () => {
  const { host, told, answer } = open();
  answer('first');
  expect(await host.accessToken()).toBe('first');
  const both = Promise.all([host.freshAccessToken(), host.freshAccessToken()]);
  answer('second');
  expect(await both).toEqual(['second', 'second']);
  expect(told.filter((type) => type === 'advisor:token-needed')).toHaveLength(1);
});

test('the next request asks for a token again after ten seconds without a response', async () => {
  vi.useFakeTimers();
  const { host, told, answer } = open();
  const unanswered = expect(host.accessToken()).rejects.toThrow('no host');
  await vi.advanceTimersByTimeAsync(10_000);
  await unanswered;
  const again = host.accessToken();
  expect(told.at(-1)).toBe('advisor:token-needed');
  answer('late');
  expect(await again).toBe('late');
  vi.useRealTimers();
});

// ASVS: 3.5.5
test('a message from another window is not accepted as a token', async () => {
  vi.useFakeTimers();
  const { host, answer } = open();
  answer('stolen', { origin: 'https://evil.example' });
  const unanswered = expect(host.accessToken()).rejects.toThrow('no host');
  await vi.advanceTimersByTimeAsync(10_000);
  await unanswered;
  vi.useRealTimers();
});

/** Simulates a frame's window and the page around it, as far as they communicate. */
function open() {
  const told: string[] = [];
  const parent = { postMessage: ({ type }: { type: string }) => void told.push(type) };
  const frame = Object.assign(new EventTarget(), { parent, location: { origin: 'https://app.test' } });
  vi.stubGlobal('window', frame);
  const host = connectHost();
  const answer = (accessToken: string, { origin = 'https://app.test' } = {}) => {
    const data = { type: 'advisor:hello', accessToken, theme: 'light' };
    frame.dispatchEvent(Object.assign(new Event('message'), { source: parent, origin, data }));
  };
  return { host, told, answer };
}
