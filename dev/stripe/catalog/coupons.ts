import type Stripe from 'stripe';
import { alreadyExists } from './catalog.ts';
import { completed, type Json } from '../contract/contract.ts';
import { invalidRequest, missing } from '../api/fault.ts';
import { mergedMetadata } from '../api/metadata.ts';
import { type CouponRecord, newId } from '../world/state.ts';
import type { World } from '../world/world.ts';

export function createCoupon(world: World, parameters: Stripe.CouponCreateParams): CouponRecord {
  const { percent_off: percentOff, amount_off: amountOff, duration = 'once' } = parameters;
  const known = parameters.id ? world.state.coupons[parameters.id] : undefined;
  if (known && !known.deleted) throw alreadyExists('Coupon');
  if ((percentOff === undefined) === (amountOff === undefined)) {
    throw invalidRequest('You must pass either percent_off or amount_off when creating a coupon.');
  }
  if (amountOff !== undefined && !parameters.currency) {
    throw invalidRequest('You must pass currency when passing amount_off.', { param: 'currency' });
  }
  if ((duration === 'repeating') !== (parameters.duration_in_months !== undefined)) {
    throw invalidRequest('duration_in_months goes with a duration of repeating, and only with it.', {
      param: 'duration_in_months',
    });
  }
  const coupon: CouponRecord = {
    id: parameters.id ?? newId('c').slice(2, 10),
    created: world.now(),
    name: parameters.name ?? null,
    percentOff: percentOff ?? null,
    amountOff: amountOff ?? null,
    currency: parameters.currency ?? null,
    duration: duration as CouponRecord['duration'],
    durationInMonths: parameters.duration_in_months ?? null,
    maxRedemptions: parameters.max_redemptions ?? null,
    redeemBy: parameters.redeem_by ?? null,
    timesRedeemed: 0,
    metadata: mergedMetadata({}, parameters.metadata),
    deleted: false,
  };
  world.state.coupons[coupon.id] = coupon;
  world.emit('coupon.created', couponJson(world, coupon));
  return coupon;
}

/** Existing discounts stay. */
export function deleteCoupon(world: World, id: string): Json {
  foundCoupon(world, id).deleted = true;
  return { id, object: 'coupon', deleted: true };
}

export function foundCoupon(world: World, id: string, param = 'coupon'): CouponRecord {
  const coupon = world.state.coupons[id];
  if (!coupon || coupon.deleted) throw missing('coupon', id, param);
  return coupon;
}

export function isValid(world: World, coupon: CouponRecord): boolean {
  const { maxRedemptions, redeemBy, timesRedeemed } = coupon;
  const isUsedUp = maxRedemptions !== null && timesRedeemed >= maxRedemptions;
  return !coupon.deleted && !isUsedUp && (redeemBy === null || redeemBy > world.now());
}

export function couponJson(world: World, coupon: CouponRecord): Json {
  return completed('response.Coupons.Coupon', {
    id: coupon.id,
    created: coupon.created,
    name: coupon.name,
    percent_off: coupon.percentOff,
    amount_off: coupon.amountOff,
    currency: coupon.currency,
    duration: coupon.duration,
    duration_in_months: coupon.durationInMonths,
    max_redemptions: coupon.maxRedemptions,
    redeem_by: coupon.redeemBy,
    times_redeemed: coupon.timesRedeemed,
    metadata: coupon.metadata,
    valid: isValid(world, coupon),
  });
}
