import { expect, test } from 'vitest';
import { type BlindBank, measureBlind } from './measure-blind.ts';

test.each(['seen', 'unseen'] satisfies BlindBank[])(
  'finds the contents of papers with a different layout (%s half)',
  async (bank) => {
    const { total, lostHearings, wrongDays } = await measureBlind(bank);
    const share = (name: keyof typeof total) => total[name].found / total[name].of;
    expect(lostHearings).toEqual([]);
    expect(wrongDays).toEqual([]);
    expect(share('dates')).toBeGreaterThanOrEqual(0.95);
    expect(share('kind')).toBeGreaterThanOrEqual(0.9);
    expect(share('hearing')).toBe(1);
    expect(share('periods')).toBeGreaterThanOrEqual(0.95);
    expect(share('money')).toBeGreaterThanOrEqual(0.95);
    expect(share('parties')).toBeGreaterThanOrEqual(0.8);
  },
);

/** The latest scores as lower bounds. The rules were written without these papers. */
test('printed papers by another author keep their scores', async () => {
  const { total, lostHearings, wrongDays } = await measureBlind('printed');
  expect(lostHearings.length).toBe(0);
  expect(wrongDays.length).toBe(0);
  expect(total.hearing.found).toBe(13);
  expect(total.kind.found).toBeGreaterThanOrEqual(13);
  expect(total.dates.found).toBeGreaterThanOrEqual(151);
  expect(total.periods.found).toBeGreaterThanOrEqual(56);
  expect(total.money.found).toBe(68);
});
