import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, openPage, openSignIn, phone, signInByForm } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

// Specification: 2.routes.2, 2.auth.8, 2.newpw.1, 5.newpw
test('a forgotten password is reset by email, and only the new one works from then on', async () => {
  const { page, complaints } = await openPage(browser, app.url, phone);
  await openSignIn(page);
  await page.getByRole('tab', { name: 'Reset' }).click();
  await page.getByLabel('Email').fill('sam@evenkeel.test');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByRole('tab', { name: 'Login', selected: true }).waitFor();

  const [mail] = await app.mailTo('sam@evenkeel.test');
  expect(mail?.subject).not.toMatch(/password|divorc|evenkeel advisor/i);
  await page.goto(await app.newestLink('sam@evenkeel.test'));
  await page.getByLabel('New password', { exact: true }).fill('lantern-by-the-door');
  await page.getByLabel('Confirm password', { exact: true }).fill('lantern-by-the-doors');
  await page.getByRole('button', { name: 'Update password' }).click();
  await page.getByText('Passwords do not match').waitFor();
  await page.getByLabel('Confirm password', { exact: true }).fill('lantern-by-the-door');
  await page.getByRole('button', { name: 'Update password' }).click();
  await page.getByText('Your password has been changed successfully', { exact: true }).waitFor();
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
  expect(complaints).toEqual([]);

  const other = await openPage(browser, app.url, desktop);
  await tryToSignIn(other.page, 'sam@evenkeel.test', 'quiet-harbour-7');
  await other.page.getByText('Error signing in', { exact: true }).waitFor();
  await signInByForm(other.page, 'sam@evenkeel.test', 'lantern-by-the-door');
});

test('a password reset link works only once', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await openSignIn(page);
  await page.getByRole('tab', { name: 'Reset' }).click();
  await page.getByLabel('Email').fill('admin@evenkeel.test');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByRole('tab', { name: 'Login', selected: true }).waitFor();
  const link = await app.newestLink('admin@evenkeel.test');

  expect(await landingOf(link)).toContain('access_token=');
  expect(await landingOf(link)).toContain('error_code=otp_expired');
});

// Specification: 2.newpw.1, 2.newpw.3
test('without a reset link, the new-password screen reports an invalid link', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await page.goto('/update-password');
  await page.getByText('Invalid password reset link', { exact: true }).waitFor();
  await page.getByText('The password reset link appears to be invalid or expired', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
});

// Specification: 8.ok.mail
test('a person with an unconfirmed account can request the confirmation email again', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await openSignIn(page);
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('First name').fill('Ola');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('Email').fill('ola@example.test');
  await page.getByLabel('Password', { exact: true }).fill('river-stone-12');
  await page.getByLabel('Confirm password', { exact: true }).fill('river-stone-12');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('tab', { name: 'Login', selected: true }).waitFor();

  await tryToSignIn(page, 'ola@example.test', 'river-stone-12');
  await page.getByText('Error signing in', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await page.getByText('Confirmation email sent', { exact: true }).waitFor();
  await page.getByText('Please check your inbox for the confirmation email', { exact: true }).waitFor();
  await expect.poll(() => app.mailTo('ola@example.test')).toHaveLength(2);
  await page.goto(await app.newestLink('ola@example.test'));
  await page.getByRole('heading', { name: 'Welcome back, Ola!' }).waitFor();
});

async function tryToSignIn(page: Page, email: string, password: string): Promise<void> {
  await openSignIn(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function landingOf(link: string): Promise<string> {
  const response = await fetch(link, { redirect: 'manual' });
  return response.headers.get('location') ?? '';
}
