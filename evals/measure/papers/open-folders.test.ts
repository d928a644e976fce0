import { expect, test } from 'vitest';
import { bankFile } from '../bank-file.ts';
import { scoreFolder } from './score-folder.ts';

/** The maximum percentage of right days that may need a check: the measured value of each folder plus a margin. */
test.each([
  ['fresh', 15],
  ['fresh-2', 20],
  ['fresh-3', 15],
  ['fresh-4', 32],
  ['fresh-5', 18],
  ['fresh-6', 20],
  ['fresh-7', 19],
  ['fresh-10', 21],
  ['fresh-9', 20],
  ['fresh-8', 13],
  ['service-and-notices', 24],
  ['agencies-and-records', 36],
  ['plain-mix', 22],
  ['last-mix', 30],
  ['final-mix', 34],
])(
  'on the open folder %s no wrong result is shown as certain, no hearing is lost, and undated events cause warnings',
  async (name, most) => {
    const figures = await scoreFolder(bankFile(`papers/${name}`));
    const wrong = figures.misses.filter((miss) => miss.includes('WRONG AND CERTAIN'));
    expect(wrong).toEqual([]);
    expect(figures.hearings.lost).toBe(0);
    expect(figures.misses.filter((miss) => miss.endsWith('no warning'))).toEqual([]);
    const [doubted = 0, right = 1] = figures.rightDatesToCheck.split('/').map(Number);
    expect((100 * doubted) / right).toBeLessThanOrEqual(most);
  },
);
