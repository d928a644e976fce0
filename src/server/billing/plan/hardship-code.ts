import type Stripe from 'stripe';

/** Creates a code that gives one person a 100% discount. `months` is null if it is permanent. */
export async function makeHardshipCode(stripe: Stripe, months: number | null): Promise<string> {
  const coupon = await stripe.coupons.create({
    name: 'Help with the cost',
    percent_off: 100,
    ...(months === null ? { duration: 'forever' } : { duration: 'repeating', duration_in_months: months }),
  });
  const { code } = await stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: coupon.id },
    max_redemptions: 1,
  });
  return code;
}
