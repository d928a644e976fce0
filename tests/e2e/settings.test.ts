import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, complete, desktop, openPage, phone, signIn, signInByForm, watched } from './browser.ts';
import { registered } from './registered.ts';
import { app, browser, setStage } from './stage.ts';

const sam = { email: 'sam@evenkeel.test', password: 'quiet-harbour-7' };
const admin = { email: 'admin@evenkeel.test', password: 'steady-lantern-9' };

setStage({}, { isWindowless: true });

test('a new name is saved, and the sidebar and the greeting follow', async () => {
  const { page, complaints } = await openSettings(desktop);
  const save = page.getByRole('button', { name: 'Save changes' });
  const firstName = page.getByLabel('First name');
  expect(await firstName.inputValue()).toBe('Sam');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Rivera');
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(sam.email);
  expect(await save.isDisabled()).toBe(true);
  await firstName.fill('Samira');
  await expect.poll(() => save.isDisabled()).toBe(false);
  await firstName.fill('Sam');
  await expect.poll(() => save.isDisabled()).toBe(true);

  await firstName.fill(' Samira ');
  await save.click();
  await toast(page, 'Profile updated').waitFor();
  await toast(page, 'Your account information has been saved').waitFor();
  await expect.poll(() => firstName.inputValue()).toBe('Samira');
  await expect.poll(() => save.isDisabled()).toBe(true);
  await sidebar(page).getByText('Samira', { exact: true }).waitFor();
  await sidebar(page).getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { name: 'Welcome back, Samira!' }).waitFor();

  await page.goto('/settings');
  expect(await firstName.inputValue()).toBe('Samira');
  expect(complaints).toEqual([]);
});

test('a list of its parts leads through the long page, on a phone from a fold', async () => {
  const { page, complaints } = await openSettings(phone);
  await page.getByText('On this page').filter({ visible: true }).click();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect
    .poll(() => contents.getByRole('link').allInnerTexts())
    .toEqual(['About you', 'Sign-in', 'Reminders', 'This browser', 'Chats and data']);
  await contents.getByRole('link', { name: 'This browser' }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.textContent === 'This browser');
  const heading = page.getByRole('heading', { level: 2, name: 'This browser' });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(60);
  expect((await heading.boundingBox())?.y).toBeLessThan(400);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('theme');

  await page.setViewportSize(desktop.viewport);
  await page.goto('/settings?tab=account');
  await contents.getByRole('link', { name: 'Sign-in' }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'signing-in');
  expect(page.url()).toContain('?tab=account');
  await expect
    .poll(() => contents.locator('[aria-current=location]').filter({ visible: true }).innerText())
    .toBe('Sign-in');
  expect(complaints).toEqual([]);
});

test('the form says at each field what is wrong, and goes to the first', async () => {
  const { page } = await openSettings(phone);
  await page.getByLabel('First name').fill(' ');
  await page.getByLabel('Last name').fill('');
  await page.getByLabel('Email', { exact: true }).fill('sam@');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('First name is required').waitFor();
  await page.getByText('Last name is required').waitFor();
  await page.getByText('Invalid email address').waitFor();
  await page.getByLabel('First name').and(page.locator(':focus')).waitFor();
  await page.getByLabel('Email', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Email is required').waitFor();
});

test('a new address counts once its link has been opened', async () => {
  const una = await registered(app, 'Una');
  const { page, complaints } = await openSettings(desktop, una);
  await page.getByLabel('Email', { exact: true }).fill('una@elsewhere.test');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, 'Verification email sent').waitFor();
  await toast(page, 'Please check your email to verify your new address').waitFor();
  await page.getByText('Open the link we sent to una@elsewhere.test').waitFor();
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(una.email);
  await sidebar(page).getByText(una.email).waitFor();

  await page.goto(await app.newestLink('una@elsewhere.test'));
  await page.getByRole('heading', { name: 'Welcome back, Una!' }).waitFor();
  await sidebar(page).getByText('una@elsewhere.test').waitFor();
  await page.goto('/settings');
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('una@elsewhere.test');
  await page.getByText('Open the link we sent').waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
  await signInByForm((await openPage(browser, app.url, desktop)).page, 'una@elsewhere.test', una.password);
});

test('a wrong current password changes nothing and is said at its field', async () => {
  const { page } = await openSettings(desktop);
  await changePassword(page, { current: 'not-my-password', wanted: 'lantern-by-the-door' });
  await toast(page, 'Invalid current password').waitFor();
  await toast(page, 'Please check your current password and try again').waitFor();
  const field = page.getByLabel('Current password', { exact: true });
  await field.and(page.locator('[aria-invalid=true]:focus')).waitFor();

  await page.getByLabel('Confirm password', { exact: true }).fill('lantern-by-the-doors');
  await page.getByRole('button', { name: 'Update password' }).click();
  await page.getByText('New passwords do not match').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Update password' }).click();
  await page.getByText('Current password is required').waitFor();
  await page.getByText('Password must be at least 6 characters').waitFor();
  await page.getByText('Confirm password is required').waitFor();
});

