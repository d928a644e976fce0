import type Stripe from 'stripe';
import * as catalog from './catalog.ts';
import * as coupons from './coupons.ts';
import { page } from '../api/lists.ts';
import { listing, operation, type Operation, paging } from '../api/operation.ts';
import * as promotions from './promotion-codes.ts';

export const catalogOperations: Readonly<Record<string, Operation>> = {
  Products_create: operation<Stripe.ProductCreateParams>(
    ['id', 'name', 'description', 'active', 'metadata', 'statement_descriptor', 'expand'],
    (world, parameters) => catalog.productJson(catalog.createProduct(world, parameters)),
  ),
  Products_update: operation<Stripe.ProductUpdateParams>(
    ['name', 'description', 'active', 'metadata', 'statement_descriptor', 'expand'],
    (world, parameters, id) => catalog.productJson(catalog.updateProduct(world, id, parameters)),
  ),
  Products_retrieve: operation<Stripe.ProductRetrieveParams>(['expand'], (world, _parameters, id) =>
    catalog.productJson(catalog.foundProduct(world, id)),
  ),
  Products_list: operation<Stripe.ProductListParams>([...paging, 'active', 'ids'], (world, parameters) => {
    const matching = Object.values(world.state.products).filter(
      ({ id, active }) => (parameters.ids?.includes(id) ?? true) && active === (parameters.active ?? active),
    );
    return page('/v1/products', matching, listing(parameters), catalog.productJson);
  }),

  Prices_create: operation<Stripe.PriceCreateParams>(
    [
      'currency',
      'product',
      'unit_amount',
      'recurring',
      'lookup_key',
      'transfer_lookup_key',
      'nickname',
      'active',
      'metadata',
      'expand',
    ],
    (world, parameters) => catalog.priceJson(catalog.createPrice(world, parameters)),
  ),
  Prices_update: operation<Stripe.PriceUpdateParams>(
    ['lookup_key', 'transfer_lookup_key', 'nickname', 'active', 'metadata', 'expand'],
    (world, parameters, id) => catalog.priceJson(catalog.updatePrice(world, id, parameters)),
  ),
  Prices_retrieve: operation<Stripe.PriceRetrieveParams>(['expand'], (world, _parameters, id) =>
    catalog.priceJson(catalog.foundPrice(world, id)),
  ),
  Prices_list: operation<Stripe.PriceListParams>(
    [...paging, 'active', 'lookup_keys', 'product', 'type'],
    (world, parameters) => {
      const { active, product, lookup_keys: keys, type } = parameters;
      const matching = Object.values(world.state.prices).filter(
        (price) =>
          (active ?? price.active) === price.active &&
          (product ?? price.product) === price.product &&
          (keys?.includes(price.lookupKey ?? '') ?? true) &&
          type !== 'one_time',
      );
      return page('/v1/prices', matching, listing(parameters), catalog.priceJson);
    },
  ),

  Coupons_create: operation<Stripe.CouponCreateParams>(
    [
      'id',
      'name',
      'percent_off',
      'amount_off',
      'currency',
      'duration',
      'duration_in_months',
      'max_redemptions',
      'redeem_by',
      'metadata',
      'expand',
    ],
    (world, parameters) => coupons.couponJson(world, coupons.createCoupon(world, parameters)),
  ),
  Coupons_retrieve: operation<Stripe.CouponRetrieveParams>(['expand'], (world, _parameters, id) =>
    coupons.couponJson(world, coupons.foundCoupon(world, id)),
  ),
  Coupons_del: operation<Stripe.CouponDeleteParams>([], (world, _parameters, id) =>
    coupons.deleteCoupon(world, id),
  ),

  PromotionCodes_create: operation<Stripe.PromotionCodeCreateParams>(
    ['promotion', 'code', 'active', 'max_redemptions', 'expires_at', 'metadata', 'expand'],
    (world, parameters) => promotions.promotionCodeJson(promotions.createPromotionCode(world, parameters)),
  ),
  PromotionCodes_update: operation<Stripe.PromotionCodeUpdateParams>(
    ['active', 'metadata', 'expand'],
    (world, parameters, id) =>
      promotions.promotionCodeJson(promotions.updatePromotionCode(world, id, parameters)),
  ),
  PromotionCodes_retrieve: operation<Stripe.PromotionCodeRetrieveParams>(
    ['expand'],
    (world, _parameters, id) => promotions.promotionCodeJson(promotions.foundPromotionCode(world, id)),
  ),
  PromotionCodes_list: operation<Stripe.PromotionCodeListParams>(
    [...paging, 'active', 'code', 'coupon'],
    (world, parameters) => {
      const matching = Object.values(world.state.promotionCodes).filter(
        ({ active, code, coupon }) =>
          (parameters.active ?? active) === active &&
          (parameters.code ?? code) === code &&
          (parameters.coupon ?? coupon) === coupon,
      );
      return page('/v1/promotion_codes', matching, listing(parameters), promotions.promotionCodeJson);
    },
  ),
};
