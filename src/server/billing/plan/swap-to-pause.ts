import { isPlan } from '#domain/billing/billing.ts';
import type { Billing } from '../billing.ts';
import { keepOnParameters } from './keep-on.ts';
import { type LiveSubscription, pauseMetadata } from '../provider/provider-state.ts';

/**
 * Changes to the price of a pause. A paid month runs to its end first. The rest of a paid year becomes credit that pays
 * for the pause from now on. The provider's own pause feature would charge nothing at all.
 */
export async function swapToPause(billing: Billing, current: LiveSubscription): Promise<void> {
  if (!isPlan(current.tier)) throw new Error('Only a plan can be paused');
  const isMonthly = current.interval === 'month';
  await billing.stripe.subscriptions.update(current.id, {
    items: [{ id: current.item, price: await billing.catalog.priceOf('paused', 'month') }],
    proration_behavior: isMonthly ? 'none' : 'create_prorations',
    metadata: pauseMetadata(current, isMonthly ? current.periodEnd : billing.now()),
    ...keepOnParameters(current),
  });
}
