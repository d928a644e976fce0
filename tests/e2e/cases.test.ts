import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { complete, desktop, openPage, phone, signIn, waitForWatchers } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

async function asSuperadmin(options: BrowserContextOptions = desktop, path = '/case-research') {
  const opened = await openPage(browser, app.url, options);
  await signIn(opened.page, 'admin@evenkeel.test', 'steady-lantern-9', path);
  return opened;
}

async function onTrial(options: BrowserContextOptions = desktop) {
  const opened = await openPage(browser, app.url, options);
  await signIn(opened.page, 'sam@evenkeel.test', 'quiet-harbour-7', '/terms');
  return opened;
}

// Specification: 2.case.2
test('a superadmin sees a loading state and then the full case, marked as a sample', async () => {
  const { page, complaints } = await asSuperadmin();
  await Promise.all([
    page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor(),
    page.goto('/case-research/case-1'),
  ]);
  await caseHeading(page, 'Sample v. Sample (divorce)').waitFor();

  const text = await page.getByRole('main').innerText();
  for (const part of [
    'This is a sample, not a real case',
    '95% match',
    'Sample Family Court',
    'Sample State',
    'Divorce',
    'SAMPLE-001',
    'March 15, 2024',
    'Link to original source: not available.',
    '85% match',
    '72% match',
  ]) {
    expect(text).toContain(part);
  }
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings).toEqual([
    'Case facts',
    'Summary',
    'Key takeaways',
    'Original source',
    'Legal analysis',
    'How this applies to you',
    'Similar cases',
  ]);
  expect(await page.title()).toBe('Research · Evenkeel');
  expect(complaints).toEqual([]);
});

test('opening a similar case moves the focus to it, and Back returns to the previous case', async () => {
  const { page, complaints } = await asSuperadmin(desktop, '/case-research/case-4');
  await page.getByRole('link', { name: 'Sample v. Sample (support)' }).click();
  await caseHeading(page, 'Sample v. Sample (support)').and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await caseHeading(page, 'Sample v. Sample (custody)').waitFor();
  expect(complaints).toEqual([]);
});

// Specification: 2.case.5
test('Back opens the list for a person who arrived through a link', async () => {
  const { page } = await asSuperadmin();
  const tab = await page.context().newPage();
  await tab.goto('/case-research/case-2');
  await tab.getByRole('button', { name: 'Back' }).click();
  await tab.getByRole('heading', { level: 1, name: 'Court Case Research' }).waitFor();
});

// Specification: 2.case.4, 3.case.2, 8.ok.case
test('a saved case stays saved after a reload until the person removes it', async () => {
  const { page, complaints } = await asSuperadmin(phone, '/case-research/case-3');
  await page.getByRole('button', { name: 'Save Case' }).click();
  await toast(page, 'Case saved', 'This case has been saved to your reference library');

  await page.reload();
  await page.getByRole('button', { name: /^Saved/ }).waitFor();
  await expect
    .poll(() => storedCases(page))
    .toMatchObject([{ id: 'case-3', docketNumber: 'SAMPLE-003', isSample: true }]);
  await page.getByRole('button', { name: /^Saved/ }).click();
  await toast(page, 'Case removed', 'This case has been removed from your saved cases');

  await page.reload();
  await page.getByRole('button', { name: 'Save Case' }).waitFor();
  await expect.poll(() => storedCases(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('Quick exit removes the saved cases', async () => {
  const { page } = await asSuperadmin();
  await page.route('https://www.weather.gov/**', (route) => route.fulfill({ body: 'weather' }));
  await page.goto('/case-research/case-1');
  await page.getByRole('button', { name: 'Save Case' }).click();
  await page.getByText('Case saved', { exact: true }).first().waitFor();
  await page.locator('[data-quick-exit]:visible').first().click();
  await page.waitForURL('https://www.weather.gov/**');
  await page.goto(`${app.url}/auth`);
  expect(await page.evaluate(() => localStorage.getItem('saved-court-cases'))).toBeNull();
});

test('signing out removes the saved cases, so that the next person in this browser does not see them', async () => {
  const { page } = await asSuperadmin(desktop, '/case-research/case-1');
  await page.getByRole('button', { name: 'Save Case' }).click();
  await page.getByText('Case saved', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/auth');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saved-court-cases'))).toBeNull();
});

test('ignores unreadable saved cases', async () => {
  const { page, complaints } = await asSuperadmin();
  await page.evaluate(() => localStorage.setItem('saved-court-cases', '[{"id":"case-1"}'));
  await page.goto('/case-research/case-1');
  await page.getByRole('button', { name: 'Save Case' }).click();
  await page.getByRole('button', { name: /^Saved/ }).waitFor();
  await expect.poll(() => storedCases(page)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

// Specification: 2.case.6
test('Share copies only the link, Export prints the page without the toast', async () => {
  const { page } = await asSuperadmin(
    { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] },
    '/case-research/case-2?from=mail#top',
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Copied to clipboard', { exact: true }).first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${app.url}/case-research/case-2`);

  const printed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.addEventListener('beforeprint', () => resolve(document.body.innerText), { once: true });
      }),
  );
  await page.getByRole('button', { name: 'Export' }).click();
  expect(await printed).toContain('Sample v. Sample (property)');
  expect(await printed).not.toContain('Copied to clipboard');
});

test('the printed case is marked as a sample and omits buttons and navigation', async () => {
  const { page } = await asSuperadmin(desktop, '/case-research/case-2');
  await caseHeading(page, 'Sample v. Sample (property)').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('This is a sample, not a real case').isVisible()).toBe(true);
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.getByRole('navigation').count()).toBe(0);
});

