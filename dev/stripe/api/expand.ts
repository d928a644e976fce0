import type { Json } from '../contract/contract.ts';
import { invalidRequest } from './fault.ts';
import type { World } from '../world/world.ts';
import { priceJson, productJson } from '../catalog/catalog.ts';
import { couponJson } from '../catalog/coupons.ts';
import { customerJson } from '../customers/customers.ts';
import { discountJson } from '../catalog/discounts.ts';
import { invoiceJson } from '../invoices/invoice-json.ts';
import { paymentMethodJson } from '../customers/payment-methods.ts';
import { subscriptionJson } from '../subscriptions/subscriptions.ts';

/** `expand[]=data.customer`: replaces IDs with their objects. */
export function expand(world: World, answer: Json, paths: readonly string[]): Json {
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > (answer['object'] === 'list' ? 5 : 4)) {
      throw invalidRequest(`You cannot expand more than 4 levels of a property (${path}).`, {
        param: 'expand',
      });
    }
    if (!expandStep(world, answer, steps)) {
      throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
    }
  }
  return answer;
}

/** False if a step of the path can't be expanded. */
function expandStep(world: World, at: unknown, [step, ...rest]: readonly string[]): boolean {
  if (Array.isArray(at)) {
    return at.every((entry) => expandStep(world, entry, step === undefined ? [] : [step, ...rest]));
  }
  if (step === undefined) return true;
  if (typeof at !== 'object' || at === null) return at === null;
  const holder = at as Json;
  if (!Object.hasOwn(holder, step)) return false;
  const value = holder[step];
  if (Array.isArray(value)) holder[step] = value.map((entry) => resolved(world, step, entry) ?? entry);
  else holder[step] = resolved(world, step, value) ?? value;
  if (value !== null && rest.length === 0) return holder[step] !== value;
  return expandStep(world, holder[step], rest);
}

function resolved(world: World, field: string, value: unknown): Json | undefined {
  if (typeof value !== 'string') return undefined;
  const { state } = world;
  const kinds: Record<string, () => Json | undefined> = {
    customer: () => state.customers[value] && customerJson(state.customers[value]),
    subscription: () => state.subscriptions[value] && subscriptionJson(world, state.subscriptions[value]),
    latest_invoice: () => state.invoices[value] && invoiceJson(world, state.invoices[value]),
    invoice: () => state.invoices[value] && invoiceJson(world, state.invoices[value]),
    product: () => state.products[value] && productJson(state.products[value]),
    price: () => state.prices[value] && priceJson(state.prices[value]),
    coupon: () => state.coupons[value] && couponJson(world, state.coupons[value]),
    discounts: () => state.discounts[value] && discountJson(world, state.discounts[value]),
    discount: () => state.discounts[value] && discountJson(world, state.discounts[value]),
    default_payment_method: () =>
      state.paymentMethods[value] && paymentMethodJson(state.paymentMethods[value]),
  };
  return Object.hasOwn(kinds, field) ? kinds[field]?.() : undefined;
}
