import { expect, test } from 'vitest';
import { showMoney } from '#domain/guided/show-value.ts';
import { readAnswers } from '#domain/guided/value.ts';
import { budgetGap } from './budget-gap.ts';

const monthly = (dollars: number) => ({ cents: dollars * 100, timesAYear: 12 });
const zero = monthly(0);
const told = {
  pay: monthly(2000),
  otherIncome: zero,
  support: zero,
  home: monthly(1000),
  power: zero,
  food: monthly(300),
  insurance: zero,
  children: zero,
  rest: zero,
  once: { cents: 350_000, timesAYear: 0 },
};

function resultOf(values: Parameters<typeof readAnswers>[0]): string {
  const page = budgetGap.result(readAnswers(values), null, null);
  return page.parts[0]?.lines.map(({ text }) => text).join(' ') ?? '';
}

test('an unknown cost is listed as unknown and does not count as zero', () => {
  const result = resultOf({ ...told, car: null, debts: null });
  expect(result).toContain('You have $700.00 left each month.');
  expect(result).toContain(
    'Not counted: car and transportation; debts and cards. There’s no amount for these',
  );
  expect(resultOf({ ...told, car: zero, debts: null })).toContain(
    'Not counted: debts and cards. There’s no amount for this',
  );
  expect(resultOf({ ...told, car: zero, debts: zero })).not.toContain('Not counted');
});

test('a one-time cost is shown without a period', () => {
  expect(showMoney(told.once)).toBe('$3,500');
});
