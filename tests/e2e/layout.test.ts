import { expect, test } from 'vitest';
import { desktop, openPage, phone, signIn } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

const sam = ['sam@evenkeel.test', 'quiet-harbour-7'] as const;

// Specification: 2.routes.5, 6.visitor
test('without a session, every protected URL redirects to the sign-in screen', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  for (const path of ['/', '/advisors', '/settings', '/lena', '/resources/guides-1', '/help', '/chat']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).pathname, path).toBe('/auth');
  }
});

// Specification: 2.layout.3
test('a phone has a bar with five entries and a sheet with the rest', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await signIn(page, ...sam);
  const bar = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: 'Progress' }) })
    .last();
  await expect
    .poll(() => bar.getByRole('link').allInnerTexts())
    .toEqual(['Home', 'Progress', 'Advisors', 'Resources', 'Help']);
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.getByRole('link', { name: 'Documents' }).click();
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /document/i })
    .waitFor();
});

// Specification: 2.layout.4
// ASVS: 7.4.4
test('signing out ends the session here and returns to the sign-in screen', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, ...sam);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth');
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
});

// Specification: 2.layout.6, 2.advisors.3, 6.superadmin.1
test('a superadmin has a badge, sees all six advisors and never sees a locked feature', async () => {
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
