import type Stripe from 'stripe';
import { attachedCard } from './payment-methods.ts';
import { completed, type Json } from '../contract/contract.ts';
import { missing } from '../api/fault.ts';
import { mergedMetadata } from '../api/metadata.ts';
import { type CustomerRecord, newId } from '../world/state.ts';
import { endSubscription } from '../subscriptions/subscription-end.ts';
import { isLive } from '../subscriptions/subscriptions.ts';
import type { World } from '../world/world.ts';

export function createCustomer(world: World, parameters: Stripe.CustomerCreateParams): CustomerRecord {
  const customer: CustomerRecord = {
    id: newId('cus'),
    created: world.now(),
    email: null,
    name: null,
    phone: null,
    description: null,
    metadata: {},
    balance: 0,
    paymentMethod: null,
    invoicePrefix: newId('x').slice(2, 10).toUpperCase(),
    invoices: 0,
    deleted: false,
  };
  applyParameters(customer, parameters);
  world.state.customers[customer.id] = customer;
  if (parameters.payment_method) {
    customer.paymentMethod = attachedCard(world, parameters.payment_method, customer.id).id;
  }
  world.emit('customer.created', customerJson(customer));
  return customer;
}

export function updateCustomer(
  world: World,
  id: string,
  parameters: Stripe.CustomerUpdateParams,
): CustomerRecord {
  const customer = liveCustomer(world, id);
  applyParameters(customer, parameters);
  const card = parameters.invoice_settings?.default_payment_method;
  if (card) customer.paymentMethod = attachedCard(world, card, customer.id).id;
  world.emit('customer.updated', customerJson(customer));
  return customer;
}

/** Also ends the customer's subscriptions immediately. */
export function deleteCustomer(world: World, id: string): Json {
  const customer = liveCustomer(world, id);
  for (const subscription of Object.values(world.state.subscriptions)) {
    if (subscription.customer === id && isLive(subscription)) endSubscription(world, subscription, null);
  }
  customer.deleted = true;
  for (const method of Object.values(world.state.paymentMethods)) {
    if (method.customer === id) method.customer = null;
  }
  world.emit('customer.deleted', { ...customerJson({ ...customer, deleted: false }) });
  return customerJson(customer);
}

export function foundCustomer(world: World, id: string): CustomerRecord {
  const customer = world.state.customers[id];
  if (!customer) throw missing('customer', id);
  return customer;
}

export function liveCustomer(world: World, id: string, param = 'customer'): CustomerRecord {
  const customer = world.state.customers[id];
  if (!customer || customer.deleted) throw missing('customer', id, param);
  return customer;
}

export function customerJson(customer: CustomerRecord): Json {
  if (customer.deleted) return { id: customer.id, object: 'customer', deleted: true };
  return completed('response.Customers.Customer', {
    id: customer.id,
    created: customer.created,
    email: customer.email,
    name: customer.name,
    phone: customer.phone,
    description: customer.description,
    metadata: customer.metadata,
    balance: customer.balance,
    currency: 'usd',
    delinquent: false,
    discount: null,
    invoice_prefix: customer.invoicePrefix,
    next_invoice_sequence: customer.invoices + 1,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: customer.paymentMethod,
      footer: null,
      rendering_options: null,
    },
  });
}

function applyParameters(
  customer: CustomerRecord,
  parameters: Stripe.CustomerCreateParams | Stripe.CustomerUpdateParams,
): void {
  for (const field of ['email', 'name', 'phone', 'description'] as const) {
    const value = parameters[field];
    if (value !== undefined) customer[field] = value || null;
  }
  if (parameters.balance !== undefined) customer.balance = parameters.balance;
  customer.metadata = mergedMetadata(customer.metadata, parameters.metadata);
}
