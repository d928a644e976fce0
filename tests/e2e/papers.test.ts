import { readFile } from 'node:fs/promises';
import { LLMock } from '@copilotkit/aimock';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { choose, desktop, openPage, phone, signIn } from './browser.ts';
import { broken } from './hostile-papers.ts';
import { startApp } from './running-app.ts';
import { choosePaper, openPapers, reviewPaper, sample } from './paper-screen.ts';
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

/** How much wider the page is than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
