import { expect, test } from 'vitest';
import type { Page } from '#domain/guided/page.ts';
import { type Values, tell } from '#domain/guided/value.ts';
import { iWasServed } from './i-was-served.ts';

const TODAY = '2026-11-28';
const ohio: Values = { safe: 'yes', state: 'OH', paper: 'petition', way: 'hand', hearing: 'no' };
const pageOn = (values: Values, today: string | null = TODAY): Page =>
  iWasServed.result(tell({ ...ohio, ...values }), null, today);
const dates = (page: Page) =>
  page.parts.find(({ heading }) => heading === 'Your dates')?.lines.map(({ text }) => text) ?? [];

test('an answer day that has passed is named as passed, with default explained', () => {
  const page = pageOn({ served: '2026-10-01' });
  expect(dates(page)[0]).toBe(
    'That day has passed. By this count, it was Thursday, October 29, 2026. File anyway, today if you can, and ask the clerk whether a default was entered.',
  );
  expect(dates(page)[1]).toContain('A default means');
  expect(dates(page).join(' ')).not.toContain('early');
  expect(page.deadlines).toEqual([]);
});

test.for([
  ['2026-11-28', 'That’s today'],
  ['2026-11-27', 'That’s tomorrow'],
  ['2026-11-25', 'That’s 3 days away'],
])('an answer day within three days is urgent: on %s', ([today, rest]) => {
  const [first = ''] = dates(pageOn({ served: '2026-11-08', days: 20 }, today));
  expect(first).toBe(
    `This is urgent. By this count, the last day is Saturday, November 28, 2026. ${rest}, so file now.`,
  );
});

test('an answer day that is further away is a plan', () => {
  expect(dates(pageOn({ served: '2026-11-20' }))[0]).toMatch(/^Plan to file your answer by December/);
  expect(dates(pageOn({ served: '2026-10-01' }, null))[0]).toMatch(/^Plan to file your answer by October/);
});
