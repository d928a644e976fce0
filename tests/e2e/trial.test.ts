import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complete, openPage, openSignIn, phone, signIn, waitForWatchers } from './browser.ts';
import { registered } from './registered.ts';
import { app, browser, setStage } from './stage.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

setStage({}, { isWindowless: true });

// Specification: 2.home.8, 2.trial.2, 2.trial.3, 2.trial.4, 2.trial.5, 4.trial.2, 4.trial.3, 8.trial
// Specification: 8.ok.soon, 9.trial
test('a trial counts down, warns on its last day, and ends while the page is open', async () => {
  const nora = await registered(app, 'Nora');
  const { page, complaints } = await openPage(browser, app.url, phone);
  await page.clock.install();
  await signIn(page, nora.email, nora.password);
  await page.getByText('7 days left in your trial.').waitFor();
  await page.getByRole('button', { name: 'Dismiss this message' }).click();
  await page.getByText('left in your trial').waitFor({ state: 'hidden' });

  await page.clock.setSystemTime(Date.now() + 6 * DAY + 4 * HOUR);
  await page.reload();
  await toast(page, 'Trial Expiring Soon!').waitFor();
  await toast(page, 'Your trial expires in 20 hours.').waitFor();
  await page.getByText('20 hours left in your trial.').waitFor();
  await page.getByRole('link', { name: 'Subscribe Now' }).waitFor();
  expect(await page.getByRole('button', { name: 'Dismiss this message' }).count()).toBe(0);

  // The countdown is updated every hour, without a reload.
  await page.clock.fastForward(HOUR);
  await page.getByText('19 hours left in your trial.').waitFor();
  await page.clock.fastForward(15 * HOUR);
  await page.getByText('4 hours left in your trial.').waitFor();
  await toast(page, 'Your trial expires in 4 hours.').waitFor();
  await expect.poll(() => page.locator('[data-banner="hours-4"] .animate-pulse').count()).toBe(1);

  await moveServerClock(7);
  await page.clock.fastForward(5 * HOUR);
  await toast(page, 'Trial Expired').waitFor();
  await toast(
    page,
    'Your trial period has ended. Please subscribe to continue using all features.',
  ).waitFor();
  await page.waitForURL('/settings?tab=subscription');
  await page.getByText('You don’t have a plan right now. Everything you saved is still here.').waitFor();
  await page.goto('/lena');
  await page.getByText('This advisor comes with the Starter plan').waitFor();
  expect(complaints).toEqual([]);
});

// Specification: 2.trial.6, 4.trial.2
test('a trial that ended while the person was away is reported on the next visit, once', async () => {
  const pia = await registered(app, 'Pia');
  const { page, complaints } = await openPage(browser, app.url, phone);
  await page.clock.setSystemTime(await moveServerClock(8));
  await openSignIn(page);
  await page.getByLabel('Email').fill(pia.email);
  await page.getByLabel('Password', { exact: true }).fill(pia.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await toast(page, 'Trial Expired').waitFor();
  await page.waitForURL('/settings?tab=subscription');
  await page.getByText('What you can still use').waitFor();
  await page.getByRole('link', { name: 'library' }).click();
  await page.waitForURL('/resources');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await waitForWatchers(page);
  await complete(page);
  expect(new URL(page.url()).pathname).toBe('/resources');
  expect(await toast(page, 'Trial Expired').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a person who pays while the trial is ending is not told that the trial has expired', async () => {
  const rio = await registered(app, 'Rio');
  const { page } = await openPage(browser, app.url, phone);
  await page.clock.setSystemTime(await moveServerClock(6.95));
  await signIn(page, rio.email, rio.password, '/settings?tab=subscription');
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).waitFor();

  // The app gets no event about the payment before the person returns.
  await sandbox('chaos', { drop: true });
  await page.clock.setSystemTime(await moveServerClock(0.1));
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByText('Starter, $14.99 a month').waitFor();
  await toast(page, 'Subscription Activated').waitFor();
});

/** Moves the database's clock by this many days. Returns its new time. */
function moveServerClock(days: number): Promise<Date> {
  return sandbox('advance', { days });
}

async function sandbox(action: string, body: object): Promise<Date> {
  const answer = await fetch(`${app.standInUrl}/_sandbox/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return new Date(((await answer.json()) as { now: string }).now);
}

function toast(page: Page, text: string) {
  return page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });
}
