import { createServer, type IncomingMessage } from 'node:http';
import { Stripe } from 'stripe';
import { openStripeStandIn, type StandInOptions, type StripeStandIn } from '../../dev/stripe/stand-in.ts';
import { listenLocally } from './local-server.ts';

export const opening = new Date('2026-03-01T12:00:00Z');
export const DAY = 24 * 60 * 60 * 1000;

/** The events of a paid checkout, in order. */
export const purchaseEvents = [
  'payment_method.attached',
  'customer.subscription.created',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_succeeded',
  'checkout.session.completed',
];

export interface Shop {
  standIn: StripeStandIn;
  control: StripeStandIn['control'];
  stripe: Stripe;
  /** The webhook events, with their signatures checked by the SDK. */
  events: Stripe.Event[];
  /** The types of the events since the last call, when all have arrived. */
  arrived(): Promise<string[]>;
  prices: Record<'starter' | 'core' | 'coreYear' | 'paused', Stripe.Price>;
  customer(): Promise<Stripe.Customer>;
  checkout(
    customer: string,
    more?: Partial<Stripe.Checkout.SessionCreateParams>,
  ): Promise<Stripe.Checkout.Session>;
  /** A customer with the starter plan, paid through checkout. */
  buyer(): Promise<{ customer: string; subscription: Stripe.Subscription; item: string }>;
  close(): Promise<void>;
}

/** The stand-in with a catalog, the official client and a webhook receiver. */
export async function openShop(options: StandInOptions = {}): Promise<Shop> {
  const standIn = await openStripeStandIn({ now: () => opening, environment: {}, ...options });
  const stripe = clientOf(standIn);
  const events: Stripe.Event[] = [];
  let told = 0;
  const take = async (request: IncomingMessage) => {
    const body = Buffer.concat(await request.toArray());
    const signature = String(request.headers['stripe-signature']);
    events.push(await stripe.webhooks.constructEventAsync(body, signature, standIn.webhookSecret));
  };
  const webhook = createServer((request, response) => {
    take(request).then(
      () => response.end(),
      () => response.writeHead(400).end(),
    );
  });
  const receiver = await listenLocally(webhook);
  const prices = await catalog(stripe);
  standIn.control.setWebhook(receiver.origin);

  const checkout: Shop['checkout'] = (customer, more = {}) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: prices.starter.id, quantity: 1 }],
      success_url: 'http://localhost:3000/settings?tab=subscription&status=success',
      cancel_url: 'http://localhost:3000/settings?tab=subscription&status=canceled',
      ...more,
    });
  const customer = () => stripe.customers.create({ email: 'sam@people.test' });

  return {
    standIn,
    control: standIn.control,
    stripe,
    events,
    async arrived() {
      await standIn.control.idle();
      const types = events.slice(told).map(({ type }) => type);
      told = events.length;
      return types;
    },
    prices,
    customer,
    checkout,
    async buyer() {
      const { id } = await customer();
      const session = await checkout(id);
      standIn.control.completeCheckout(session.id);
      const [subscription] = (await stripe.subscriptions.list({ customer: id })).data;
      const item = subscription?.items.data[0]?.id;
      if (!subscription || !item) throw new Error('the checkout made no subscription');
      return { customer: id, subscription, item };
    },
    async close() {
      await standIn.close();
      await receiver.close();
    },
  };
}

export function clientOf(standIn: StripeStandIn, config: Stripe.StripeConfig = {}): Stripe {
  const { host, port, secretKey } = standIn;
  return new Stripe(secretKey, {
    host,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    ...config,
  });
}

async function catalog(stripe: Stripe): Promise<Shop['prices']> {
  const price = async (
    product: string,
    name: string,
    lookupKey: string,
    cents: number,
    interval: 'month' | 'year',
  ) => {
    const known = await stripe.products.list({ ids: [product] });
    if (known.data.length === 0) await stripe.products.create({ id: product, name });
    return stripe.prices.create({
      product,
      currency: 'usd',
      unit_amount: cents,
      recurring: { interval },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
    });
  };
  return {
    starter: await price('plan_starter', 'Starter', 'starter_month', 1499, 'month'),
    core: await price('plan_core', 'Complete', 'core_month', 2999, 'month'),
    coreYear: await price('plan_core', 'Complete', 'core_year', 29990, 'year'),
    paused: await price('plan_paused', 'Paused', 'paused_month', 399, 'month'),
  };
}

export const seconds = (date: string) => Date.parse(date) / 1000;

/** The ID of a field for which the API may also return the object itself. */
export function idOf(linked: string | { id: string } | null | undefined): string {
  return typeof linked === 'string' ? linked : (linked?.id ?? '');
}
