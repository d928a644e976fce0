import { type CardKind, cardOfToken, cards } from './cards.ts';
import { completed, type Json } from '../contract/contract.ts';
import { cardDeclined, missing } from '../api/fault.ts';
import { newId, type PaymentMethodRecord } from '../world/state.ts';
import type { World } from '../world/world.ts';

/** Accepts Stripe's test tokens (`pm_card_visa`) and the IDs of known cards. */
export function attachedCard(world: World, idOrToken: string, customer: string): PaymentMethodRecord {
  const kind = cardOfToken(idOrToken);
  if (kind) return savedCard(world, kind, customer);
  const method = foundPaymentMethod(world, idOrToken);
  method.customer = customer;
  return method;
}

export function savedCard(world: World, card: CardKind, customer: string): PaymentMethodRecord {
  if (card === 'decline') throw cardDeclined();
  const method: PaymentMethodRecord = { id: newId('pm'), created: world.now(), customer, card };
  world.state.paymentMethods[method.id] = method;
  world.emit('payment_method.attached', paymentMethodJson(method));
  return method;
}

/** The card for a customer's invoice: the subscription's own card, otherwise the customer's. */
export function cardFor(
  world: World,
  customer: string,
  paymentMethod: string | null = null,
): CardKind | undefined {
  const id = paymentMethod ?? world.state.customers[customer]?.paymentMethod;
  return id ? world.state.paymentMethods[id]?.card : undefined;
}

export function foundPaymentMethod(world: World, id: string): PaymentMethodRecord {
  const method = world.state.paymentMethods[id];
  if (!method) throw missing('PaymentMethod', id, 'payment_method');
  return method;
}

export function detachPaymentMethod(world: World, id: string): PaymentMethodRecord {
  const method = foundPaymentMethod(world, id);
  const customer = method.customer && world.state.customers[method.customer];
  if (customer && customer.paymentMethod === id) customer.paymentMethod = null;
  method.customer = null;
  world.emit('payment_method.detached', paymentMethodJson(method));
  return method;
}

export function paymentMethodJson(method: PaymentMethodRecord): Json {
  return completed('response.PaymentMethods.PaymentMethod', {
    id: method.id,
    created: method.created,
    customer: method.customer,
    type: 'card',
    card: completed('response.PaymentMethods.PaymentMethod.Card', {
      brand: 'visa',
      display_brand: 'visa',
      country: 'US',
      exp_month: 12,
      exp_year: 2034,
      funding: 'credit',
      last4: cards[method.card].last4,
    }),
  });
}
