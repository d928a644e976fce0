import { expect, test } from 'vitest';
import { bankFile } from '../bank-file.ts';
import { layouts } from './layouts.ts';
import { pagesFromText } from './read-typed.ts';
import { scoreFolder } from './score-folder.ts';
import { measureTypedPapers } from './typed-papers.ts';

const folders = [
  'fresh',
  'fresh-2',
  'fresh-3',
  'fresh-4',
  'fresh-5',
  'fresh-6',
  'fresh-7',
  'fresh-8',
  'fresh-9',
  'fresh-10',
  'service-and-notices',
  'agencies-and-records',
  'plain-mix',
  'last-mix',
  'final-mix',
];

test.each(Object.entries(layouts))(
  'in any layout no wrong result is shown as certain and no hearing is lost: %s',
  async (_, layout) => {
    const wrong: string[] = [];
    const { hearings } = measureTypedPapers(
      (miss) => wrong.push(...(miss.includes(': WRONG') ? [miss] : [])),
      (text) => pagesFromText(text, layout),
    );
    expect(wrong).toEqual([]);
    expect(hearings.lost).toBe(0);
    for (const folder of folders) {
      const { misses } = await scoreFolder(bankFile(`papers/${folder}`), layout);
      const wrongInFolder = misses.filter((miss) => /WRONG AND CERTAIN|hearing lost/.test(miss));
      expect(wrongInFolder).toEqual([]);
    }
  },
);

const inOctober = (page: string) => page.replaceAll('November', 'October');

test('planted: a layout that moves a day to another month is detected', async () => {
  const { misses } = await scoreFolder(bankFile('papers/fresh-3'), inOctober);
  expect(misses.filter((miss) => miss.includes('WRONG AND CERTAIN')).length).toBeGreaterThan(9);
});

test('lines of another length keep every word, column and box', () => {
  const page =
    'A prose line that is long enough to count as a paragraph of its own.\nIts end.\n\nName      Date';
  expect(layouts['narrow lines']?.(page)).toBe(
    'A prose line that is long enough to count as\na paragraph of its own. Its end.\n\nName      Date',
  );
});
