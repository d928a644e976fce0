import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { heicFile } from './heic-file.ts';
import { type Upload, choosePaper, openPapers, reviewPaper, sample } from './paper-screen.ts';
import { setStage } from './stage.ts';
import {
  bomb,
  broken,
  brokenTables,
  fontScriptPdf,
  hugePicture,
  lockedPdf,
  manyPages,
  packedPdf,
  scriptedPdf,
} from './hostile-papers.ts';

setStage({}, { isWindowless: true });

const hostile: [string, () => Upload, string][] = [
  ['garbage', () => broken('x.pdf', Buffer.from('%PDF-1.7\n' + 'x'.repeat(5000))), 'damaged'],
  ['nothing', () => broken('empty.pdf', Buffer.alloc(0)), 'empty'],
  [
    'a program',
    () => broken('../../etc/paper.pdf.exe', Buffer.from('MZ' + 'a'.repeat(400))),
    'This file is a different type',
  ],
  [
    'a page of HTML',
    () => broken('a.pdf', Buffer.from('<script>document.title="run"</script>')),
    'This file is a different type',
  ],
  [
    'a file that is too large',
    () => broken('big.pdf', Buffer.alloc(26_000_000, '%PDF-')),
    'This file is too large',
  ],
  ['a bomb of a Word file', () => broken('bomb.docx', bomb()), 'This file is too large'],
  [
    'a Word file without text',
    () => broken('no.docx', Buffer.from(zipSync({ 'a.txt': Buffer.from('hi') }))),
    'damaged',
  ],
  ['a picture that claims to be huge', () => broken('huge.png', hugePicture()), 'This file is too large'],
  ['a broken picture', () => broken('broken.png', hugePicture(10, 10)), 'damaged'],
  [
    'a HEIC photo that claims to be huge',
    () => broken('huge.heic', heicFile(60_000, 60_000)),
    'This file is too large',
  ],
  [
    'a HEIC photo, which Chromium cannot open',
    () => broken('photo.heic', heicFile(40, 30)),
    'can’t open HEIC photos',
  ],
  ['a PDF that is locked with a password', () => broken('locked.pdf', lockedPdf()), 'locked with a password'],
  ['a PDF with thousands of pages', () => broken('pages.pdf', manyPages(3000)), 'too many pages'],
];

test('hostile files cause a clear error message, run nothing, and the page keeps working', async () => {
  const { page, complaints } = await openPapers();
  for (const [name, make, sentence] of hostile) {
    await choosePaper(page, make());
    const read = page.getByRole('button', { name: /^Read th/ });
    const alert = page.getByRole('alert').filter({ hasText: sentence });
    await expect
      .poll(async () => (await alert.count()) + (await read.count()), { message: name })
      .toBeGreaterThan(0);
    if (await read.isVisible()) await read.click();
    await alert.waitFor();
    expect(await page.title(), name).toBe('Papers · Evenkeel');
    await page.goto('/documents');
    await page.getByText('You can review as many documents as you like.').waitFor();
  }
  await reviewPaper(page, sample('01-summons.pdf'));
  expect(complaints).toEqual([]);
});

test.for([
  ['a script', scriptedPdf],
  ['a font whose matrix is a script', fontScriptPdf],
  ['a page that unpacks to 30 MB', packedPdf],
] as const)('a PDF with %s is read without executing anything in it', async ([, make]) => {
  const { page, complaints } = await openPapers();
  await choosePaper(page, broken('hostile.pdf', make()));
  await page.getByRole('button', { name: 'Start the review' }).click();
  await page.locator('[data-fact^=period]').filter({ hasText: '21 days' }).waitFor();
  expect(await page.title()).toBe('Papers · Evenkeel');
  expect(complaints).toEqual([]);
});

test('a PDF with a broken cross-reference table yields the same facts as the intact PDF', async () => {
  const { page, complaints } = await openPapers();
  for (const [name, make] of brokenTables) {
    await choosePaper(page, broken('table.pdf', make(scriptedPdf())));
    await page.getByRole('button', { name: 'Start the review' }).click();
    const limit = page.locator('[data-fact^=period]').filter({ hasText: '21 days' });
    await limit.waitFor();
    expect(await page.getByRole('heading', { name: 'Summons', exact: true }).count(), name).toBeGreaterThan(
      0,
    );
    await page.goto('/documents');
    await page.getByText('You can review as many documents as you like.').waitFor();
  }
  expect(complaints).toEqual([]);
});
