import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { LLMock } from '@copilotkit/aimock';
import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { choose, desktop, openPage, phone, signIn } from './browser.ts';
import { heicFile } from './heic-file.ts';
import { startApp } from './running-app.ts';
import { type Upload, choosePaper, openPapers, reviewPaper, sample } from './paper-screen.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

test.for([
  ['a desktop', desktop],
  ['a phone', phone],
] as const)(
  'a PDF is read on %s, its hearing is shown at its line and added to the deadlines',
  async ([, device]) => {
    const { page, complaints } = await openPapers(device);
    await reviewPaper(page, sample('05-notice-of-hearing.pdf'));
    await page.getByRole('heading', { name: 'Notice of hearing' }).waitFor();
    const hearing = page.locator('[data-fact^=hearing]');
    expect(await hearing.innerText()).toContain('Tuesday, June 9, 2026, at 1:30 PM');
    await hearing.getByRole('button', { name: 'Show the line' }).click();
    expect(await page.locator('[data-marked]').count()).toBeGreaterThan(0);
    await hearing.getByRole('button', { name: 'Add to Deadlines' }).click();
    await page.getByText('Deadline added', { exact: true }).waitFor();
    expect(await hearing.innerText()).toContain('Checked by you');
    expect(await page.getByRole('main').innerText()).toContain('F-03318-26');
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
  },
);

