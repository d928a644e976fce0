import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { desktop, phone } from './browser.ts';
import { heicFile } from './heic-file.ts';
import { choosePaper, openPapers, reviewPaper, sample } from './paper-screen.ts';
import { setStage } from './stage.ts';

setStage({}, { isWindowless: true });

test.for([
  ['a desktop', desktop],
  ['a phone', phone],
] as const)(
  'choosing and reviewing a paper works by keyboard, and a screen reader announces each finding and line, on %s',
  async ([, device]) => {
    const { page, complaints } = await openPapers(device);
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, 'Choose a file');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(sample('05-notice-of-hearing.pdf'));
    await focusIsOn(page, 'We read your document');
    await tabTo(page, 'Start the review');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page).getAttribute('aria-label')).toBe('What your document says');
    await tabTo(page, 'This is right');
    await page.keyboard.press('Enter');
    await focusIsOn(page, 'HearingChecked by you');
    await tabTo(page, 'Correct it');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page).getAttribute('type')).toBe('date');
    const tree = await page.getByRole('main').ariaSnapshot();
    const headings = [...tree.matchAll(/heading "(.+?)" \[level=2\]/g)].map(([, name]) => name);
    expect(headings.slice(0, 5)).toEqual([
      'Notice of hearing',
      'Hearings',
      'Time limits',
      'Your document',
      'About this document',
    ]);
    expect(tree).toContain('Tuesday, June 9, 2026, at 1:30 PM');
    expect(tree).toMatch(/Page 1: “[^”]*June 9, 2026/);
    expect(tree).toContain('group "Case number F-03318-26"');
    expect(complaints).toEqual([]);
  },
);

test('a file dropped on the upload card is read', async () => {
  const { page, complaints } = await openPapers();
  const bytes = [...(await readFile(sample('05-notice-of-hearing.pdf')))];
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], 'notice.pdf', { type: 'application/pdf' }));
    return transfer;
  }, bytes);
  const card = page.locator('section').filter({ hasText: 'Choose a document' });
  await card.dispatchEvent('dragover', { dataTransfer: dropped });
  await card.dispatchEvent('drop', { dataTransfer: dropped });
  await page.getByRole('button', { name: 'Start the review' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a person can sort page photos, remove one, and stop reading a paper', async () => {
  const { page } = await openPapers(phone);
  const photos = ['05-notice-of-hearing.photo.jpg', '01-summons.photo.jpg', '03-answer.photo.jpg'];
  await choosePaper(page, photos.map(sample));
  const pages = page.getByRole('listitem').filter({ hasText: /^Page \d/ });
  const names = async () => (await pages.allInnerTexts()).map((text) => /\d\d-[\w-]+/.exec(text)?.[0]);
  await page.getByRole('button', { name: 'Move page 2 up' }).click();
  expect(await names()).toEqual(['01-summons', '05-notice-of-hearing', '03-answer']);
  await page.getByRole('button', { name: 'Remove page 3' }).click();
  expect(await names()).toEqual(['01-summons', '05-notice-of-hearing']);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Read these 2 pages' }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('heading', { name: 'Choose a document' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a HEIC photo is read if the browser can decode it', async () => {
  const { page, complaints } = await openPapers();
  // Chromium can't decode HEIC, so the image that a browser would decode from it follows the header.
  await page.evaluate((head) => {
    const decode = createImageBitmap;
    window.createImageBitmap = (source: ImageBitmapSource, ...more: unknown[]) =>
      decode(source instanceof Blob ? source.slice(head) : source, ...(more as []));
  }, heicFile(1, 1).length);
  const photo = await readFile(sample('05-notice-of-hearing.scan.jpg'));
  await choosePaper(page, {
    name: 'IMG_0001.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.concat([heicFile(1700, 2200), photo]),
  });
  await page.getByRole('button', { name: 'Read this page' }).click();
  await page.getByRole('button', { name: 'Start the review' }).click({ timeout: 90_000 });
  expect(await page.locator('[data-fact^=hearing]').innerText()).toContain(
    'Tuesday, June 9, 2026, at 1:30 PM',
  );
  expect(complaints).toEqual([]);
});

test('“I was served” starts with the extracted text once the person has reviewed every word', async () => {
  const { page, complaints } = await openPapers();
  await reviewPaper(page, sample('01-summons.pdf'));
  const sent = page.getByText('We’ll send only these words to your chat with Hannah:').locator('..');
  // The paper mentions 21 days and, for service elsewhere, 30: the person must say which one applies.
  expect(await sent.innerText()).not.toContain('Days to answer');
  const elsewhere = page.locator('[data-fact^=period]').filter({ hasText: '30 days' });
  await elsewhere.getByRole('button', { name: 'Not in my document' }).click();
  await sent.getByText('Days to answer, as printed: 21').waitFor();
  await page.getByRole('button', { name: 'Send this and make a plan' }).click();
  await page.waitForURL('**/hannah');
  const chat = page.frameLocator('iframe');
  // The text of the answer is hidden once the question is shown above its buttons.
  await chat.getByRole('group', { name: /^First, are you safe where you are/ }).waitFor({ timeout: 90_000 });
  const said = await chat.getByRole('main').innerText();
  expect(said).toContain('Kind of paper: A summons or divorce petition; Days to answer, as printed: 21.');
  expect(complaints).toEqual([]);
});

test('the longest review prints on two pages', async () => {
  const { page } = await openPapers();
  for (const name of ['07-protective-order.pdf', '08-financial-affidavit.pdf', '10-settlement.pdf']) {
    await reviewPaper(page, sample(name));
    const printed = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(printed.match(/\/Type \/Page\b/g)?.length, name).toBeLessThanOrEqual(2);
    await page.getByRole('button', { name: 'Close this document' }).click();
  }
});

test('Quick exit removes all data of a review', async () => {
  const { page } = await openPapers();
  await reviewPaper(page, sample('07-protective-order.pdf'));
  await page.getByRole('link', { name: 'Quick exit' }).first().click();
  await page.waitForURL(/^(?!http:\/\/localhost)/);
  await page.goto('/robots.txt');
  const left = await page.evaluate(async () =>
    JSON.stringify([Object.keys(localStorage), Object.keys(sessionStorage), await indexedDB.databases()]),
  );
  expect(left).toBe('[[],[],[]]');
  await page.goto('/documents');
  await page.waitForURL('**/auth');
  expect(await page.getByText('Protective order').count()).toBe(0);
});

const MAX_STOPS = 60;

function focused(page: Page) {
  return page.locator(':focus');
}

async function focusIsOn(page: Page, text: string): Promise<void> {
  await expect.poll(() => focused(page).textContent()).toBe(text);
}

/** Presses Tab from the focused element, like a keyboard user. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page).textContent()) === name) return;
  }
  throw new Error(`"${name}" isn't reached by Tab.`);
}
