import type Stripe from 'stripe';
import type { CardKind } from '../customers/cards.ts';
import { foundPrice } from '../catalog/catalog.ts';
import { completed, type Json } from '../contract/contract.ts';
import { foundCoupon } from '../catalog/coupons.ts';
import { createCustomer, liveCustomer } from '../customers/customers.ts';
import { plannedDiscounts } from '../catalog/discounts.ts';
import { invalidRequest, missing, notSimulated } from '../api/fault.ts';
import { type AppliedDiscount, type Totals, totalsOf } from '../invoices/invoice-totals.ts';
import { mergedMetadata } from '../api/metadata.ts';
import { savedCard } from '../customers/payment-methods.ts';
import { DAY, periodOf } from '../world/periods.ts';
import { foundPromotionCode, typedPromotionCode } from '../catalog/promotion-codes.ts';
import { type CheckoutRecord, newId, type SubscriptionRecord } from '../world/state.ts';
import { newSubscription, startSubscription } from '../subscriptions/subscription-create.ts';
import { leadingPrice, periodLine } from '../subscriptions/subscriptions.ts';
import type { World } from '../world/world.ts';

export function createSession(world: World, parameters: Stripe.Checkout.SessionCreateParams): CheckoutRecord {
  const customer = parameters.customer ? liveCustomer(world, parameters.customer).id : null;
  refuseImpossible(parameters);
  const session: CheckoutRecord = {
    id: newId('cs_test'),
    created: world.now(),
    expiresAt: parameters.expires_at ?? world.now() + DAY,
    status: 'open',
    customer,
    customerEmail: parameters.customer_email ?? null,
    clientReferenceId: parameters.client_reference_id ?? null,
    lineItems: (parameters.line_items ?? []).map(({ price = '', quantity = 1 }) => ({
      price: foundPrice(world, price, 'line_items[0][price]').id,
      quantity,
    })),
    discounts: (parameters.discounts ?? []).map((wanted) => resolvedDiscount(world, wanted)),
    allowPromotionCodes: parameters.allow_promotion_codes ?? false,
    submitText: submitTextIn(parameters),
    successUrl: parameters.success_url ?? '',
    cancelUrl: parameters.cancel_url ?? null,
    metadata: mergedMetadata({}, parameters.metadata),
    subscriptionMetadata: mergedMetadata({}, parameters.subscription_data?.metadata),
    subscription: null,
    invoice: null,
  };
  world.state.sessions[session.id] = session;
  return session;
}

function submitTextIn({ custom_text: text }: Stripe.Checkout.SessionCreateParams): string | null {
  return (text && text.submit && text.submit.message) || null;
}

/** The person has paid on the page. A declined card changes nothing. */
export function completeSession(
  world: World,
  session: CheckoutRecord,
  card: CardKind,
  isConfirmed: boolean,
): SubscriptionRecord {
  if (session.status !== 'open') throw sessionIsOver(session);
  session.customer ??= createCustomer(world, { email: session.customerEmail ?? '' }).id;
  const customer = liveCustomer(world, session.customer);
  const method = savedCard(world, card, customer.id);
  const subscription = newSubscription(world, {
    customer: customer.id,
    items: session.lineItems,
    metadata: session.subscriptionMetadata,
    paymentMethod: method.id,
  });
  const owner = { customer: customer.id, subscription: subscription.id, session: session.id };
  const discounts = plannedDiscounts(
    world,
    [],
    session.discounts.map(({ coupon, promotionCode }) =>
      promotionCode ? { promotion_code: promotionCode } : { coupon },
    ),
    owner,
  );
  startSubscription(world, subscription, discounts, { isConfirmed, behavior: 'error_if_incomplete' });
  customer.paymentMethod ??= method.id;
  session.status = 'complete';
  session.subscription = subscription.id;
  session.invoice = subscription.latestInvoice;
  world.emit('checkout.session.completed', sessionJson(world, session));
  return subscription;
}

