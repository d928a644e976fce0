import type { Page } from 'playwright-core';
import { settingIndex } from '#web/features/settings/setting-index.ts';
import { settingsPath, settingsScreens } from '#web/features/settings/settings-screens.ts';
import { settingsTabs } from '#web/features/settings/settings-tab.ts';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import {
  choose,
  complete,
  desktop,
  openPage,
  phone,
  signIn,
  signInByForm,
  waitForWatchers,
} from './browser.ts';
import { registered } from './registered.ts';
import { app, browser, setStage } from './stage.ts';

const sam = { email: 'sam@evenkeel.test', password: 'quiet-harbour-7' };
const admin = { email: 'admin@evenkeel.test', password: 'steady-lantern-9' };

setStage({}, { isWindowless: true });

// Specification: 2.home.1, 2.settings.4, 5.profile, 7.data.2, 8.ok.profile
test('a saved name appears in the sidebar and the greeting', async () => {
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

test('on a phone, the settings list opens a screen for each part, and Back returns to the same entry', async () => {
  const { page, complaints } = await openOverview(phone);
  const list = page.getByRole('navigation', { name: 'All settings' });
  await expect
    .poll(() => list.getByRole('link').locator('.font-semibold').allInnerTexts())
    .toEqual([
      'Account',
      'Subscription',
      'Sign-in and security',
      'Reminders and calendar',
      'This device',
      'Conversations and data',
    ]);
  await list.getByRole('link', { name: /^This device/ }).press('Enter');
  await page.waitForURL('/settings?tab=device');
  const title = page.getByRole('heading', { level: 2, name: 'This device' });
  await title.and(page.locator(':focus')).waitFor();
  await page.getByRole('group', { name: 'Appearance' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('theme');
  await page.getByRole('link', { name: 'All settings' }).click();
  await list
    .getByRole('link', { name: /^This device/ })
    .and(page.locator(':focus'))
    .waitFor();
  expect(complaints).toEqual([]);
});

test('on wide screens, the six parts of the settings are tabs, and a search keeps unsaved input', async () => {
  const { page, complaints } = await openSettings(desktop);
  await expect
    .poll(() => page.getByRole('tab').allInnerTexts())
    .toEqual(settingsTabs.map((tab) => settingsScreens[tab].title));
  await page.getByLabel('First name').fill('Samuel');
  const field = page.getByRole('searchbox', { name: 'Find a setting' });
  await field.fill('zebra');
  await page.getByText('No settings match “zebra”').waitFor();
  await page.getByRole('link', { name: 'Ask the support chat' }).waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
  await field.press('Escape');
  expect(await page.getByLabel('First name').inputValue()).toBe('Samuel');
  await page.getByRole('tab', { name: 'Sign-in and security' }).click();
  await page.waitForURL('/settings?tab=security');
  await page.getByRole('heading', { name: 'Two-step sign-in' }).waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('everyday words find a setting and open it, on %s', async (_, device) => {
  const { page, complaints } = await openOverview(device);
  const field = page.getByRole('searchbox', { name: 'Find a setting' });
  const found = page.getByRole('region', { name: 'Settings found' });
  await field.fill('download everything');
  await found.getByText('1 setting', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await found.getByRole('link', { name: /^Download my data/ }).press('Enter');
  await page.waitForURL('/settings?tab=data#your-data-title');
  const heading = page.getByRole('heading', { name: 'Your data' });
  await heading.and(page.locator(':focus')).waitFor();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(device.viewport.height);
  await page.getByRole('button', { name: 'Delete my account' }).waitFor();
  expect(complaints).toEqual([]);
});

test.each(settingsTabs)(
  'every settings search entry exists on the screen %s, which is short',
  async (tab) => {
    const { page } = await openPage(browser, app.url, phone);
    await signIn(page, sam.email, sam.password, settingsPath(tab));
    const { title } = settingsScreens[tab];
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    const anchors = settingIndex.filter((entry) => entry.tab === tab).flatMap(({ anchor }) => anchor ?? []);
    for (const anchor of anchors) {
      await page.evaluate((place) => (location.hash = place), anchor);
      await page.locator(`#${anchor}:focus`).waitFor();
    }
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // The plans are stacked vertically.
    const phones = tab === 'subscription' ? 4 : 3.5;
    expect(height).toBeLessThanOrEqual(phones * phone.viewport.height);
  },
);

test.each([
  ['about-you', 'account'],
  ['signing-in', 'security'],
  ['reminders', 'reminders'],
  ['this-browser', 'device'],
  ['your-data', 'data'],
] as const)('an old link to the settings part %s opens the screen that replaced it', async (anchor, tab) => {
  const { page } = await openOverview(phone);
  await page.goto(`/settings?tab=account#${anchor}`);
  await page.waitForURL(`/settings?tab=${tab}`);
  await page.getByRole('heading', { level: 2, name: settingsScreens[tab].title }).waitFor();
});

// Specification: 5.profile
test('the settings form shows an error at each invalid field and focuses the first', async () => {
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

// Specification: 4.session.3, 8.ok.address
test('a new email address takes effect once its confirmation link has been opened', async () => {
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

// Specification: 5.password, 7.auth.10, 8.password.current
// ASVS: 6.2.3
test('a wrong current password changes nothing and shows an error at the field', async () => {
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

// Specification: 7.auth.10, 8.password.save
test("a rejected password shows the server's message next to a generic message that stays", async () => {
  const { page } = await openSettings(desktop);
  const session = await storedSession(page);
  const ended = page.waitForResponse(/\/logout\?scope=local/);
  await changePassword(page, { current: sam.password, wanted: sam.password });
  await toast(page, 'Error updating password').waitFor();
  await toast(page, 'New password should be different from the old password.').waitFor();
  const words = 'That’s already your password. Choose a different one.';
  await page.getByRole('region', { name: 'Password' }).getByText(words).waitFor();
  // The current password was checked by a separate session, which has ended.
  expect((await ended).status()).toBe(204);
  expect(await storedSession(page)).toBe(session);

  await changePassword(page, { current: sam.password, wanted: 'Sunshine1' });
  await toast(page, 'This password is easy to guess. Choose a different one.').waitFor();
  const plain = 'This password is too short or easy to guess. Choose a different one.';
  await page.getByRole('region', { name: 'Password' }).getByText(plain).waitFor();
});

// Specification: 2.settings.4, 8.ok.password
// ASVS: 6.2.2, 7.4.3
test('a new password takes effect immediately, and other devices are signed out', async () => {
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

// Specification: 2.settings.1
test.each(['advisors', 'notifications'])('an old link to the %s tab opens the Account tab', async (tab) => {
  const { page } = await openSettings(desktop);
  await page.goto('/help');
  await page.goto(`/settings?tab=${tab}`);
  await page.waitForURL('/settings?tab=account');
  await page.getByRole('tab', { name: 'Account', selected: true }).waitFor();
  await page.goBack();
  await page.waitForURL('/help');
});

// Specification: 2.settings.1
test('the settings tabs follow the URL and the arrow keys', async () => {
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

// Specification: 2.settings.4, 2.trial.1
test('the trial banner appears above the account settings and links to the plans', async () => {
  const { page } = await openSettings(phone);
  await page.getByText(/Your trial expires in 7 days\./).waitFor();
  await page.getByRole('link', { name: 'View Subscription Plans' }).click();
  await page.getByRole('heading', { level: 2, name: 'Subscription', exact: true }).waitFor();
  await page.getByText(/You’re on the free trial until/).waitFor();
});

// Specification: 2.settings.2, 2.trial.6
test('a superadmin has a badge and is not on a trial', async () => {
  const { page } = await openSettings(desktop, admin);
  await page.getByText('SuperAdmin Mode Active', { exact: true }).waitFor();
  const notice = 'You have all premium features and unlimited document credits without a subscription.';
  await page.getByText(notice).waitFor();
  await waitForWatchers(page);
  await complete(page);
  expect(await page.getByText('Your trial expires').count()).toBe(0);
});

// Specification: 8.profile.load
test('a profile that cannot be loaded shows an error and can be reloaded', async () => {
  const { page } = await openSettings(phone);
  await page.route('**/rest/v1/profiles*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await toast(page, 'Error fetching profile').waitFor();
  await page.getByRole('alert').getByText('Unable to load your profile information').waitFor();
  await page.unroute('**/rest/v1/profiles*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('First name').waitFor();
});

// Specification: 8.profile.save
test('a profile that cannot be saved keeps the typed text', async () => {
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

async function openOverview(device: typeof desktop) {
  const opened = await openPage(browser, app.url, device);
  await signIn(opened.page, sam.email, sam.password, '/settings');
  return opened;
}

async function openSettings(device: typeof desktop, { email, password } = sam) {
  const opened = await openPage(browser, app.url, device);
  await signIn(opened.page, email, password, '/settings?tab=account');
  await opened.page.getByLabel('First name').waitFor();
  return opened;
}

async function changePassword(page: Page, { current, wanted }: { current: string; wanted: string }) {
  await page.getByLabel('Current password', { exact: true }).fill(current);
  await page.getByLabel('New password', { exact: true }).fill(wanted);
  await page.getByLabel('Confirm password', { exact: true }).fill(wanted);
  await page.getByRole('button', { name: 'Update password' }).click();
}

function storedSession(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('sb-evenkeel-auth-token'));
}

function sidebar(page: Page) {
  return page.locator('.app-sidebar');
}

function toast(page: Page, text: string) {
  return page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });
}
