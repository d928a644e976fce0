import type Stripe from 'stripe';
import type { CardKind } from '../customers/cards.ts';
import { completed, type Json } from '../contract/contract.ts';
import { liveCustomer } from '../customers/customers.ts';
import { missing } from '../api/fault.ts';
import { savedCard } from '../customers/payment-methods.ts';
import { newId, type PortalRecord, type SubscriptionRecord } from '../world/state.ts';
import { currentPeriod, emitUpdated, isLive, subscriptionJson } from '../subscriptions/subscriptions.ts';
import { scheduleEnd, undoEnd } from '../subscriptions/subscription-update.ts';
import type { World } from '../world/world.ts';

export function createPortalSession(
  world: World,
  parameters: Stripe.BillingPortal.SessionCreateParams,
): PortalRecord {
  const session: PortalRecord = {
    id: newId('bps'),
    created: world.now(),
    customer: liveCustomer(world, parameters.customer ?? '').id,
    returnUrl: parameters.return_url ?? null,
  };
  world.state.portalSessions[session.id] = session;
  return session;
}

export function foundPortalSession(world: World, id: string): PortalRecord {
  const session = world.state.portalSessions[id];
  if (!session) throw missing('portal session', id, 'session');
  return session;
}

/** A new card for all future payments. */
export function changeCard(world: World, customerId: string, card: CardKind): void {
  const customer = liveCustomer(world, customerId);
  const method = savedCard(world, card, customerId);
  customer.paymentMethod = method.id;
  for (const subscription of liveSubscriptions(world, customerId)) {
    const before = subscriptionJson(world, subscription);
    subscription.paymentMethod = method.id;
    emitUpdated(world, subscription, before);
  }
}

/** With flexible billing the portal sets the date and leaves `cancel_at_period_end` false. */
export function cancelInPortal(world: World, subscription: SubscriptionRecord): void {
  const before = subscriptionJson(world, subscription);
  scheduleEnd(world, subscription, currentPeriod(world, subscription).end, false);
  emitUpdated(world, subscription, before);
}

export function undoInPortal(world: World, subscription: SubscriptionRecord): void {
  const before = subscriptionJson(world, subscription);
  undoEnd(subscription);
  emitUpdated(world, subscription, before);
}

export function liveSubscriptions(world: World, customer: string): SubscriptionRecord[] {
  return Object.values(world.state.subscriptions).filter(
    (subscription) => subscription.customer === customer && isLive(subscription),
  );
}

export function portalJson(world: World, session: PortalRecord): Json {
  return completed('response.BillingPortal_Sessions.Session', {
    id: session.id,
    created: session.created,
    customer: session.customer,
    return_url: session.returnUrl,
    configuration: 'bpc_standin',
    url: `${world.url}/p/session/${session.id}`,
  });
}
