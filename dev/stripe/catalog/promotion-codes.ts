import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { completed, type Json } from '../contract/contract.ts';
import { foundCoupon, isValid } from './coupons.ts';
import { invalidRequest, missing } from '../api/fault.ts';
import { mergedMetadata } from '../api/metadata.ts';
import { newId, type PromotionCodeRecord } from '../world/state.ts';
import type { World } from '../world/world.ts';

/** The code that a person types. Its coupon has the discount. */
export function createPromotionCode(
  world: World,
  parameters: Stripe.PromotionCodeCreateParams,
): PromotionCodeRecord {
  const code = parameters.code ?? randomBytes(4).toString('hex').toUpperCase();
  if (typedPromotionCode(world, code)) {
    throw invalidRequest('An active promotion code with this code already exists.', { param: 'code' });
  }
  const promotion: PromotionCodeRecord = {
    id: newId('promo'),
    created: world.now(),
    code,
    coupon: foundCoupon(world, parameters.promotion.coupon ?? '', 'promotion[coupon]').id,
    active: parameters.active ?? true,
    maxRedemptions: parameters.max_redemptions ?? null,
    expiresAt: parameters.expires_at ?? null,
    timesRedeemed: 0,
    metadata: mergedMetadata({}, parameters.metadata),
  };
  world.state.promotionCodes[promotion.id] = promotion;
  world.emit('promotion_code.created', promotionCodeJson(promotion));
  return promotion;
}

export function updatePromotionCode(
  world: World,
  id: string,
  parameters: Stripe.PromotionCodeUpdateParams,
): PromotionCodeRecord {
  const promotion = foundPromotionCode(world, id);
  promotion.active = parameters.active ?? promotion.active;
  promotion.metadata = mergedMetadata(promotion.metadata, parameters.metadata);
  world.emit('promotion_code.updated', promotionCodeJson(promotion));
  return promotion;
}

/** Case-insensitive, as on Stripe's page. */
export function typedPromotionCode(world: World, typed: string): PromotionCodeRecord | undefined {
  return Object.values(world.state.promotionCodes).find(
    (promotion) => promotion.code.toLowerCase() === typed.toLowerCase() && isRedeemable(world, promotion),
  );
}

export function isRedeemable(world: World, promotion: PromotionCodeRecord): boolean {
  const { active, coupon, maxRedemptions, expiresAt, timesRedeemed } = promotion;
  const behind = world.state.coupons[coupon];
  const isLeft = maxRedemptions === null || timesRedeemed < maxRedemptions;
  const isInTime = expiresAt === null || expiresAt > world.now();
  return active && isLeft && isInTime && behind !== undefined && isValid(world, behind);
}

export function foundPromotionCode(world: World, id: string): PromotionCodeRecord {
  const promotion = world.state.promotionCodes[id];
  if (!promotion) throw missing('promotion code', id, 'promotion_code');
  return promotion;
}

export function promotionCodeJson(promotion: PromotionCodeRecord): Json {
  return completed('response.PromotionCodes.PromotionCode', {
    id: promotion.id,
    created: promotion.created,
    code: promotion.code,
    promotion: { coupon: promotion.coupon, type: 'coupon' },
    active: promotion.active,
    max_redemptions: promotion.maxRedemptions,
    expires_at: promotion.expiresAt,
    times_redeemed: promotion.timesRedeemed,
    metadata: promotion.metadata,
  });
}
