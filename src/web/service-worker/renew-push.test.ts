import { expect, test } from 'vitest';
import { renewPush } from './renew-push.ts';
import type { WorkerScope } from './worker-scope.ts';

const options = { userVisibleOnly: true, applicationServerKey: null };

function subscription(name: string) {
  const ended: string[] = [];
  const it = {
    options,
    toJSON: () => ({
      endpoint: `https://push.test/${name}`,
      keys: { p256dh: `${name}-key`, auth: `${name}-auth` },
    }),
    unsubscribe: async () => {
      ended.push(name);
      return true;
    },
  } as unknown as PushSubscription;
  return { it, ended };
}

/**
 * A service worker whose subscription has changed, and a server that answers with this status. Null means that the
 * server is unavailable.
 */
async function change(
  status: number | null,
  event: { before: PushSubscription | null; given?: PushSubscription },
) {
  const made = subscription('made');
  const asked: [string, string, unknown][] = [];
  const subscribed: unknown[] = [];
  const works: Promise<unknown>[] = [];
  const scope = {
    location: { origin: 'https://app.test' },
    registration: {
      pushManager: {
        subscribe: async (wanted: unknown) => {
          subscribed.push(wanted);
          return made.it;
        },
      },
    },
    fetch: async (request: Request) => {
      asked.push([request.method, request.url, await request.json()]);
      if (status === null) throw new TypeError('Failed to fetch');
      return new Response(null, { status });
    },
    addEventListener: (_name: string, listener: (event: object) => void) =>
      listener({
        oldSubscription: event.before,
        newSubscription: event.given ?? null,
        waitUntil: (work: Promise<unknown>) => void works.push(work),
      }),
  } as unknown as WorkerScope;
  renewPush(scope);
  await Promise.all(works);
  return { asked, subscribed, ended: made.ended };
}

const before = subscription('old').it;

test('a new push subscription reuses the old options and is sent to the server with proof of the old subscription', async () => {
  const { asked, subscribed, ended } = await change(204, { before });
  expect(subscribed).toEqual([options]);
  expect(asked).toEqual([
    [
      'PUT',
      'https://app.test/functions/v1/reminders/browser/renewed',
      {
        before: { endpoint: 'https://push.test/old', auth: 'old-auth' },
        now: { endpoint: 'https://push.test/made', p256dh: 'made-key', auth: 'made-auth' },
      },
    ],
  ]);
  expect(ended).toEqual([]);
});

test('sends a push subscription that the browser has already created', async () => {
  const given = subscription('given');
  const { asked, subscribed } = await change(204, { before, given: given.it });
  expect(subscribed).toEqual([]);
  expect(asked[0]?.[2]).toMatchObject({ now: { endpoint: 'https://push.test/given' } });
});

test.each([404, 500, null])('drops a push subscription that the server rejected (%s)', async (status) => {
  expect((await change(status, { before })).ended).toEqual(['made']);
});

test('sends nothing without the old subscription, because the proof is missing', async () => {
  const { asked, subscribed } = await change(204, { before: null });
  expect([asked, subscribed]).toEqual([[], []]);
});
