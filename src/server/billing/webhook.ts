import { Hono } from 'hono';
import * as v from 'valibot';
import type Stripe from 'stripe';
import { readBytes } from '../http/read-json.ts';
import type { Billing } from './billing.ts';
import { loggable } from './provider/stripe-error.ts';
import { syncCustomer } from './provider/sync-customer.ts';

const BODY_MAX = 512 * 1024;

/** POST /functions/v1/stripe-webhook: an event only triggers reading the customer's current state at the provider. */
export function webhookRoutes(billing: Billing): Hono {
  const app = new Hono();
  app.post('/', async (context) => {
    const event = await readEvent(billing, context.req.raw);
    if (typeof event === 'string') {
      // Anyone can send a body, so only the reason is logged.
      billing.log.warn({ reason: event }, 'a webhook was refused');
      return context.json({ error: event }, event === 'too large' ? 413 : 400);
    }
    try {
      await takeEvent(billing, event);
    } catch (error) {
      // The provider resends events that fail, for three days.
      billing.log.error({ event: event.id, type: event.type, ...loggable(error) }, 'an event failed');
      return context.json({ error: 'failed' }, 500);
    }
    return context.json({ received: true });
  });
  return app;
}

/** Why a request is not an event of the provider. */
type RefusalReason = 'too large' | 'signature' | 'shape' | 'mode';

async function readEvent(billing: Billing, request: Request): Promise<Stripe.Event | RefusalReason> {
  const bytes = await readBytes(request, BODY_MAX);
  if (!bytes) return 'too large';
  const payload = Buffer.from(bytes).toString('utf8');
  const event = await verifiedEvent(billing, payload, request.headers.get('Stripe-Signature') ?? '');
  if (!event) return 'signature';
  if (!v.is(eventSchema, event)) return 'shape';
  // A test event must never change a plan in production.
  return event.livemode === (billing.mode === 'live') ? event : 'mode';
}

// These fields are logged. Payloads of another form are not the provider's, even if signed.
const eventSchema = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^evt_\w{1,250}$/)),
  type: v.pipe(v.string(), v.regex(/^[a-z0-9_.]{1,100}$/)),
});

async function verifiedEvent(
  { stripe, webhookSecret }: Billing,
  payload: string,
  signature: string,
): Promise<Stripe.Event | null> {
  try {
    // Uses the machine's clock, even if the clock for plans was moved.
    return await stripe.webhooks.constructEventAsync(payload, signature, webhookSecret);
  } catch {
    return null;
  }
}

/** Events that can change a plan. The endpoint at the provider is registered for these; others are ignored. */
export const webhookEvents = [
  'checkout.session.completed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

async function takeEvent(billing: Billing, event: Stripe.Event): Promise<void> {
  const customer = (webhookEvents as readonly string[]).includes(event.type) ? customerOf(event) : null;
  if (customer && (await syncCustomer(billing, customer, event))) return;
  billing.log.info({ event: event.id, type: event.type }, 'an event is about nobody here');
}

const customerReference = v.object({ customer: v.union([v.string(), v.object({ id: v.string() })]) });
const customerSchema = v.object({ object: v.literal('customer'), id: v.string() });

function customerOf({ data }: Stripe.Event): string | null {
  if (v.is(customerSchema, data.object)) return data.object.id;
  if (!v.is(customerReference, data.object)) return null;
  const { customer } = data.object;
  return typeof customer === 'string' ? customer : customer.id;
}
