import { createUser } from '#server/auth/users/create-user.ts';
import type { Billing } from '#server/billing/billing.ts';
import { cancelSubscription } from '#server/billing/plan/cancel-subscription.ts';
import { createCheckout } from '#server/billing/plan/create-checkout.ts';
import type { Deps } from '#server/deps.ts';
import type { BillingInterval } from '#domain/billing/billing.ts';
import type { PlanId } from '#domain/billing/plan.ts';
import { type PlanState, planPassword, planPerson } from './plan-states.ts';
import type { Control } from './stripe/control.ts';

interface Shop {
  deps: Pick<Deps, 'commonPasswords' | 'database' | 'now'>;
  billing: Billing;
  control: Control;
}

/** Returns a person with a plan in that state, created on first use. An existing one stays as it is. */
export async function preparePlanPerson(shop: Shop, state: PlanState): Promise<void> {
  const email = planPerson(state);
  const [known] = await shop.deps.database.asAuthAdmin((auth) =>
    auth.query('select id from auth.users where lower(email) = $1', [email]),
  );
  if (known) return;
  const { id } = await createUser(shop.deps, {
    email,
    password: planPassword,
    firstName: 'Alex',
    lastName: state,
  });
  await ways[state](shop, id);
  await shop.control.idle();
}

const ways: Readonly<Record<PlanState, (shop: Shop, userId: string) => Promise<unknown>>> = {
  trial: () => Promise.resolve(),
  'trial-over': ({ deps }, userId) =>
    deps.database.asService((service) =>
      service.query(
        `update public.subscriptions set trial_ends_at = private.now() - interval '1 day' where user_id = $1`,
        [userId],
      ),
    ),
  starter: (shop, userId) => buy(shop, userId, 'starter'),
  core: (shop, userId) => buy(shop, userId, 'core'),
  unlimited: (shop, userId) => buy(shop, userId, 'unlimited', 'year'),
  'past-due': async (shop, userId) => {
    const { customer, subscription } = await buy(shop, userId, 'core');
    shop.control.changeCard(customer, 'later');
    // Bills a new month immediately, which that card declines, so the clock need not move.
    await shop.billing.stripe.subscriptions.update(subscription, {
      billing_cycle_anchor: { type: 'now' },
      // Otherwise the month that was just paid would be credited to the new one.
      proration_behavior: 'none',
    });
  },
  canceling: async (shop, userId) => {
    await buy(shop, userId, 'core');
    await cancelSubscription(shop.billing, userId, 'immediate');
  },
  canceled: async (shop, userId) => {
    const { subscription } = await buy(shop, userId, 'core');
    await shop.billing.stripe.subscriptions.cancel(subscription);
  },
  pausing: async (shop, userId) => {
    // A paid month stays usable until its end.
    await buy(shop, userId, 'core');
    await cancelSubscription(shop.billing, userId, 'pause');
  },
  paused: async (shop, userId) => {
    // The rest of a paid year becomes credit immediately.
    await buy(shop, userId, 'core', 'year');
    await cancelSubscription(shop.billing, userId, 'pause');
  },
};

/** Pays as on the checkout page, with a valid card. */
async function buy(
  { billing, control }: Shop,
  userId: string,
  tier: PlanId,
  interval: BillingInterval = 'month',
): Promise<{ customer: string; subscription: string }> {
  const page = await createCheckout(billing, userId, { tier, interval });
  const session = /\/c\/pay\/(cs_\w+)/.exec(page)?.[1];
  if (!session) throw new Error(`${page} is not a checkout page`);
  control.completeCheckout(session);
  await control.idle();
  const { customer, subscription } = await billing.stripe.checkout.sessions.retrieve(session);
  if (typeof customer !== 'string' || typeof subscription !== 'string') throw new Error('Nothing was bought');
  return { customer, subscription };
}
