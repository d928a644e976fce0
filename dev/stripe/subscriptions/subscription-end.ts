import { discardPendingUpdate } from './pending-update.ts';
import type { SubscriptionRecord } from '../world/state.ts';
import { subscriptionJson } from './subscriptions.ts';
import type { World } from '../world/world.ts';

/** Ends the subscription permanently. Open invoices stay open but are not collected. */
export function endSubscription(
  world: World,
  subscription: SubscriptionRecord,
  reason: SubscriptionRecord['cancelReason'],
): void {
  discardPendingUpdate(world, subscription);
  subscription.status = 'canceled';
  subscription.endedAt = world.now();
  subscription.canceledAt ??= world.now();
  subscription.cancelReason ??= reason;
  for (const invoice of Object.values(world.state.invoices)) {
    if (invoice.subscription === subscription.id) invoice.nextAttempt = null;
  }
  world.emit('customer.subscription.deleted', subscriptionJson(world, subscription));
}
