import { expect, test } from 'vitest';
import { bankFile } from '../bank-file.ts';
import { scoreFolder } from './score-folder.ts';

/** The maximum percentage of right days that may need a check: the measured value of each folder plus a margin. */
test.each([
  ['fresh', 16],
  ['fresh-2', 20],
  ['fresh-3', 15],
  ['fresh-4', 32],
  ['service-and-notices', 24],
  ['agencies-and-records', 34],
  ['plain-mix', 17],
  ['last-mix', 28],
  ['final-mix', 31],
])(
  'on the open folder %s no wrong result is shown as certain, no hearing is lost, and undated events cause warnings',
  async (name, most) => {
    const figures = await scoreFolder(bankFile(`papers/${name}`));
    expect(figures.misses.filter((miss) => miss.includes('WRONG AND CERTAIN'))).toEqual([]);
    expect(figures.hearings.lost).toBe(0);
    expect(figures.misses.filter((miss) => miss.endsWith('no warning'))).toEqual([]);
    const [doubted = 0, right = 1] = figures.rightDatesToCheck.split('/').map(Number);
    expect((100 * doubted) / right).toBeLessThanOrEqual(most);
  },
);
