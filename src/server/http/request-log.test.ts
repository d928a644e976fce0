import { setImmediate as nextTurn } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { parseNetworks } from './client-address.ts';
import { openLog } from '../logging/log.ts';
import { requestLog } from './request-log.ts';

const trusted = parseNetworks('10.0.0.0/8');
if (!trusted) throw new Error('The networks are not read');

function open() {
  const lines: { requestId?: string; route?: string; msg: string }[] = [];
  const log = openLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = new Hono().use(requestLog(log, trusted ?? undefined)).get('/people/:name', (context) => {
    log.warn('inside');
    void nextTurn().then(() => log.warn('behind the answer'));
    return context.text('');
  });
  const ask = (remoteAddress: string, requestId?: string) =>
    app.request(
      '/people/rosa?token=abc',
      { headers: requestId === undefined ? {} : { 'X-Request-Id': requestId } },
      { incoming: { socket: { remoteAddress } } },
    );
  return { lines, ask };
}

// ASVS: 16.2.1, 16.2.4
test('every log line of a request, even a late one, has the ID from the response', async () => {
  const { lines, ask } = open();
  const [first, second] = await Promise.all([ask('203.0.113.9'), ask('203.0.113.9')]);
  await nextTurn();
  const ids = [first, second].map((answer) => answer?.headers.get('X-Request-Id'));
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) {
    const own = lines.filter(({ requestId }) => requestId === id).map(({ msg }) => msg);
    expect(own.toSorted()).toEqual(['behind the answer', 'inside', 'request']);
  }
  expect(JSON.stringify(lines)).not.toMatch(/rosa|abc/);
  expect(lines.some(({ route }) => route === '/people/:name')).toBe(true);
});

// ASVS: 16.4.1
test.each([
  ['7c9e6679-7425-40de-944b-e07fc1f90ae7', true],
  ['0af7651916cd43dd8448eb211c80319c', true],
  ['rosa.rivera@people.test', false],
  ['Rosa-Rivera-of-Springfield', false],
  ['abc', false],
  ['a'.repeat(200), false],
])('accepts request ID %s from a proxy: %s', async (given, isTaken) => {
  const { ask } = open();
  const answer = await ask('10.1.2.3', given);
  expect(answer.headers.get('X-Request-Id') === given).toBe(isTaken);
});

// ASVS: 4.1.3, 16.4.1
test('ignores a request ID from any other caller', async () => {
  const { ask } = open();
  const given = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  expect((await ask('203.0.113.9', given)).headers.get('X-Request-Id')).not.toBe(given);
});
