import { moneyText } from '../world/periods.ts';
import type { World } from '../world/world.ts';

/** Such as `50% off for 2 months`. */
export function couponText(world: World, id: string): string {
  const coupon = world.state.coupons[id];
  if (!coupon) return 'Discount';
  const off = coupon.percentOff === null ? moneyText(coupon.amountOff ?? 0) : `${coupon.percentOff}%`;
  const months = coupon.durationInMonths === 1 ? '1 month' : `${coupon.durationInMonths} months`;
  const duration = { once: 'once', forever: 'on every bill', repeating: `for ${months}` };
  return `${off} off ${duration[coupon.duration]}`;
}
