import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, openPage, phone, signIn, waitForStart } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

const SAFE_PLACE = 'https://www.weather.gov/';

setStage({}, { isWindowless: true });

// Specification: 2.layout.7, 4.sidebar, 9.sidebar, 9.tooltip
// ASVS: 3.3.2
test('Ctrl+B collapses the sidebar to icons and is remembered for a week, but does nothing while typing', async () => {
  const page = await openSignedIn(desktop);
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const width = () => widthOf(sidebar);
  await expect.poll(width).toBe(256);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(48);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar:state');
  expect(cookie).toMatchObject({ value: 'false', sameSite: 'Strict' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(604_000);

  await page.reload();
  await waitForStart(page);
  await expect.poll(width).toBe(48);
  // Tooltips are loaded when a person starts to use the page.
  await page.mouse.move(640, 5);
  await page.locator('body > [role=tooltip]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Resources' }).hover();
  await page.locator('[role=tooltip]').getByText('Resources', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await expect.poll(width).toBe(256);
});

// Specification: 2.layout.2
test('navigation updates the tab title and moves focus to the heading without revealing anything private', async () => {
  const page = await openSignedIn(desktop);
  for (const label of ['Progress', 'Advisors', 'Resources', 'Documents', 'Marketplace', 'Help', 'Settings']) {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label });
    const before = await page.getByRole('heading', { level: 1 }).elementHandle();
    await link.click();
    await page.waitForFunction(
      (left) => document.activeElement?.tagName === 'H1' && document.activeElement !== left,
      before,
    );
    expect(await page.title()).toMatch(/^\w[\w ]* · Evenkeel$/);
    expect(await page.title()).not.toMatch(/divorce|legal|custody/i);
  }
});

// Specification: 2.layout.1, 2.layout.5, 4.sidebar, 9.sidebar
test('on a phone, the menu opens as a sheet and restores the focus when it closes', async () => {
  const page = await openSignedIn(phone);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.getByText('sam@evenkeel.test').waitFor();
  await expect.poll(() => widthOf(sheet)).toBe(288);
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

// Specification: D.adds.1
// ASVS: 14.3.1, 14.3.3
test('Quick exit leaves no data behind, in this tab or in other tabs', async () => {
  const page = await openSignedIn(desktop);
  const other = await page.context().newPage();
  await other.goto('/settings');
  await other.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await waitForStart(other);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));

  await page.reload();
  await waitForStart(page);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Quick exit');
  const signedOut = page.context().waitForEvent('request', (request) => request.url().includes('/logout'));
  await page.keyboard.press('Enter');
  await page.waitForURL(SAFE_PLACE);
  await other.waitForURL(SAFE_PLACE);
  await signedOut;

  await page.goto('/robots.txt');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto(app.url);
  await page.waitForURL(`${app.url}/auth`);
});

// Specification: D.adds.1
test('pressing Shift three times also leaves the site', async () => {
  const page = await openSignedIn(desktop);
  for (const _press of [1, 2, 3]) await page.keyboard.press('Shift');
  await page.waitForURL(SAFE_PLACE);
});

// Specification: 2.layout.8, 9.toast
test('only one toast is shown at a time, F8 focuses it, and it disappears after five seconds', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await page.clock.install();
  await page.goto('/update-password');
  const region = page.getByRole('region', { name: /Notifications/ });
  await region.getByText('Invalid password reset link').waitFor();
  // Pauses the clock. After this, only `runFor` advances it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await expect.poll(() => region.getByRole('listitem').count()).toBe(1);
  await page.keyboard.press('F8');
  expect(await region.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.getByLabel('New password', { exact: true }).focus();
  await page.clock.runFor(5100);
  await region.getByText('Invalid password reset link').waitFor({ state: 'hidden' });
});

// Specification: 9.toast
test('swiping a toast by 50 pixels dismisses it, and after a shorter swipe it moves back', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await page.clock.install();
  await page.goto('/update-password');
  const toast = page.getByRole('region', { name: /Notifications/ }).getByText('Invalid password reset link');
  const swipe = async (pixels: number) => {
    const box = await toast.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels / 2, y, { steps: 3 });
    await page.mouse.move(x + pixels, y, { steps: 3 });
    await page.mouse.up();
  };
  await toast.waitFor();
  // Otherwise the toast might disappear by itself.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await swipe(40);
  await page.locator('.toast[data-swipe="cancel"]').waitFor();
  await swipe(60);
  await toast.waitFor({ state: 'hidden' });
});

// Specification: 2.layout.5
test('profile pictures from other sites are never requested, and a failed picture shows the initial instead', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7');
  for (const picture of [
    'https://elsewhere.test/me.png',
    '/\\elsewhere.test/me.png',
    '/no-such-picture.png',
  ]) {
    await page.evaluate((url) => {
      const key = 'sb-evenkeel-auth-token';
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { user: { user_metadata: object } };
      Object.assign(session.user.user_metadata, { avatar_url: url });
      localStorage.setItem(key, JSON.stringify(session));
    }, picture);
    await page.reload();
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await sidebar.getByText('S', { exact: true }).waitFor();
    expect(await sidebar.locator('img').count(), picture).toBe(0);
  }
  expect(complaints).toEqual([]);
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
