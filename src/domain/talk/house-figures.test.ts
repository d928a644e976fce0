import { expect, test } from 'vitest';
import { equityOf, houseFigures } from './house-figures.ts';

test.each([
  ['The house is worth $420,000 and we owe $180,000', 420_000, 180_000],
  ['worth about 420k, mortgage is 180k', 420_000, 180_000],
  ['zillow says 420 thousand. 180 grand left on the mortgage', 420_000, 180_000],
  ['It was appraised at 1.2 million and the loan is $600,000', 1_200_000, 600_000],
  ['House is worth about 410 and we owe 138', 410_000, 138_000],
  ['House worth about 410, owe 160 on it. I want to keep it', 410_000, 160_000],
  ['we owe 300k on a house valued at 250k', 250_000, 300_000],
])('%j states the house value and the debt', (message, value, owed) => {
  expect(houseFigures([message])).toEqual({ value, owed });
});

test.each([
  'the house is worth $420,000',
  'we owe $180,000 on it',
  'we pay 1,800 on the mortgage and it is worth 900 more',
  'he owes me 640 and the couch is worth 200',
  'who gets the house',
])('%j does not state both the house value and the debt', (message) => {
  expect(houseFigures([message])).toBeNull();
});

test('the two figures may come from two messages', () => {
  expect(houseFigures(['we owe 180k', 'it is worth 420k'])).toEqual({ value: 420_000, owed: 180_000 });
});

test.each([[['we still owe 138', 'the house is worth about 410']], [['owe 138 on it', 'zillow says 410k']]])(
  '%j states two figures in two messages, at least one of them in thousands',
  (messages) => {
    expect(houseFigures(messages)).toEqual({ value: 410_000, owed: 138_000 });
  },
);

test("a boat and a debt between friends don't count as a house", () => {
  expect(houseFigures(['I owe 138', 'the boat is worth 410'])).toBeNull();
});

test('a newer figure replaces an older one', () => {
  const messages = ['the house is worth 450k now', 'it is worth 420k and we owe 180k'];
  expect(houseFigures(messages)).toEqual({ value: 450_000, owed: 180_000 });
});

test('equity is the value minus the debt, and may be negative', () => {
  expect(equityOf({ value: 420_000, owed: 180_000 })).toBe(240_000);
  expect(equityOf({ value: 250_000, owed: 300_000 })).toBe(-50_000);
});
