import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { desktop, openPage, phone, signIn } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

const sam = ['sam@evenkeel.test', 'quiet-harbour-7'] as const;

setStage({}, { isWindowless: true });

test('a form submitted before the app has started is kept and submitted after startup', async () => {
  const { page, complaints } = await openPage(browser, app.url, phone);
  const letIn = await holdCode(page);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(sam[0]);
  await page.getByLabel('Password', { exact: true }).fill(sam[1]);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  expect(page.url()).toBe(`${app.url}/auth`);
  expect(await page.getByLabel('Email').inputValue()).toBe(sam[0]);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(sam[1]);
  letIn();
  await page.getByRole('heading', { name: 'Welcome back, Sam!' }).waitFor();
  expect(complaints).toEqual([]);
});

test('text typed before the app has started is kept, and button presses are replayed', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  const letIn = await holdCode(page);
  await page.goto('/auth');
  await page.getByLabel('Email').fill('una@example.test');
  await page.getByRole('button', { name: 'Show password' }).click();
  letIn();
  await page.getByRole('button', { name: 'Hide password' }).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('una@example.test');
  expect(complaints).toEqual([]);
});

test('with JavaScript disabled, submitting a form adds nothing to the URL', async () => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/auth');
  await page.getByLabel('Password', { exact: true }).fill(sam[1]);
  await Promise.all([
    page.waitForEvent('framenavigated'),
    page.getByRole('button', { name: 'Sign in' }).click(),
  ]);
  expect(page.url()).toBe(`${app.url}/auth`);
});

test('a signed-in page shows its heading, first name and links before the app has started', async () => {
  const { page, complaints } = await openPage(browser, app.url, phone);
  await signIn(page, ...sam);
  const letIn = await holdCode(page);
  await page.goto('/');
  await page.getByText('Welcome back, Sam!').waitFor();
  await page.getByRole('link', { name: 'Progress' }).first().waitFor();
  const add = page.getByRole('button', { name: 'Add deadline' });
  const press = add.click();
  letIn();
  await press;
  await page.getByRole('dialog', { name: 'Add a deadline' }).waitFor();
  expect(complaints).toEqual([]);
});

test('an article shows its text at the reading position before the app has started, and nothing shifts afterwards', async () => {
  const { page, complaints } = await openPage(browser, app.url, phone);
  await signIn(page, ...sam);
  await page.evaluate((key) => {
    const { user } = JSON.parse(localStorage.getItem(key) ?? '{}') as { user: { id: string } };
    const marks = { 'wellbeing-1': { section: 2, isRead: false, ticked: [] } };
    localStorage.setItem(`reading:${user.id}`, JSON.stringify(marks));
  }, storageKeys.session);
  const letIn = await holdCode(page);
  await page.goto('/resources/wellbeing-1');
  const place = page.getByText('You were here: ').locator('..');
  const first = page.locator('#part-1');
  await place.waitFor();
  const drawn = [await place.innerText(), await first.boundingBox()];
  letIn();
  await page.locator('html[data-started]:not([data-fonts])').waitFor({ state: 'attached' });
  await page.locator('main:not([inert])').waitFor();
  expect([await place.innerText(), await first.boundingBox()]).toEqual(drawn);
  expect(complaints).toEqual([]);
});

/** Delays the app's code until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise: isLetIn, resolve: letIn } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await isLetIn;
    await route.continue();
  });
  return letIn;
}
