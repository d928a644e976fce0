import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { complete, desktop, openPage, openSignIn, phone, signIn, waitForStart } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

// Specification: 9.tooltip
test('a tooltip opens after 700 ms of hovering, and the next one opens immediately unless 300 ms have passed', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7');
  await tooltipsAreThere(page);
  await stopClock(page);
  const signs = page.getByRole('button', { name: /^Remove / });
  const [first, second] = [signs.nth(0), signs.nth(1)];
  await first.hover();
  await page.clock.runFor(699);
  expect(await shown(page)).toBe('');
  await page.clock.runFor(1);
  expect(await shown(page)).toMatch(/^Remove \w/);
  const before = await shown(page);
  await second.hover();
  await page.clock.runFor(1);
  expect(await shown(page)).toMatch(/^Remove \w/);
  expect(await shown(page)).not.toBe(before);

  await page.mouse.move(640, 5);
  await page.clock.runFor(150);
  expect(await shown(page)).toBe('');
  await page.clock.runFor(300);
  await first.hover();
  await page.clock.runFor(699);
  expect(await shown(page)).toBe('');
  await page.clock.runFor(1);
  expect(await shown(page)).toBe(before);

  // A tooltip stays while the mouse is over it, and Esc closes it.
  await page.locator('[role=tooltip]').hover();
  await page.clock.runFor(1000);
  expect(await shown(page)).toBe(before);
  // axe waits for the page's clock.
  await page.clock.resume();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await shown(page)).toBe('');
  expect(complaints).toEqual([]);
});

test('keyboard focus opens a tooltip immediately, and Esc closes it before the surrounding dialog', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7');
  await tooltipsAreThere(page);
  await page.getByRole('button', { name: 'Add deadline' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a deadline' });
  await dialog.getByRole('heading').first().waitFor();
  await page.keyboard.press('Tab');
  expect(await shown(page)).toBe('');
  await page.keyboard.press('Tab');
  await expect.poll(() => shown(page)).toBe('Close');
  const close = dialog.getByRole('button', { name: 'Close' });
  const tip = page.locator('[role=tooltip]');
  const room = async () => {
    const [words, sign] = await Promise.all([tip.boundingBox(), close.boundingBox()]);
    return (sign?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(7);
  await expect.poll(room).toBeLessThan(9);
  await page.keyboard.press('Escape');
  expect(await shown(page)).toBe('');
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

test('sidebar tooltips open without delay, do not repeat visible labels, and keep the focus', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7');
  await tooltipsAreThere(page);
  await stopClock(page);
  const link = page.getByRole('complementary').getByRole('link', { name: 'Progress' });
  await link.hover();
  await page.clock.runFor(1000);
  expect(await shown(page)).toBe('');
  await page.keyboard.press('Control+b');
  await page.mouse.move(640, 5);
  await link.hover();
  await page.clock.runFor(1);
  expect(await shown(page)).toBe('Progress');
  await page.mouse.move(640, 5);
  await page.clock.runFor(1000);
  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(1);
  expect(await shown(page)).toBe('Settings');
});

test('icons on the sign-in screen and in a chat have tooltips, which do not open on touch', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await openSignIn(page);
  await tooltipsAreThere(page);
  await page.getByRole('button', { name: 'Show password' }).hover();
  await expect.poll(() => shown(page)).toBe('Show password');
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await shown(page)).toBe('');

  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7', '/lena');
  const frame = page.frameLocator('iframe');
  await frame.locator('[role=tooltip]').waitFor({ state: 'attached' });
  await frame.getByRole('button', { name: 'Speak instead of typing' }).hover();
  await frame.locator('[role=tooltip]').getByText('Speak instead of typing').waitFor();

  const touched = await openPage(browser, app.url, { ...phone, isMobile: true });
  await openSignIn(touched.page);
  await complete(touched.page);
  await touched.page.getByRole('button', { name: 'Show password' }).tap();
  await touched.page.getByRole('button', { name: 'Hide password' }).waitFor();
  expect(await touched.page.locator('[role=tooltip]').count()).toBe(0);
});

/** They are loaded when a person starts to use the page. */
async function tooltipsAreThere(page: Page): Promise<void> {
  await waitForStart(page);
  await page.mouse.move(640, 5);
  await page.locator('body > [role=tooltip]').waitFor({ state: 'attached' });
}

/** Pauses the clock. After this, only `runFor` advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** The visible text. Empty if no tooltip is shown. */
function shown(page: Page): Promise<string> {
  return page
    .locator('[role=tooltip]')
    .evaluate((tip) => (tip.matches(':popover-open') ? tip.textContent : ''));
}