test("a password the server refuses is said in the server's words, and in plain ones that stay", async () => {
  const { page } = await openSettings(desktop);
  const session = await keptSession(page);
  const ended = page.waitForResponse(/\/logout\?scope=local/);
  await changePassword(page, { current: sam.password, wanted: sam.password });
  await toast(page, 'Error updating password').waitFor();
  await toast(page, 'New password should be different from the old password.').waitFor();
  const words = 'That’s already your password. Choose a different one.';
  await page.getByRole('region', { name: 'Password' }).getByText(words).waitFor();
  // The current password was tried by a session of its own, which is over.
  expect((await ended).status()).toBe(204);
  expect(await keptSession(page)).toBe(session);

  await changePassword(page, { current: sam.password, wanted: 'Sunshine1' });
  await toast(page, 'This password is easy to guess. Choose a different one.').waitFor();
  const plain = 'This password is too short or easy to guess. Choose a different one.';
  await page.getByRole('region', { name: 'Password' }).getByText(plain).waitFor();
});

test('a new password works from then on, and other devices are signed out', async () => {
  const ola = await registered(app, 'Ola');
  const elsewhere = await openSettings(phone, ola);
  const { page, complaints } = await openSettings(desktop, ola);
  await changePassword(page, { current: ola.password, wanted: 'lantern-by-the-door' });
  await toast(page, 'Password updated').waitFor();
  await toast(page, 'Your password has been changed successfully').waitFor();
  await expect.poll(() => page.getByLabel('Current password', { exact: true }).inputValue()).toBe('');
  await expect.poll(() => page.getByLabel('New password', { exact: true }).inputValue()).toBe('');
  await page.reload();
  await page.getByLabel('First name').waitFor();
  expect(complaints).toEqual([]);

  await elsewhere.page.reload();
  await elsewhere.page.waitForURL('/auth');
  await signInByForm(elsewhere.page, ola.email, 'lantern-by-the-door');
});

test.each(['advisors', 'notifications'])('an old link to the tab %s leads to the account', async (tab) => {
  const { page } = await openSettings(desktop);
  await page.goto('/help');
  await page.goto(`/settings?tab=${tab}`);
  await page.waitForURL('/settings?tab=account');
  await page.getByRole('tab', { name: 'Account', selected: true }).waitFor();
  await page.goBack();
  await page.waitForURL('/help');
});

test('the tabs follow the address and the arrow keys', async () => {
  const { page } = await openSettings(desktop);
  await page.getByRole('tab', { name: 'Account' }).press('ArrowRight');
  await page.waitForURL('/settings?tab=subscription');
  await page.getByRole('heading', { name: 'Premium' }).waitFor();
  await page.getByText('Most Comprehensive').waitFor();
  await page.getByText('$29.99').waitFor();
  await choose(page.getByLabel('Annual'));
  await page.getByText('$299.90').waitFor();
  await page.getByRole('button', { name: 'Choose Premium' }).waitFor();
});

test('the trial banner stands over the account and leads to the plans', async () => {
  const { page } = await openSettings(phone);
  await page.getByText(/Your trial expires in 7 days\./).waitFor();
  await page.getByRole('link', { name: 'View Subscription Plans' }).click();
  await page.getByRole('tab', { name: 'Subscription', selected: true }).waitFor();
  await page.getByText(/You’re on the free trial until/).waitFor();
});

test('a superadmin is told so, and has no trial', async () => {
  const { page } = await openSettings(desktop, admin);
  await page.getByText('SuperAdmin Mode Active', { exact: true }).waitFor();
  const notice = 'You have all premium features and unlimited document credits without a subscription.';
  await page.getByText(notice).waitFor();
  await watched(page);
  await complete(page);
  expect(await page.getByText('Your trial expires').count()).toBe(0);
});

test('a profile that cannot be loaded says so and can be asked for again', async () => {
  const { page } = await openSettings(phone);
  await page.route('**/rest/v1/profiles*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await toast(page, 'Error fetching profile').waitFor();
  await page.getByRole('alert').getByText('Unable to load your profile information').waitFor();
  await page.unroute('**/rest/v1/profiles*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('First name').waitFor();
});

test('a profile that cannot be saved keeps what was typed', async () => {
  const { page } = await openSettings(phone);
  await page.route('**/rest/v1/profiles*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Last name').fill('Rivers');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, 'Error updating profile').waitFor();
  await page
    .getByRole('region', { name: 'Personal information' })
    .getByText('We can’t reach the server')
    .waitFor();
  expect(await page.getByLabel('Last name').inputValue()).toBe('Rivers');
});

async function openSettings(device: typeof desktop, { email, password } = sam) {
  const opened = await openPage(browser, app.url, device);
  await signIn(opened.page, email, password, '/settings');
  await opened.page.getByLabel('First name').waitFor();
  return opened;
}

async function changePassword(page: Page, { current, wanted }: { current: string; wanted: string }) {
  await page.getByLabel('Current password', { exact: true }).fill(current);
  await page.getByLabel('New password', { exact: true }).fill(wanted);
  await page.getByLabel('Confirm password', { exact: true }).fill(wanted);
  await page.getByRole('button', { name: 'Update password' }).click();
}

function keptSession(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('sb-evenkeel-auth-token'));
}

function sidebar(page: Page) {
  return page.locator('.app-sidebar');
}

function toast(page: Page, text: string) {
  return page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });
}
