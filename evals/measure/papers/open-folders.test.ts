import { expect, test } from 'vitest';
import { bankFile } from '../bank-file.ts';
import { scoreFolder } from './score-folder.ts';

/** The maximum percentage of right days that may need a check: the measured value of each folder plus a margin. */
test.each([
  ['fresh', 18],
  ['fresh-2', 22],
  ['fresh-3', 16],
  ['fresh-4', 36],
  ['fresh-5', 28],
  ['fresh-6', 26],
  ['fresh-7', 34],
  ['fresh-8', 23],
  ['service-and-notices', 27],
  ['agencies-and-records', 38],
  ['plain-mix', 23],
  ['last-mix', 31],
  ['final-mix', 38],
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
