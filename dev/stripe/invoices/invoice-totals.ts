import type { CouponRecord, LineRecord } from '../world/state.ts';

/** Stripe's minimum charge: a smaller invoice is added to the customer's balance. */
const SMALLEST_CHARGE = 50;

export interface AppliedDiscount {
  id: string;
  coupon: CouponRecord;
}

export interface Totals {
  lines: LineRecord[];
  subtotal: number;
  total: number;
  startingBalance: number;
  endingBalance: number;
  amountDue: number;
}

/** Discounts reduce the charges, one after the other. Credits for unused time stay as they are. */
export function totalsOf(
  lines: readonly LineRecord[],
  discounts: readonly AppliedDiscount[],
  balance: number,
): Totals {
  const priced = lines.map((line): LineRecord => ({ ...line, discounts: [] }));
  for (const { id, coupon } of discounts) {
    const charges = priced.filter((line) => netAmount(line) > 0);
    const shares = sharesOff(coupon, charges.map(netAmount));
    for (const [index, line] of charges.entries()) {
      line.discounts = [...line.discounts, { discount: id, amount: shares[index] ?? 0 }];
    }
  }
  const subtotal = sum(priced.map(({ amount }) => amount));
  const total = sum(priced.map(netAmount));
  return { lines: priced, subtotal, total, startingBalance: balance, ...settled(total + balance) };
}

/** The amount of a line after its discounts. */
export function netAmount({ amount, discounts }: LineRecord): number {
  return amount - sum(discounts.map((discount) => discount.amount));
}

function sharesOff({ percentOff, amountOff }: CouponRecord, amounts: readonly number[]): number[] {
  if (percentOff !== null) return amounts.map((amount) => Math.round((amount * percentOff) / 100));
  let left = Math.min(amountOff ?? 0, sum(amounts));
  return amounts.map((amount) => {
    const share = Math.min(amount, left);
    left -= share;
    return share;
  });
}

function settled(owed: number): { amountDue: number; endingBalance: number } {
  if (owed < SMALLEST_CHARGE) return { amountDue: 0, endingBalance: owed };
  return { amountDue: owed, endingBalance: 0 };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
