import { couponJson, foundCoupon, isValid } from './coupons.ts';
import { completed, type Json } from '../contract/contract.ts';
import { invalidRequest, missing, type StripeFault } from '../api/fault.ts';
import { addMonths } from '../world/periods.ts';
import { foundPromotionCode, isRedeemable } from './promotion-codes.ts';
import { type CouponRecord, type DiscountRecord, newId } from '../world/state.ts';
import type { World } from '../world/world.ts';

interface DiscountParameter {
  coupon?: string;
  discount?: string;
  promotion_code?: string;
}

interface Owner {
  customer: string;
  subscription: string | null;
  session: string | null;
}

/**
 * The new discounts: a non-empty list replaces them, an empty string clears them, undefined keeps them. Nothing is
 * stored yet, so that a preview can use it.
 */
export function plannedDiscounts(
  world: World,
  current: readonly string[],
  parameters: '' | readonly DiscountParameter[] | null | undefined,
  owner: Owner,
): DiscountRecord[] {
  const known = current.map((id) => foundDiscount(world, id));
  if (parameters === undefined) return known;
  if (parameters === '' || parameters === null) return [];
  return parameters.map(({ coupon, discount, promotion_code: code }) => {
    if (discount !== undefined) {
      const kept = known.find(({ id }) => id === discount);
      if (!kept) throw missing('discount', discount, 'discounts');
      return kept;
    }
    if (code !== undefined) {
      const promotion = foundPromotionCode(world, code);
      if (!isRedeemable(world, promotion)) throw usedUp(`Promotion code ${promotion.code}`);
      return newDiscount(world, foundCoupon(world, promotion.coupon), promotion.id, owner);
    }
    return newDiscount(world, foundCoupon(world, coupon ?? '', 'discounts[coupon]'), null, owner);
  });
}

/** Stores the planned discounts and counts them as redeemed. */
export function redeemDiscounts(world: World, planned: readonly DiscountRecord[]): string[] {
  for (const discount of planned) {
    if (world.state.discounts[discount.id]) continue;
    world.state.discounts[discount.id] = discount;
    couponOf(world, discount).timesRedeemed += 1;
    const promotion = discount.promotionCode && world.state.promotionCodes[discount.promotionCode];
    if (promotion) promotion.timesRedeemed += 1;
    world.emit('customer.discount.created', discountJson(world, discount));
  }
  return planned.map(({ id }) => id);
}

export function isInForce({ start, end }: DiscountRecord, at: number): boolean {
  return start <= at && (end === null || at < end);
}

export function foundDiscount(world: World, id: string): DiscountRecord {
  const discount = world.state.discounts[id];
  if (!discount) throw missing('discount', id, 'discount');
  return discount;
}

/** Deleted coupons too: a discount outlives its coupon. */
export function couponOf(world: World, { coupon }: DiscountRecord): CouponRecord {
  const found = world.state.coupons[coupon];
  if (!found) throw missing('coupon', coupon);
  return found;
}

export function discountJson(world: World, discount: DiscountRecord): Json {
  return completed('response.Discounts.Discount', {
    id: discount.id,
    checkout_session: discount.session,
    customer: discount.customer,
    subscription: discount.subscription,
    promotion_code: discount.promotionCode,
    source: { coupon: couponJson(world, couponOf(world, discount))['id'], type: 'coupon' },
    start: discount.start,
    end: discount.end,
  });
}

function newDiscount(
  world: World,
  coupon: CouponRecord,
  promotionCode: string | null,
  owner: Owner,
): DiscountRecord {
  if (!isValid(world, coupon)) throw usedUp(`Coupon ${coupon.id}`);
  const start = world.now();
  const end = coupon.duration === 'repeating' ? addMonths(start, coupon.durationInMonths ?? 1) : null;
  return { id: newId('di'), coupon: coupon.id, promotionCode, ...owner, start, end };
}

function usedUp(what: string): StripeFault {
  return invalidRequest(`${what} is expired or used up.`, { code: 'coupon_expired', param: 'discounts' });
}
