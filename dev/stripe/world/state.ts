import { randomBytes } from 'node:crypto';
import type { CardKind } from '../customers/cards.ts';
import type { Json } from '../contract/contract.ts';

/* The stand-in's state as plain data, stored in one JSON file across restarts. Times are seconds since 1970, money is in cents, and a reference to another object is its ID. */

export interface State {
  /** Milliseconds by which the clock was moved. */
  clockOffset: number;
  customers: Record<string, CustomerRecord>;
  paymentMethods: Record<string, PaymentMethodRecord>;
  products: Record<string, ProductRecord>;
  prices: Record<string, PriceRecord>;
  coupons: Record<string, CouponRecord>;
  promotionCodes: Record<string, PromotionCodeRecord>;
  discounts: Record<string, DiscountRecord>;
  sessions: Record<string, CheckoutRecord>;
  portalSessions: Record<string, PortalRecord>;
  subscriptions: Record<string, SubscriptionRecord>;
  invoices: Record<string, InvoiceRecord>;
  /** Prorations that wait for the next invoice. */
  pendingLines: PendingLine[];
  endpoints: Record<string, EndpointRecord>;
  events: Record<string, Json>;
  /** Events that an endpoint has not accepted yet. */
  deliveries: Delivery[];
  idempotency: Record<string, SavedAnswer>;
}

export type Metadata = Record<string, string>;
export type Interval = 'day' | 'week' | 'month' | 'year';

export interface CustomerRecord {
  id: string;
  created: number;
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  metadata: Metadata;
  /** The customer's balance. Below zero it is a credit for the next invoices. */
  balance: number;
  paymentMethod: string | null;
  invoicePrefix: string;
  invoices: number;
  deleted: boolean;
}

export interface PaymentMethodRecord {
  id: string;
  created: number;
  customer: string | null;
  card: CardKind;
}

export interface ProductRecord {
  id: string;
  created: number;
  updated: number;
  name: string;
  description: string | null;
  /** Missing in files of earlier versions. */
  statementDescriptor?: string | null;
  active: boolean;
  metadata: Metadata;
}

export interface PriceRecord {
  id: string;
  created: number;
  product: string;
  currency: string;
  unitAmount: number;
  interval: Interval;
  intervalCount: number;
  lookupKey: string | null;
  nickname: string | null;
  active: boolean;
  metadata: Metadata;
}

export interface CouponRecord {
  id: string;
  created: number;
  name: string | null;
  percentOff: number | null;
  amountOff: number | null;
  currency: string | null;
  duration: 'forever' | 'once' | 'repeating';
  durationInMonths: number | null;
  maxRedemptions: number | null;
  redeemBy: number | null;
  timesRedeemed: number;
  metadata: Metadata;
  deleted: boolean;
}

export interface PromotionCodeRecord {
  id: string;
  created: number;
  code: string;
  coupon: string;
  active: boolean;
  maxRedemptions: number | null;
  expiresAt: number | null;
  timesRedeemed: number;
  metadata: Metadata;
}

export interface DiscountRecord {
  id: string;
  coupon: string;
  promotionCode: string | null;
  customer: string;
  subscription: string | null;
  session: string | null;
  start: number;
  end: number | null;
}

export interface CheckoutRecord {
  id: string;
  created: number;
  expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  customer: string | null;
  customerEmail: string | null;
  clientReferenceId: string | null;
  lineItems: { price: string; quantity: number }[];
  /** Either a coupon or a promotion code. */
  discounts: { coupon: string; promotionCode: string | null }[];
  allowPromotionCodes: boolean;
  /** Shown beside the pay button. */
  submitText?: string | null;
  successUrl: string;
  cancelUrl: string | null;
  metadata: Metadata;
  subscriptionMetadata: Metadata;
  subscription: string | null;
  invoice: string | null;
}

export interface PortalRecord {
  id: string;
  created: number;
  customer: string;
  returnUrl: string | null;
}

export type SubscriptionStatus =
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired';

export interface SubscriptionRecord {
  id: string;
  created: number;
  customer: string;
  status: SubscriptionStatus;
  /** The periods are counted from here: `cycle` of them are over. */
  anchor: number;
  cycle: number;
  items: ItemRecord[];
  discounts: string[];
  metadata: Metadata;
  description: string | null;
  cancelAt: number | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  cancelReason: 'cancellation_requested' | 'payment_failed' | null;
  paymentMethod: string | null;
  pendingUpdate: PendingUpdate | null;
  latestInvoice: string | null;
}

export interface ItemRecord {
  id: string;
  created: number;
  price: string;
  quantity: number;
  metadata: Metadata;
  /** The last billed amount, after discounts: the basis for the credit of a change. */
  billed: { amount: number; start: number; end: number } | null;
}

/** A change that waits for its payment. */
export interface PendingUpdate {
  expiresAt: number;
  invoice: string;
  items: ItemRecord[];
  anchor: number;
  cycle: number;
  /** Lines of its invoice that were pending before the change. */
  olderLines: string[];
}

export interface LineRecord {
  id: string;
  description: string;
  amount: number;
  currency: string;
  price: string;
  item: string;
  subscription: string;
  quantity: number;
  start: number;
  end: number;
  proration: boolean;
  discounts: { discount: string; amount: number }[];
}

export interface PendingLine {
  customer: string;
  subscription: string;
  line: LineRecord;
}

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';

export interface InvoiceRecord {
  id: string;
  number: string | null;
  created: number;
  customer: string;
  subscription: string;
  /** The subscription's values before the change. */
  metadata: Metadata;
  status: 'draft' | 'open' | 'paid' | 'void';
  reason: BillingReason;
  currency: string;
  lines: LineRecord[];
  discounts: string[];
  subtotal: number;
  total: number;
  startingBalance: number;
  endingBalance: number | null;
  amountDue: number;
  amountPaid: number;
  attempts: number;
  nextAttempt: number | null;
  needsConfirmation: boolean;
  finalizedAt: number | null;
  paidAt: number | null;
  voidedAt: number | null;
  start: number;
  end: number;
}

export interface EndpointRecord {
  id: string;
  created: number;
  url: string;
  secret: string;
  events: string[];
  enabled: boolean;
  description: string | null;
  metadata: Metadata;
}

export interface Delivery {
  event: string;
  endpoint: string;
  attempts: number;
  /** The time of the next attempt. Null before the first one. */
  nextAttempt: number | null;
  delayed: boolean;
}

export interface SavedAnswer {
  fingerprint: string;
  created: number;
  status: number;
  body: Json;
}

export function emptyState(): State {
  return {
    clockOffset: 0,
    customers: {},
    paymentMethods: {},
    products: {},
    prices: {},
    coupons: {},
    promotionCodes: {},
    discounts: {},
    sessions: {},
    portalSessions: {},
    subscriptions: {},
    invoices: {},
    pendingLines: [],
    endpoints: {},
    events: {},
    deliveries: [],
    idempotency: {},
  };
}

/** Random IDs, not sequential: a database that is older than the file must not find its old IDs on new objects. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
