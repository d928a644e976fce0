import { expect, test } from 'vitest';
import { FIRST_HALF, liveAll, noRetries } from './billing-lives.ts';
import { startBilling } from './billing-server.ts';

test('whatever people, banks and the network do, the row follows the provider, and nothing opens unpaid', async () => {
  const servers = await Promise.all(Array.from({ length: 4 }, () => startBilling('PostgreSQL', noRetries)));
  expect(await liveAll(servers, 1, FIRST_HALF)).toEqual([]);
}, 1_800_000);

test('credits that are given with every event are found', async () => {
  const server = await startBilling('PostgreSQL', {
    ...noRetries,
    sabotage: async (database) => {
      await database.asService((service) =>
        service.query(
          `update public.subscriptions set document_uploads_remaining = total_document_uploads + 1
           where stripe_subscription_id is not null`,
        ),
      );
    },
  });
  expect((await liveAll([server], 1, 40)).join()).toContain('credits without a change of plan');
}, 180_000);

test('a plan that stays open unpaid is found', async () => {
  const server = await startBilling('PostgreSQL', {
    ...noRetries,
    sabotage: async (database) => {
      await database.asService((service) =>
        service.query('update public.subscriptions set access_until = null where access_until is not null'),
      );
    },
  });
  const wrong = (await liveAll([server], 1, 60)).join('\n');
  expect(wrong).toMatch(/is open, paid is|accessUntil is null/);
}, 180_000);
