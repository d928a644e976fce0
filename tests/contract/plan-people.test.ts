import { expect, test } from 'vitest';
import { preparePlanPerson } from '../../dev/plan-people.ts';
import { type PlanState, planStates } from '../../dev/plan-states.ts';
import { startBilling } from './billing-server.ts';

// Tests `npm run dev -- --as <state>`: the person must be in the state of that name.

const { database, billing, standIn } = await startBilling('PGlite');
const expected: Readonly<Record<PlanState, object>> = {
  trial: { tier: 'trial', effective: 'trial' },
  'trial-over': { tier: 'trial', effective: 'canceled' },
  starter: { effective: 'starter' },
  core: { effective: 'core' },
  unlimited: { effective: 'unlimited' },
  'past-due': { effective: 'core', isPastDue: true, status: 'past_due' },
  canceling: { effective: 'core', isCanceling: true },
  canceled: { tier: 'canceled', effective: 'canceled' },
  pausing: { effective: 'core', isPausing: true },
  paused: { tier: 'paused', effective: 'paused' },
};

test.for(planStates)('creates %s, and a second run changes nothing', async (state) => {
  const shop = { deps: { database, now: () => new Date() }, billing, control: standIn.control };
  await preparePlanPerson(shop, state);
  const first = await planOf(state);
  expect(first).toMatchObject(expected[state]);
  await preparePlanPerson(shop, state);
  expect(await planOf(state)).toEqual(first);
});

async function planOf(state: PlanState): Promise<unknown> {
  const [row] = await database.asService((service) =>
    service.query(
      `select tier, private.effective_tier(user_id) as effective, past_due_since is not null as "isPastDue",
         pause_at is not null as "isPausing", coalesce(cancel_at_period_end, false) as "isCanceling", status
       from public.subscriptions left join public.billing_accounts using (user_id)
       where user_id = (select id from public.profiles where last_name = $1)`,
      [state],
    ),
  );
  return row;
}
