import { expect, test } from 'vitest';
import { type Half, measureBlind } from './measure-blind.ts';

test.each(['seen', 'unseen'] satisfies Half[])(
  'what a paper of another layout says is found (%s half)',
  async (half) => {
    const { total, lostHearings, wrongDays } = await measureBlind(half);
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
