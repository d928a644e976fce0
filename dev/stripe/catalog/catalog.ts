import type Stripe from 'stripe';
import { completed, type Json } from '../contract/contract.ts';
import { invalidRequest, missing, notSimulated } from '../api/fault.ts';
import { mergedMetadata } from '../api/metadata.ts';
import { newId, type PriceRecord, type ProductRecord } from '../world/state.ts';
import type { World } from '../world/world.ts';

export function createProduct(world: World, parameters: Stripe.ProductCreateParams): ProductRecord {
  if (parameters.id && world.state.products[parameters.id]) throw alreadyExists('Product');
  const product: ProductRecord = {
    id: parameters.id ?? newId('prod'),
    created: world.now(),
    updated: world.now(),
    name: parameters.name,
    description: parameters.description || null,
    statementDescriptor: parameters.statement_descriptor || null,
    active: parameters.active ?? true,
    metadata: mergedMetadata({}, parameters.metadata),
  };
  world.state.products[product.id] = product;
  world.emit('product.created', productJson(product));
  return product;
}

export function updateProduct(
  world: World,
  id: string,
  parameters: Stripe.ProductUpdateParams,
): ProductRecord {
  const product = foundProduct(world, id);
  product.name = parameters.name ?? product.name;
  if (parameters.description !== undefined) product.description = parameters.description || null;
  if (parameters.statement_descriptor !== undefined)
    product.statementDescriptor = parameters.statement_descriptor || null;
  product.active = parameters.active ?? product.active;
  product.metadata = mergedMetadata(product.metadata, parameters.metadata);
  product.updated = world.now();
  world.emit('product.updated', productJson(product));
  return product;
}

export function foundProduct(world: World, id: string, param = 'id'): ProductRecord {
  const product = world.state.products[id];
  if (!product) throw missing('product', id, param);
  return product;
}

export function productJson(product: ProductRecord): Json {
  return completed('response.Products.Product', {
    id: product.id,
    created: product.created,
    updated: product.updated,
    name: product.name,
    description: product.description,
    statement_descriptor: product.statementDescriptor ?? null,
    active: product.active,
    metadata: product.metadata,
    type: 'service',
  });
}

export function createPrice(world: World, parameters: Stripe.PriceCreateParams): PriceRecord {
  const { recurring, unit_amount: unitAmount } = parameters;
  if (!recurring) throw notSimulated('prices that are paid once');
  if (unitAmount === undefined) throw notSimulated('prices without unit_amount');
  if (!parameters.product) throw notSimulated('prices without an existing product');
  const price: PriceRecord = {
    id: newId('price'),
    created: world.now(),
    product: foundProduct(world, parameters.product, 'product').id,
    currency: parameters.currency,
    unitAmount,
    interval: recurring.interval as PriceRecord['interval'],
    intervalCount: recurring.interval_count ?? 1,
    lookupKey: null,
    nickname: parameters.nickname ?? null,
    active: parameters.active ?? true,
    metadata: mergedMetadata({}, parameters.metadata),
  };
  takeLookupKey(world, price, parameters.lookup_key, parameters.transfer_lookup_key);
  world.state.prices[price.id] = price;
  world.emit('price.created', priceJson(price));
  return price;
}

export function updatePrice(world: World, id: string, parameters: Stripe.PriceUpdateParams): PriceRecord {
  const price = foundPrice(world, id);
  takeLookupKey(world, price, parameters.lookup_key, parameters.transfer_lookup_key);
  price.active = parameters.active ?? price.active;
  price.nickname = parameters.nickname ?? price.nickname;
  price.metadata = mergedMetadata(price.metadata, parameters.metadata);
  world.emit('price.updated', priceJson(price));
  return price;
}

export function foundPrice(world: World, id: string, param = 'price'): PriceRecord {
  const price = world.state.prices[id];
  if (!price) throw missing('price', id, param);
  return price;
}

export function priceJson(price: PriceRecord): Json {
  return completed('response.Prices.Price', {
    id: price.id,
    created: price.created,
    product: price.product,
    currency: price.currency,
    unit_amount: price.unitAmount,
    unit_amount_decimal: String(price.unitAmount),
    billing_scheme: 'per_unit',
    recurring: completed('response.Prices.Price.Recurring', {
      interval: price.interval,
      interval_count: price.intervalCount,
      usage_type: 'licensed',
    }),
    tax_behavior: 'unspecified',
    type: 'recurring',
    lookup_key: price.lookupKey,
    nickname: price.nickname,
    active: price.active,
    metadata: price.metadata,
  });
}

/** The older form of a price, which every subscription item still has. */
export function planJson(price: PriceRecord): Json {
  return completed('response.Plans.Plan', {
    id: price.id,
    created: price.created,
    product: price.product,
    currency: price.currency,
    amount: price.unitAmount,
    amount_decimal: String(price.unitAmount),
    billing_scheme: 'per_unit',
    interval: price.interval,
    interval_count: price.intervalCount,
    usage_type: 'licensed',
    nickname: price.nickname,
    active: price.active,
    metadata: price.metadata,
  });
}

function takeLookupKey(
  world: World,
  price: PriceRecord,
  key: string | undefined,
  transfer: boolean | undefined,
): void {
  if (key === undefined || key === price.lookupKey) return;
  const owner = Object.values(world.state.prices).find(({ lookupKey }) => key !== '' && lookupKey === key);
  if (owner && !transfer) {
    throw invalidRequest(`A price (\`${owner.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
  }
  if (owner) owner.lookupKey = null;
  price.lookupKey = key || null;
}

export function alreadyExists(noun: string) {
  return invalidRequest(`${noun} already exists.`, { code: 'resource_already_exists' });
}