test.for([
  ['a desktop', desktop, 'scan'],
  ['a phone', phone, 'photo'],
] as const)('a picture is read on %s', async ([, device, form]) => {
  const { page, complaints } = await openPapers(device);
  await choosePaper(page, sample(`05-notice-of-hearing.${form}.jpg`));
  await page.getByRole('button', { name: 'Read this page' }).click();
  await page.getByRole('button', { name: 'Start the review' }).click({ timeout: 90_000 });
  const hearing = page.locator('[data-fact^=hearing]');
  expect(await hearing.innerText()).toContain('Tuesday, June 9, 2026, at 1:30 PM');
  expect(await overflow(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test('a paper can be read offline once the PDF reader has been loaded', async () => {
  const { page, complaints } = await openPapers();
  await choosePaper(page, sample('06-temporary-order.pdf'));
  await page.getByRole('button', { name: 'Choose another document' }).click();
  await page.context().setOffline(true);
  await choosePaper(page, sample('07-protective-order.pdf'));
  await page.getByRole('button', { name: 'Start the review' }).waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('a photo can be read offline once the image reader has been loaded', async () => {
  const { page, complaints } = await openPapers(phone);
  const readPhoto = async (name: string) => {
    await choosePaper(page, sample(name));
    await page.getByRole('button', { name: 'Read this page' }).click();
    await page.getByRole('heading', { name: 'We read your document' }).waitFor({ timeout: 90_000 });
  };
  await readPhoto('05-notice-of-hearing.photo.jpg');
  await page.getByRole('button', { name: 'Choose another document' }).click();
  await page.context().setOffline(true);
  await readPhoto('01-summons.photo.jpg');
  expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('a protective order shows the help lines above everything else', async () => {
  const { page } = await openPapers();
  await reviewPaper(page, sample('07-protective-order.pdf'));
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings[0]).toBe('If you or your children aren’t safe');
});

test('a deadline is calculated from the date that the person enters, and the steps are shown', async () => {
  const { page } = await openPapers();
  await reviewPaper(page, sample('01-summons.pdf'));
  const limit = page.locator('[data-fact^=period]').filter({ hasText: '21 days' });
  await limit.locator('input[type=date]').fill('2026-11-20');
  const text = await limit.innerText();
  expect(text).toContain(
    'Count forward 21 days, including weekends and holidays. The count ends on Friday, December 11, 2026.',
  );
  await limit.getByRole('button', { name: 'Add to Deadlines' }).click();
  await page.getByText('Deadline added', { exact: true }).waitFor();
});

test('a difficult word shows its meaning inline, including by keyboard', async () => {
  const { page } = await openPapers();
  await reviewPaper(page, sample('01-summons.pdf'));
  const word = page.locator('[data-fact] [data-hard-word]').first();
  await word.focus();
  await page.keyboard.press('Enter');
  expect(await word.getAttribute('aria-expanded')).toBe('true');
  await page.getByRole('note').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await page.getByRole('note').count()).toBe(0);
});

test('a person can correct a fact and then save, open and delete the review', async () => {
  const { page, complaints } = await openPapers();
  await reviewPaper(page, sample('10-settlement.docx'));
  const court = page.locator('[data-fact=court]');
  await court.getByRole('button', { name: 'Correct it' }).click();
  await court.getByRole('textbox').fill('Court of Common Pleas, Thorne County');
  await court.getByRole('button', { name: 'Save correction' }).click();
  await page.getByRole('button', { name: 'Save this review' }).click();
  await page.getByText('Review saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Close this document' }).click();
  await page.getByRole('button', { name: 'Open Settlement agreement' }).first().click();
  await page.getByText('Court of Common Pleas, Thorne County').waitFor();
  expect(await page.getByRole('dialog').innerText()).toContain('corrected by you');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Delete Settlement agreement' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Review deleted', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test('the original paper is stored only with consent, downloads unchanged, and can be deleted without the review', async () => {
  const { page, complaints } = await openPapers();
  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(new URL(request.url()).pathname.split('/').slice(6).join('/'));
  });
  await reviewPaper(page, sample('02-petition.pdf'));
  await page.getByRole('button', { name: 'Save this review' }).click();
  await page.getByText('Your document itself wasn’t saved.').first().waitFor();
  expect(puts).toEqual(['']);
  await choose(page.getByRole('checkbox', { name: /Keep the document itself, too/ }));
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save this review' }).click();
  await page.getByText('Your document was saved with your review.').first().waitFor();
  expect(puts).toEqual(['', '', 'papers/1']);
  await page.getByRole('button', { name: 'Close this document' }).click();
  await page.getByRole('button', { name: 'Open Petition or complaint' }).first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 02-petition.pdf' }).click();
  const file = await (await download).path();
  expect(await readFile(file)).toEqual(await readFile(sample('02-petition.pdf')));
  await page.getByRole('button', { name: 'Delete the document but keep the review' }).click();
  await page.getByRole('heading', { name: 'The document itself' }).waitFor({ state: 'detached' });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Delete Petition or complaint' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Review deleted', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test('a trial includes three reviews; a failed reading uses none, and a fourth review opens the upgrade dialog', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7', '/documents');
  await page.getByText('You have 3 reviews left.').waitFor();
  await choosePaper(page, broken('cut.pdf', (await readFile(sample('01-summons.pdf'))).subarray(0, 9000)));
  await page.getByText('This didn’t use up one of your reviews.').waitFor();
  for (const left of ['2 reviews', '1 review', '0 reviews']) {
    await reviewPaper(page, sample('01-summons.pdf'));
    await page.getByRole('button', { name: 'Close this document' }).click();
    await page.getByText(`You have ${left} left.`).waitFor();
  }
  await choosePaper(page, sample('01-summons.pdf'));
  const dialog = page.getByRole('dialog', { name: 'Get more document reviews' });
  await dialog.getByRole('link', { name: 'View Subscription Plans' }).waitFor();
});

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

test('no data from a paper leaves the device before the person saves the review', async () => {
  const { page } = await openPapers();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await reviewPaper(page, sample('07-protective-order.pdf'));
  expect(sent.filter((request) => /lindqvist|harrowgate|26-CV-PO|protective/i.test(request))).toEqual([]);
});

test.for([
  ['a phone in light', phone, 'light'],
  ['a desktop in dark', desktop, 'dark'],
] as const)('the upload and review screens are accessible on %s', async ([, device, colorScheme]) => {
  const { page } = await openPapers({ ...device, colorScheme, reducedMotion: 'reduce' });
  expect(await violations(page)).toEqual([]);
  await reviewPaper(page, sample('07-protective-order.pdf'));
  await page.locator('[data-fact^=hearing]').getByRole('button', { name: 'Show the line' }).click();
  await page.locator('[data-marked]').first().waitFor();
  expect(await violations(page)).toEqual([]);
});

// Specification: 2.soon.4
test('the papers screen lists its four features and the reviews that remain in the plan', async () => {
  const { page } = await openPapers();
  const main = page.getByRole('main');
  const texts = await main.getByRole('listitem').allInnerTexts();
  expect(texts.map((text) => text.split('\n')[0])).toEqual([
    'Analysis of your legal documents',
    'Personalized insights into what they say',
    'A review of the legal implications',
    'Strategic recommendations for your next step',
  ]);
});

// Specification: 2.soon.1
test('when reviews are disabled, the screen says what to expect and the server accepts no reviews', async () => {
  await using off = await startApp({ DOCUMENT_REVIEW: 'off' });
  const { page } = await openPage(browser, off.url, desktop);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7', '/documents');
  const main = page.getByRole('main');
  await main.getByText('Coming Soon').waitFor();
  await main.getByRole('link', { name: 'Return to Dashboard' }).waitFor();
  await expect.poll(() => main.getByRole('listitem').count()).toBe(4);
  const id = '00000000-0000-4000-8000-000000000001';
  const answer = await page.request.post(`/functions/v1/papers/reviews/${id}`);
  expect(answer.status()).toBe(404);
});

test('a summary is requested only with consent and omits the lines that the person removed', async () => {
  const model = new LLMock({ port: 0, host: '127.0.0.1', logLevel: 'silent' });
  const asked: string[] = [];
  await model.start();
  model.onMessage(/./, ({ messages }) => {
    const content = messages.at(-1)?.content;
    const text = typeof content === 'string' ? content : '';
    asked.push(text);
    const line = /^L(\d+): .*summons/im.exec(text)?.[1] ?? '0';
    return { content: `This is a summons. [L${line}]\nYou should worry. [L${line}]` };
  });
  await using running = await startApp({
    ADVISOR_LLM_PROVIDER: 'openai-compatible',
    ADVISOR_LLM_BASE_URL: `${model.url}/v1`,
    ADVISOR_LLM_MODEL: 'test-model',
  });
  const { page, complaints } = await openPage(browser, running.url, desktop);
  await signIn(page, 'admin@evenkeel.test', 'steady-lantern-9', '/documents');
  await page.getByText('You can review as many documents as you like.').waitFor();
  await reviewPaper(page, sample('01-summons.pdf'));
  await page.getByRole('button', { name: 'Ask for a summary' }).click();
  await page.getByText('Check the lines first').click();
  const line = page.getByRole('checkbox', { name: /PELLWICK/ }).first();
  await line.click();
  await expect.poll(() => line.isChecked()).toBe(false);
  expect(await violations(page)).toEqual([]);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: /^Send \d+ lines$/ }).click();
  const sentences = page.locator('[data-summary-sentence]');
  await sentences.first().waitFor();
  await expect.poll(() => sentences.count()).toBe(1);
  expect(asked).toHaveLength(1);
  await sentences.getByRole('button').click();
  await page.locator('[data-marked]').first().waitFor();
  expect(await overflow(page)).toBe(0);
  expect(complaints).toEqual([]);
  await model.stop();
});

function broken(name: string, buffer: Buffer) {
  const types: Record<string, string> = { png: 'image/png', pdf: 'application/pdf' };
  return { name, mimeType: types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream', buffer };
}

function bomb(): Buffer {
  return Buffer.from(zipSync({ 'word/document.xml': Buffer.alloc(60_000_000, 'a') }));
}

/** A header with the size of the picture, without content. */
function hugePicture(width = 60_000, height = 60_000): Buffer {
  const head = Buffer.alloc(33);
  head.write('\u0089PNG\r\n\u001A\n', 0, 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.writeUInt8(8, 24);
  return head;
}

function manyPages(count: number): Buffer {
  const kids = '3 0 R '.repeat(count);
  return pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
  ]);
}

const summonsText =
  'BT /F1 12 Tf 72 700 Td (SUMMONS) Tj 0 -20 Td (You must file an answer within 21 days after service.) Tj ET';

function scriptedPdf(): Buffer {
  return onePage({
    catalog: '/OpenAction << /S /JavaScript /JS (while\\(true\\){app.alert\\(1\\)}) >>',
    content: `<< /Length ${summonsText.length} >>\nstream\n${summonsText}\nendstream`,
  });
}

/** An attack like CVE-2024-4367: a library that generates code from fonts would run it. */
function fontScriptPdf(): Buffer {
  return onePage({
    font: '/FontMatrix [0.001 0 0 0.001 0 (0\\); document.title = "run"; \\(0)]',
    content: `<< /Length ${summonsText.length} >>\nstream\n${summonsText}\nendstream`,
  });
}

function packedPdf(): Buffer {
  const packed = deflateSync(Buffer.concat([Buffer.alloc(30_000_000, ' '), Buffer.from(summonsText)]));
  return onePage({
    content: `<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`,
  });
}

function onePage({ catalog = '', font = '', content }: { catalog?: string; font?: string; content: string }) {
  return pdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    content,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${font} >>`,
  ]);
}

const brokenTables: [string, (whole: Buffer) => Buffer][] = [
  ['offsets that point nowhere', (whole) => replaced(whole, /\d{10} 00000 n/g, '0000099999 00000 n')],
  [
    'offsets that all point to one object',
    (whole) => replaced(whole, /\d{10} 00000 n/g, '0000000009 00000 n'),
  ],
  ['no table where its place is said to be', (whole) => replaced(whole, /startxref\n\d+/, 'startxref\n7')],
  ['a table that goes on and on', (whole) => replaced(whole, /xref\n0 \d+\n/, 'xref\n0 99999999\n')],
  ['a table that names itself as the one before it', loopedTable],
];

function replaced(whole: Buffer, what: RegExp, by: string): Buffer {
  return Buffer.from(whole.toString('latin1').replace(what, by), 'latin1');
}

function loopedTable(whole: Buffer): Buffer {
  const start = /startxref\n(\d+)/.exec(whole.toString('latin1'))?.[1] ?? '0';
  return replaced(whole, /\/Root 1 0 R/, `/Root 1 0 R /Prev ${start}`);
}

/** Encrypted with the oldest method, and with a password that is not empty. */
function lockedPdf(): Buffer {
  const key = '<' + '5a'.repeat(32) + '>';
  const encrypt = `<< /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >>`;
  return pdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
      encrypt,
    ],
    ` /Encrypt 4 0 R /ID [${key} ${key}]`,
  );
}

function pdf(objects: readonly string[], trailer = ''): Buffer {
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = body.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${trailer} >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(body, 'latin1');
}

/** How much wider the page is than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
