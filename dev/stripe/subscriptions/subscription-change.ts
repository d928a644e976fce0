import { foundPrice } from '../catalog/catalog.ts';
import { invalidRequest, missing } from '../api/fault.ts';
import { type Period, periodOf } from '../world/periods.ts';
import { type ItemRecord, type LineRecord, newId, type SubscriptionRecord } from '../world/state.ts';
import { currentPeriod, leadingPrice, periodLine, prorationLine } from './subscriptions.ts';
import type { World } from '../world/world.ts';

export interface ItemParameter {
  id?: string;
  price?: string;
  quantity?: number;
  deleted?: boolean;
  metadata?: unknown;
}

interface ChangeOptions {
  proration: string;
  /** The time from which unused and remaining time are counted. */
  at: number;
  resetsAnchor: boolean;
}

export interface PlannedChange {
  items: ItemRecord[];
  anchor: number;
  cycle: number;
  period: Period;
  lines: LineRecord[];
  /** A new interval is billed immediately, whatever the proration behavior. */
  billsNow: boolean;
}

/** The cost of a new set of items. It changes nothing, so that a preview can use it. */
export function plannedChange(
  world: World,
  subscription: SubscriptionRecord,
  parameters: readonly ItemParameter[],
  { proration, at, resetsAnchor }: ChangeOptions,
): PlannedChange {
  const period = currentPeriod(world, subscription);
  if (at < period.start || at > period.end) {
    throw invalidRequest('The proration date must be within the current period.', {
      param: 'proration_date',
    });
  }
  const items = changedItems(world, subscription, parameters);
  const isReset = resetsAnchor || hasOtherInterval(world, subscription.items, items);
  const anchor = isReset ? at : subscription.anchor;
  const cycle = isReset ? 0 : subscription.cycle;
  const newPeriod = periodOf(leadingPrice(world, items), anchor, cycle);
  const isTouched = (item: ItemRecord) =>
    isReset || JSON.stringify(priced(item)) !== JSON.stringify(priced(sameItem(subscription.items, item)));
  const credits = subscription.items
    .filter((item) => {
      const after = sameItem(items, item);
      return !after || isTouched(after);
    })
    .flatMap((item) => unusedTime(world, subscription.id, item, at));
  const charges = items.filter(isTouched).map((item) => {
    if (isReset) return periodLine(world, subscription.id, item, newPeriod);
    const remaining = (period.end - at) / (period.end - period.start);
    const amount = Math.round(foundPrice(world, item.price).unitAmount * item.quantity * remaining);
    return prorationLine(world, subscription.id, item, { start: at, end: period.end, amount });
  });
  const lines = proration === 'none' ? (isReset ? charges : []) : [...credits, ...charges];
  const billsNow = isReset || (proration === 'always_invoice' && lines.length > 0);
  return { items, anchor, cycle, period: newPeriod, lines, billsNow };
}

/** The credit for ending now. */
export function unusedLines(world: World, subscription: SubscriptionRecord, at: number): LineRecord[] {
  return subscription.items.flatMap((item) => unusedTime(world, subscription.id, item, at));
}

/** Without an item's ID a price is added alongside the old one, as at Stripe, which makes it easy to bill twice. */
function changedItems(
  world: World,
  { items }: SubscriptionRecord,
  parameters: readonly ItemParameter[],
): ItemRecord[] {
  const changed = items.map((item) => ({ ...item }));
  for (const parameter of parameters) {
    const price = parameter.price && foundPrice(world, parameter.price, 'items[price]').id;
    const known = changed.find(({ id }) => id === parameter.id);
    if (parameter.id && !known) throw missing('subscription item', parameter.id, 'items[0][id]');
    if (known && parameter.deleted) changed.splice(changed.indexOf(known), 1);
    else if (known) Object.assign(known, { ...(price && { price }), ...quantityOf(parameter) });
    else changed.push(addedItem(world, price ?? '', parameter));
  }
  const prices = changed.map(({ price }) => price);
  const twice = prices.find((price, index) => prices.indexOf(price) !== index);
  if (twice) {
    throw invalidRequest(`Cannot add multiple subscription items with the same plan: ${twice}`, {
      param: 'items',
    });
  }
  leadingPrice(world, changed);
  return changed;
}

function addedItem(world: World, price: string, parameter: ItemParameter): ItemRecord {
  const id = foundPrice(world, price, 'items[price]').id;
  const base = { id: newId('si'), created: world.now(), price: id, metadata: {}, billed: null };
  return { ...base, quantity: 1, ...quantityOf(parameter) };
}

function quantityOf({ quantity }: ItemParameter): { quantity?: number } {
  return quantity === undefined ? {} : { quantity };
}

/** Flexible billing credits a share of the billed amount, not of the current price. */
function unusedTime(world: World, subscription: string, item: ItemRecord, at: number): LineRecord[] {
  const { billed } = item;
  if (!billed || billed.end <= at || billed.amount === 0) return [];
  const amount = -Math.round((billed.amount * (billed.end - at)) / (billed.end - billed.start));
  return amount === 0
    ? []
    : [prorationLine(world, subscription, item, { start: at, end: billed.end, amount })];
}

function hasOtherInterval(
  world: World,
  before: readonly ItemRecord[],
  after: readonly ItemRecord[],
): boolean {
  const [old, changed] = [leadingPrice(world, before), leadingPrice(world, after)];
  return old.interval !== changed.interval || old.intervalCount !== changed.intervalCount;
}

function sameItem(items: readonly ItemRecord[], { id }: ItemRecord): ItemRecord | undefined {
  return items.find((item) => item.id === id);
}

function priced(item: ItemRecord | undefined) {
  return item && { price: item.price, quantity: item.quantity };
}