export function expireSession(world: World, session: CheckoutRecord): void {
  if (session.status !== 'open') throw sessionIsOver(session);
  session.status = 'expired';
  world.emit('checkout.session.expired', sessionJson(world, session));
}

/** The person types a promotion code on the page. */
export function enterCode(world: World, session: CheckoutRecord, code: string): boolean {
  if (!session.allowPromotionCodes || session.discounts.length > 0) return false;
  const promotion = typedPromotionCode(world, code);
  if (!promotion) return false;
  session.discounts = [{ coupon: promotion.coupon, promotionCode: promotion.id }];
  return true;
}

export function foundSession(world: World, id: string): CheckoutRecord {
  const session = world.state.sessions[id];
  if (!session) throw missing('checkout.session', id, 'session');
  return session;
}

/** The lines and the total of the page and the session. */
export function sessionTotals(world: World, session: CheckoutRecord): Totals {
  const draft = newSubscription(world, {
    customer: '',
    items: session.lineItems,
    metadata: {},
    paymentMethod: null,
  });
  const period = periodOf(leadingPrice(world, draft.items), world.now(), 0);
  const lines = draft.items.map((item) => periodLine(world, '', item, period));
  const discounts = session.discounts.map(({ coupon }): AppliedDiscount => {
    return { id: coupon, coupon: foundCoupon(world, coupon) };
  });
  return totalsOf(lines, discounts, 0);
}

export function sessionJson(world: World, session: CheckoutRecord): Json {
  const { subtotal, total } = sessionTotals(world, session);
  const customer = session.customer ? world.state.customers[session.customer] : undefined;
  return completed('response.Checkout_Sessions.Session', {
    id: session.id,
    created: session.created,
    expires_at: session.expiresAt,
    status: session.status,
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    mode: 'subscription',
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${world.url}/c/pay/${session.id}` : null,
    customer: session.customer,
    customer_email: session.customerEmail,
    customer_details: customer && {
      ...completed('response.Checkout_Sessions.Session.CustomerDetails', { email: customer.email }),
    },
    client_reference_id: session.clientReferenceId,
    currency: 'usd',
    amount_subtotal: subtotal,
    amount_total: total,
    total_details: { amount_discount: subtotal - total, amount_shipping: 0, amount_tax: 0 },
    allow_promotion_codes: session.allowPromotionCodes || null,
    discounts: session.discounts.map(({ coupon, promotionCode }) => ({
      coupon,
      promotion_code: promotionCode,
    })),
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    metadata: session.metadata,
    payment_method_types: ['card'],
    payment_method_collection: 'always',
    subscription: session.subscription,
    invoice: session.invoice,
  });
}

function resolvedDiscount(world: World, wanted: { coupon?: string; promotion_code?: string }) {
  const { coupon, promotion_code: code } = wanted;
  if (code === undefined) return { coupon: foundCoupon(world, coupon ?? '').id, promotionCode: null };
  const promotion = foundPromotionCode(world, code);
  return { coupon: promotion.coupon, promotionCode: promotion.id };
}

function refuseImpossible(parameters: Stripe.Checkout.SessionCreateParams): void {
  if (parameters.mode !== 'subscription') throw notSimulated('a checkout that is no subscription');
  if ((parameters.ui_mode ?? 'hosted_page') !== 'hosted_page') throw notSimulated('embedded checkouts');
  if (!parameters.success_url) {
    throw invalidRequest('Missing required param: success_url.', {
      code: 'parameter_missing',
      param: 'success_url',
    });
  }
  if (!parameters.line_items?.length) {
    throw invalidRequest('Missing required param: line_items.', {
      code: 'parameter_missing',
      param: 'line_items',
    });
  }
  if (parameters.discounts?.length && parameters.allow_promotion_codes !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: allow_promotion_codes, discounts.', {
      param: 'allow_promotion_codes',
    });
  }
  if (parameters.customer && parameters.customer_email) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer_email',
    });
  }
}

function sessionIsOver(session: CheckoutRecord) {
  return invalidRequest(
    `Only Checkout Sessions with a status in ["open"] can be changed. This one is ${session.status}.`,
  );
}
