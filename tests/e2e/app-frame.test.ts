import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, openBrowser, openPage, phone, signIn } from './browser.ts';
import { type RunningApp, startApp } from './running-app.ts';

const SAFE_PLACE = 'https://www.weather.gov/';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let app: RunningApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
});

test('Ctrl+B folds the sidebar to icons, for a week, and leaves typing alone', async () => {
  const page = await openSignedIn(desktop);
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  expect(await widthOf(sidebar)).toBe(256);
  await page.keyboard.press('Control+b');
  expect(await widthOf(sidebar)).toBe(48);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar:state');
  expect(cookie?.value).toBe('false');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(604_000);

  await page.reload();
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
  expect(await widthOf(sidebar)).toBe(48);
  await expect.poll(() => showsTooltip(page, 'Resources'), { timeout: 10_000 }).toBe(true);
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  expect(await widthOf(sidebar)).toBe(256);
});

test('going to another page names the tab, moves the focus to its heading and says nothing private', async () => {
  const page = await openSignedIn(desktop);
  for (const label of ['Progress', 'Advisors', 'Resources', 'Documents', 'Marketplace', 'Help', 'Settings']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.title()).toMatch(/^\w[\w ]* · Evenkeel$/);
    expect(await page.title()).not.toMatch(/divorce|legal|custody/i);
  }
});

test('on a phone the menu is a sheet that gives the focus back', async () => {
  const page = await openSignedIn(phone);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.getByText('sam@evenkeel.test').waitFor();
  expect(await widthOf(sheet)).toBe(288);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);

  await menu.click();
  await sheet.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await sheet.waitFor({ state: 'hidden' });
});

test.each(['/auth', '/', '/lena', '/no-such-page'])('help is one press away on %s', async (path) => {
  const page = await openSignedIn(phone, { isSignedIn: path !== '/auth' });
  await page.goto(path);
  await page.getByRole('button', { name: 'Get help now' }).click();
  const sheet = page.getByRole('dialog', { name: 'Get help now' });
  expect(await sheet.getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911');
  expect(await sheet.getByRole('link', { name: 'Text START to 88788' }).getAttribute('href')).toBe(
    'sms:88788?&body=START',
  );
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
});

test('quick exit leaves nothing behind, in this tab and in others', async () => {
  const page = await openSignedIn(desktop);
  const other = await page.context().newPage();
  await other.goto('/settings');
  await other.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));

  await page.reload();
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Quick exit');
  const signedOut = page.context().waitForEvent('request', (request) => request.url().includes('/logout'));
  await page.keyboard.press('Enter');
  await page.waitForURL(SAFE_PLACE);
  await other.waitForURL(SAFE_PLACE);
  await signedOut;

  await page.goto(app.url);
  await page.waitForURL(`${app.url}/auth`);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('Shift three times leaves, too', async () => {
  const page = await openSignedIn(desktop);
  for (const _press of [1, 2, 3]) await page.keyboard.press('Shift');
  await page.waitForURL(SAFE_PLACE);
});

test('a toast shows alone, can be reached with F8 and goes after five seconds', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await page.clock.install();
  await page.goto('/update-password');
  const region = page.getByRole('region', { name: /Notifications/ });
  await region.getByText('Invalid password reset link').waitFor();
  expect(await region.getByRole('listitem').count()).toBe(1);
  await page.keyboard.press('F8');
  expect(await region.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.getByLabel('New password', { exact: true }).focus();
  await page.clock.runFor(5100);
  await region.getByText('Invalid password reset link').waitFor({ state: 'hidden' });
});

test.each([
  ['light', desktop],
  ['dark', phone],
] as const)('no screen of the frame breaks an accessibility rule (%s)', async (colorScheme, size) => {
  const page = await openSignedIn({ ...size, colorScheme, reducedMotion: 'reduce', bypassCSP: true });
  for (const path of ['/', '/settings', '/settings?tab=subscription', '/documents', '/terms', '/nowhere']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page), path).toEqual([]);
    await page.getByRole('button', { name: 'Get help now' }).click();
    expect(await violations(page), `${path} with the help sheet`).toEqual([]);
  }
});

async function openSignedIn(
  options: BrowserContextOptions,
  { isSignedIn = true }: { isSignedIn?: boolean } = {},
): Promise<Page> {
  const { page } = await openPage(browser, app.url, options);
  await page.context().route(`${SAFE_PLACE}**`, (route) => route.fulfill({ body: 'sunny' }));
  if (isSignedIn) await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7');
  return page;
}

async function widthOf(element: ReturnType<Page['locator']>): Promise<number | undefined> {
  const box = await element.boundingBox();
  return box ? Math.round(box.width) : undefined;
}

/** The tooltips' code comes when the page is quiet: until then there are none. */
async function showsTooltip(page: Page, label: string): Promise<boolean> {
  await page.mouse.move(600, 450);
  await page.getByRole('link', { name: label }).hover();
  const tooltip = page.getByRole('tooltip', { name: label });
  return tooltip.waitFor({ timeout: 1000 }).then(
    () => true,
    () => false,
  );
}

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: axe });
  return page.evaluate<string[]>(`axe
    .run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`);
}
