import { type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, openBrowser, openPage, phone, signIn } from './browser.ts';
import { type RunningApp, startApp } from './running-app.ts';

let app: RunningApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
});

const sam = ['sam@evenkeel.test', 'quiet-harbour-7'] as const;

test.each(['/', '/advisors', '/settings', '/lena', '/resources/guides-1', '/case-research/case-1', '/help'])(
  '%s asks somebody without a session to sign in',
  async (path) => {
    const { page } = await openPage(browser, app.url, desktop);
    await page.goto(path);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
  },
);

test('an unknown address is a 404 with a way home', async () => {
  const { page } = await openPage(browser, app.url, phone);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
  await page.getByRole('link', { name: /home/i }).first().click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
});

test('the sidebar folds with Ctrl+B, remembers it for seven days, and leaves a typing person alone', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await signIn(page, ...sam);
  const sidebar = page.getByRole('navigation').first();
  const width = async () => (await page.locator('aside').first().boundingBox())?.width;
  expect(await width()).toBe(256);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(48);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar:state');
  expect(cookie?.value).toBe('false');
  expect(Math.round((cookie?.expires ?? 0) - Date.now() / 1000)).toBeGreaterThan(604_800 - 60);
  await page.reload();
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
  expect(await width()).toBe(48);
  await sidebar.getByRole('link', { name: 'Settings' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a phone has a bar of five and a sheet with the rest', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await signIn(page, ...sam);
  const bar = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: 'Progress' }) })
    .last();
  expect(await bar.getByRole('link').allInnerTexts()).toEqual([
    'Home',
    'Progress',
    'Advisors',
    'Resources',
    'Help',
  ]);
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.getByRole('link', { name: 'Documents' }).click();
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /document/i })
    .waitFor();
});

test('signing out ends the session here and returns to the sign-in screen', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, ...sam);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth');
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
});

test('the superadmin is told so, has all six advisors and never meets a lock', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, 'admin@evenkeel.test', 'steady-lantern-9');
  await page.getByText('SuperAdmin Mode').first().waitFor();
  await page.goto('/advisors');
  await page
    .getByRole('link', { name: /Chat Now/ })
    .nth(5)
    .waitFor();
  expect(await page.getByRole('button', { name: /Get access/ }).count()).toBe(0);
});

test('help is one tap away before signing in, with numbers to call', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Get help now' }).click();
  await page.getByRole('link', { name: /988/ }).first().waitFor();
  expect(await page.getByRole('link', { name: /911/ }).first().getAttribute('href')).toBe('tel:911');
});

test('quick exit blanks the page, clears what this browser holds and leaves', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, ...sam);
  await page.context().route('https://**', (route) => route.fulfill({ body: 'elsewhere' }));
  await page.getByRole('link', { name: 'Quick exit' }).click();
  await page.waitForURL(/^https:/);
  await page.goto(app.url);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('auth')))).toEqual(
    [],
  );
});