// Specification: 2.case.2
test('the page of a missing case says so and links back', async () => {
  const { page, complaints } = await asSuperadmin(phone, '/case-research/case-6');
  await page.getByRole('heading', { level: 1, name: 'Case Not Found' }).waitFor();
  await keepPicture(page, 'case-not-found-phone');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Return to Case Research' }).click();
  await page.getByRole('heading', { level: 1, name: 'Court Case Research' }).waitFor();
  expect(complaints).toEqual([]);
});

// Specification: 2.case.1, D.safe.5
test('a person on a trial sees the upgrade offer and no case data, not even in the network traffic', async () => {
  const { page, complaints } = await onTrial(phone);
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.add(response.url());
  });
  await page.goto('/case-research/case-1');
  await page.getByRole('link', { name: 'Upgrade to Unlimited' }).waitFor();
  await waitForWatchers(page);
  await complete(page);
  expect(await page.getByRole('main').innerText()).not.toContain('Sample v. Sample');
  const fetched = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()));
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((script) => script.includes('SAMPLE-001'))).toEqual([]);
  await page.getByRole('link', { name: 'Upgrade to Unlimited' }).click();
  await page.getByRole('heading', { name: 'Subscription', exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

// Specification: 8.case
test('a case that fails to load shows an error, and a retry loads it', async () => {
  const { page } = await asSuperadmin();
  await page.route(/\/cases-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/case-research/case-1');
  const problem = page.getByRole('alert').filter({ hasText: 'Error loading case' });
  await problem.getByText("We couldn't load the case details. Please try again.").waitFor();
  await keepPicture(page, 'case-error-desktop');
  expect(await violations(page)).toEqual([]);
  await page.unroute(/\/cases-[^/]*\.js$/);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await caseHeading(page, 'Sample v. Sample (divorce)').waitFor();
});

test.each([
  ['phone', 'light', phone],
  ['phone', 'dark', phone],
  ['desktop', 'light', desktop],
  ['desktop', 'dark', desktop],
] as const)(
  'a case page and its upgrade offer are accessible on a %s in %s',
  async (device, colorScheme, size) => {
    const reader = await asSuperadmin({ ...size, colorScheme });
    await reader.page.goto('/case-research/case-4');
    await caseHeading(reader.page, 'Sample v. Sample (custody)').waitFor();
    await keepPicture(reader.page, `case-open-${device}-${colorScheme}`);
    expect(await violations(reader.page)).toEqual([]);
    expect(await scrollsSideways(reader.page)).toBe(false);

    const visitor = await onTrial({ ...size, colorScheme });
    await visitor.page.goto('/case-research/case-4');
    await visitor.page.getByRole('link', { name: 'Upgrade to Unlimited' }).waitFor();
    await keepPicture(visitor.page, `case-upgrade-${device}-${colorScheme}`);
    expect(await violations(visitor.page)).toEqual([]);
  },
);

function caseHeading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

async function toast(page: Page, title: string, description: string): Promise<void> {
  await page.getByText(title, { exact: true }).first().waitFor();
  await page.getByText(description, { exact: true }).first().waitFor();
}

async function storedCases(page: Page): Promise<unknown> {
  return JSON.parse(await page.evaluate(() => localStorage.getItem('saved-court-cases') ?? 'null'));
}

async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
