import { expect, test } from 'vitest';
import { parseBillingAccount } from './billing-account.ts';

const row = {
  status: 'active',
  billing_interval: 'year',
  retention_used_at: null,
  pending_payment_url: null,
};

test('parses how a person pays', () => {
  expect(parseBillingAccount(row)).toEqual({
    status: 'active',
    isAnnual: true,
    isDiscountUsed: false,
    waitingPaymentUrl: null,
  });
  expect(parseBillingAccount({ ...row, retention_used_at: '2026-11-22T10:00:00Z' })?.isDiscountUsed).toBe(
    true,
  );
  expect(parseBillingAccount(null)).toBeNull();
});

test('the link to an open invoice must be a web URL', () => {
  const pending_payment_url = 'https://pay.example.test/i/1';
  expect(parseBillingAccount({ ...row, pending_payment_url })?.waitingPaymentUrl).toBe(pending_payment_url);
  for (const bad of ['javascript:alert(1)', 'not an address', 'data:text/html,x'])
    expect(() => parseBillingAccount({ ...row, pending_payment_url: bad })).toThrow();
});
