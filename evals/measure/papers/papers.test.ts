import { version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { type PaperForm, measureForm } from './measure.ts';
import { bankFile } from '../bank-file.ts';

// On Node 20, npm silently installs version 5.6, which generates code from fonts.
test('PDFs are read by version 6 of the PDF library', () => {
  expect(version).toMatch(/^6\./);
});

const samples = bankFile('papers/samples');

test.each(['.pdf', '.docx'] as const)('finds everything on text-based papers (%s)', async (form) => {
  const { total } = await measureForm(samples, form);
  for (const [name, { missed }] of Object.entries(total)) expect(missed, name).toEqual([]);
  expect(total.dates.wrong).toEqual([]);
  expect(total.hearing.wrong).toEqual([]);
});

test.each(['.scan.jpg', '.photo.jpg'] as const satisfies PaperForm[])(
  'finds at least 95 percent of the items on image-only papers and misses none silently (%s)',
  { timeout: 240_000 },
  async (form) => {
    const { total, silent } = await measureForm(samples, form);
    for (const name of ['hearing', 'dates', 'periods', 'money'] as const) {
      expect(total[name].found / total[name].of, name).toBeGreaterThanOrEqual(0.95);
    }
    expect(silent).toEqual([]);
    expect(total.dates.wrong).toEqual([]);
    expect(total.hearing.wrong).toEqual([]);
    expect(total.caseNo.wrong).toEqual([]);
  },
);

test('planted: an invented hearing counts as an error', async () => {
  const { scorePaper } = await import('./score.ts');
  const { reviewPaper } = await import('#domain/papers/review-paper.ts');
  const text = 'NOTICE OF HEARING A hearing will be held on June 10, 2026 at 1:30 p.m.';
  const line = { page: 0, text, box: null, confidence: 100 };
  const review = reviewPaper([{ source: 'text', lines: [line], gaps: [], isPoor: false }], '2026-05-01');
  const scores = scorePaper(review, {
    id: 'planted',
    kind: 'notice of hearing',
    caseNo: null,
    dates: ['2026-06-09'],
    hearing: '2026-06-09T13:30',
    periods: [],
    money: [],
  });
  expect(scores.hearing.missed).toEqual(['2026-06-09T13:30']);
  expect(scores.hearing.wrong).toEqual(['2026-06-10T13:30']);
});
