import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { desktop, openPage, openSignIn, phone, signInByForm } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

const sam = { email: 'sam@evenkeel.test', password: 'quiet-harbour-7' };
const admin = { email: 'admin@evenkeel.test', password: 'steady-lantern-9' };
const sessionSchema = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.number(),
});
const storedSchema = v.object({ user: v.object({ id: v.string() }) });

setStage({}, { isWindowless: true });

// Specification: 5.register
test('an empty sign-in form shows an error at each field and focuses the first', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await openSignIn(page);
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('First name must be at least 2 characters').waitFor();
  await page.getByText('Please enter a valid email address').waitFor();
  await page.getByText('Confirm password must be at least 6 characters').waitFor();
  const first = page.getByLabel('First name');
  await first.and(page.locator('[aria-invalid=true]:focus')).waitFor();
  await first.fill('Ada');
  await page.getByText('First name must be at least 2 characters').waitFor({ state: 'hidden' });
});

test('a new password that is easy to guess is reported in a toast and beside the form', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await register(page, 'una@elsewhere.test', 'unalowe1');
  const words = 'This password is easy to guess. Choose a different one.';
  await toast(page, 'Error signing up').waitFor();
  await page.getByRole('tabpanel').getByText(words).waitFor();
  expect(await app.mailTo('una@elsewhere.test')).toEqual([]);
});

// ASVS: 6.2.7
test('the sign-in form takes a pasted password and names its fields for password managers', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await openSignIn(page);
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];
  await email.fill('quiet-harbour-7');
  await email.press('ControlOrMeta+a');
  await email.press('ControlOrMeta+c');
  await password.press('ControlOrMeta+v');
  await expect.poll(() => password.inputValue()).toBe('quiet-harbour-7');
  expect(await email.getAttribute('autocomplete')).toBe('username');
  expect(await password.getAttribute('autocomplete')).toBe('current-password');
});

// Specification: 8.signin
test('a wrong password is reported in a toast and beside the form', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await openSignIn(page);
  await fillLogin(page, sam.email, 'not-the-password');
  await toast(page, 'Error signing in').waitFor();
  await page.getByText('That email and password don’t match.').waitFor();
  expect(complaints).toEqual([]);
});

// Specification: 2.auth.4, 2.auth.5
test('the form remembers the email address of an unconfirmed account and can request another email', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await register(page, 'una@example.test');
  await page.getByText('Check your inbox', { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('una@example.test');
  await page.getByRole('button', { name: 'Resend confirmation email' }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill('river-stone-12');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Your email isn’t confirmed yet. Open').waitFor();
});

// Specification: 2.auth.7, 5.resend
test('requesting another confirmation email requires an email address', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await openSignIn(page);
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await toast(page, 'Email required').waitFor();
  await page.getByText('Please enter your email address first.').first().waitFor();
});

// Specification: 8.password.link
test('an expired email link shows an explanation and a next step', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await page.goto('/auth#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid');
  await page.getByText('This link no longer works').waitFor();
  await page.getByRole('button', { name: 'Resend confirmation email' }).waitFor();
  await page.waitForURL((url) => url.hash === '');
  await page.goto('/update-password');
  await toast(page, 'Invalid password reset link').waitFor();
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await page.getByRole('button', { name: 'Send reset link' }).waitFor();
});

test('an email link for another account does not replace the current session', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await signInByForm(page, sam.email, sam.password);
  const own = await storedUserId(page);
  await openFresh(page, `/auth#${await linkPartOf(admin, 'signup')}`);
  await toast(page, 'This link belongs to another account').waitFor();
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
  expect(page.url()).toBe(`${app.url}/`);
  expect(await storedUserId(page)).toBe(own);

  await openFresh(page, `/update-password#${await linkPartOf(admin, 'recovery')}`);
  await page.getByRole('heading', { name: 'This link belongs to another account' }).waitFor();
  await toast(page, 'This link belongs to another account').waitFor();
  expect(page.url()).toBe(`${app.url}/update-password`);
  expect(await page.getByRole('button', { name: 'Update password' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
  expect(await storedUserId(page)).toBe(own);
  expect(complaints).toEqual([]);
});

test('an email link for the same account still works while the person is signed in', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signInByForm(page, sam.email, sam.password);
  await openFresh(page, `/update-password#${await linkPartOf(sam, 'recovery')}`);
  await page.getByRole('button', { name: 'Update password' }).waitFor();
  await page.waitForURL((url) => url.hash === '');
  expect(await page.getByText('This link belongs to another account').count()).toBe(0);
});

// Specification: 2.routes.1, 2.routes.5, 2.auth.2
test('protected pages redirect to the sign-in screen, and signing in afterwards opens the home screen', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await page.goto('/settings');
  await page.waitForURL('/auth');
  await signInByForm(page, sam.email, sam.password);
  await openSignIn(page);
  await page.waitForURL('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('/auth');
  expect(complaints).toEqual([]);
});

// Specification: 2.routes.3, 6.visitor
test('an unknown URL shows the not-found page with status 404', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
  expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});

test('with JavaScript disabled, the sign-in page shows its form, the help lines and Quick exit', async () => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/auth');
  await page.getByRole('heading', { name: 'A steady place while things change' }).waitFor();
  await page.getByRole('button', { name: 'Get help now' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Call 988' }).first().waitFor();
  expect(await page.getByRole('link', { name: 'Quick exit' }).first().getAttribute('href')).toBe(
    'https://www.weather.gov',
  );
});

/** The URL hash of an email's link. */
async function linkPartOf(account: typeof sam, type: 'signup' | 'recovery'): Promise<string> {
  const response = await fetch(`${app.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  const session = v.parse(sessionSchema, await response.json());
  return new URLSearchParams({
    ...session,
    expires_in: String(session.expires_in),
    token_type: 'bearer',
    type,
  }).toString();
}

async function storedUserId(page: Page): Promise<string> {
  const kept = await page.evaluate(() => localStorage.getItem('sb-evenkeel-auth-token'));
  return v.parse(storedSchema, JSON.parse(kept ?? 'null')).user.id;
}

/** Opens an empty page first, because changing only the hash would not load the page again. */
async function openFresh(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

async function register(page: Page, email: string, password = 'river-stone-12'): Promise<void> {
  await openSignIn(page);
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('First name').fill('Una');
  await page.getByLabel('Last name').fill('Lowe');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

function toast(page: Page, title: string) {
  return page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true });
}
