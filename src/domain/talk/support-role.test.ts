import { expect, test } from 'vitest';
import { isForOtherSide, supportRoleOf } from './support-role.ts';

test.each([
  ['i owe 9000 in back child support and they took my license', 'payer'],
  ["I'm behind on support and the court date is Friday", 'payer'],
  ['i cant pay the child support since the layoff', 'payer'],
  ['my license got pulled over the support i owe', 'payer'],
  ['my ex owes me child support and the state suspended his license, what now', 'receiver'],
  ['he hasnt paid support since may', 'receiver'],
  ['my baby daddy is 4 months behind on child support', 'receiver'],
  ['how is child support figured out', null],
  ['i owe on the card and he owes on the truck', null],
  ['she says i owe support but she owes me for daycare', null],
] as const)('%j is told by the %s', (message, role) => {
  expect(supportRoleOf(message)).toBe(role);
});

test('how to collect is not for someone who owes, and how to get a license back is not for someone who is owed', () => {
  const owing = 'i owe 9000 in back child support and they took my license';
  const owed = 'my ex owes me child support and lost his license';
  expect(isForOtherSide('max-support-across-states', owing)).toBe(true);
  expect(isForOtherSide('max-support-license', owing)).toBe(false);
  expect(isForOtherSide('max-support-license', owed)).toBe(true);
  expect(isForOtherSide('max-support-unpaid', owed)).toBe(false);
});
