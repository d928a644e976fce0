import { apiVersion, checkObject, type Json } from '../contract/contract.ts';
import { newId, type State } from './state.ts';

export interface World {
  state: State;
  /** The URL of the pages: `http://127.0.0.1:3001`. */
  url: string;
  dunning: Dunning;
  /** The stand-in's time in seconds. While it catches up, this is the moment that it has reached. */
  now(): number;
  emit(type: string, object: Json, previous?: Json): void;
  /** Names the request that caused the events of this moment. */
  request: { id: string; idempotencyKey: string | null } | null;
}

/** What happens to an invoice that cannot be collected, in the account's settings at Stripe. */
export interface Dunning {
  /** Days after the first attempt. */
  retryAfterDays: readonly number[];
  finally: 'canceled' | 'unpaid';
}

const schemaOf: Readonly<Record<string, string>> = {
  customer: 'response.Customers.Customer',
  subscription: 'response.Subscriptions.Subscription',
  invoice: 'response.Invoices.Invoice',
  'checkout.session': 'response.Checkout_Sessions.Session',
};

/** An event as Stripe stores it and sends it to the webhook. */
export function newEvent(world: World, type: string, object: Json, previous?: Json): Json {
  const schema = schemaOf[String(object['object'])];
  if (schema && object['deleted'] !== true) checkObject(schema, object);
  return {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: world.now(),
    // A copy: the event must not change with the object.
    data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: world.request && { id: world.request.id, idempotency_key: world.request.idempotencyKey },
    type,
  };
}
