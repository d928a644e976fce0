import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startCourtListener } from '../contract/court-listener-stand-in.ts';
import { violations } from './axe.ts';
import { desktop, openPage, phone, signIn } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { app, browser, setStage } from './stage.ts';

const service = await startCourtListener();
setStage(
  { COURTLISTENER_TOKEN: service.token, COURTLISTENER_BASE_URL: service.baseUrl },
  { isWindowless: true },
);
afterEach(() => service.goesWrong(null));
afterAll(() => service[Symbol.asyncDispose]());

async function openSearch(options: BrowserContextOptions = desktop) {
  const opened = await openPage(browser, app.url, options);
  await signIn(opened.page, 'admin@evenkeel.test', 'steady-lantern-9', '/case-research');
  await opened.page.getByRole('heading', { name: 'Search court decisions' }).waitFor();
  return opened;
}

async function search(page: Page, state: string, subject: string): Promise<void> {
  await page.getByLabel('State').selectOption(state);
  await page.getByLabel('Subject').selectOption(subject);
  await page.getByRole('button', { name: 'Search decisions' }).click();
}

// Specification: 2.soon.5
test.for([
  ['a phone in light', phone, 'light'],
  ['a desktop in dark', desktop, 'dark'],
] as const)(
  'a person can search, page through, save and remove decisions on %s',
  async ([, device, colorScheme]) => {
    const { page, complaints } = await openSearch({ ...device, colorScheme, reducedMotion: 'reduce' });
    expect(await page.title()).toBe('Research · Evenkeel');
    expect(await violations(page)).toEqual([]);
    await search(page, 'California', 'Custody');
    const found = page.getByRole('region', { name: 'Custody in California' });
    await found.getByText('Showing 20 of about 45 decisions, closest matches first.').waitFor();
    expect(await violations(page)).toEqual([]);
    await keepPicture(page, `search-${device.viewport.width}-${colorScheme}`);

    await found.getByRole('button', { name: 'Show more decisions' }).click();
    await found.getByText('Showing 40 of about 45 decisions').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Invented v. Made Up 20');

    await found.getByRole('button', { name: 'Save Case Invented v. Made Up 1', exact: true }).click();
    await page.getByText('This case has been saved to your reference library').first().waitFor();
    await page.reload();
    const saved = page.getByRole('region', { name: 'Your saved cases' });
    await saved.getByRole('heading', { name: 'Invented v. Made Up 1' }).waitFor();
    const link = saved.getByRole('link', { name: /Link to original source/ });
    expect(await link.getAttribute('href')).toBe(
      'https://www.courtlistener.com/opinion/9000002/invented-v-invented/',
    );
    expect(await link.getAttribute('rel')).toBe('noreferrer');
    await saved.getByRole('button', { name: 'Saved. Press to remove Invented v. Made Up 1' }).click();
    await page.getByText('This case has been removed from your saved cases').first().waitFor();
    await saved.waitFor({ state: 'detached' });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    expect(complaints).toEqual([]);
  },
);

test('submitting an empty search by keyboard shows the error at the search field', async () => {
  const { page } = await openSearch();
  await page.getByRole('button', { name: 'Search decisions' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Choose a state.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('state');
  expect(await violations(page)).toEqual([]);
});

test('an empty result and a rate-limited service each show a message', async () => {
  const { page, complaints } = await openSearch(phone);
  await search(page, 'Wyoming', 'Alimony');
  await page.getByText('CourtListener has none from Wyoming about alimony. Try another subject.').waitFor();
  service.goesWrong('breaks');
  await search(page, 'Ohio', 'Alimony');
  await page
    .getByRole('alert')
    .getByText('CourtListener didn’t respond. Try again in a few minutes.')
    .waitFor();
  expect(await violations(page)).toEqual([]);
  service.goesWrong(null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('region', { name: 'Alimony in Ohio' }).waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('502'))).toEqual([]);
});

test('a person on another plan sees the upgrade offer instead of the search', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7', '/case-research');
  await page.getByRole('link', { name: 'Upgrade to Unlimited' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Search court decisions' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test('the documents screen links to the search', async () => {
  const { page } = await openSearch();
  await page.goto('/documents');
  await page.getByRole('link', { name: 'Search real court decisions' }).click();
  await page.getByRole('heading', { name: 'Search court decisions' }).waitFor();
});

test('the token of the research service is never sent to the browser', async () => {
  const { page } = await openSearch();
  const config = await (await page.request.get('/config.json')).text();
  expect(config).toContain('"searchesCases":true');
  expect(config).not.toContain(service.token);
});
