import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { complete, desktop, openPage, openSignIn, phone, signIn } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

// Tests states that the other tests don't reach. The last test stops the server.

const sam = ['sam@evenkeel.test', 'quiet-harbour-7'] as const;
const UNREACHABLE = 'We can’t reach the server. Check your connection and try again.';

setStage({}, { isWindowless: true });

// Specification: 8.signup, 8.reset, 8.confirmation
test("failed sign-ups, password resets and repeated emails show the server's error message", async () => {
  const { page } = await openPage(browser, app.url, phone);
  const email = 'una@example.test';
  await tooManyMailsTo(page, email);
  const words = 'Email rate limit exceeded';

  await openSignIn(page);
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('First name').fill('Una');
  await page.getByLabel('Last name').fill('Lowe');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('river-stone-12');
  await page.getByLabel('Confirm password', { exact: true }).fill('river-stone-12');
  await page.getByRole('button', { name: 'Create account' }).click();
  await toast(page, 'Error signing up', words);
  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await toast(page, 'Error sending confirmation email', words);

  await page.getByRole('tab', { name: 'Reset' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await toast(page, 'Error resetting password', words);
});

test('a form whose code cannot be loaded shows an error and keeps the typed text', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await page.route('**/assets/auth-forms-*', (route) => route.abort());
  await openSignIn(page);
  await page.getByLabel('Email').fill(sam[0]);
  await page.getByLabel('Password', { exact: true }).fill(sam[1]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await toast(page, 'That didn’t work', 'Check your connection and try again.');
  expect(await page.getByLabel('Email').inputValue()).toBe(sam[0]);
});

// Specification: 8.password.plain, 8.password.link
test('an invalid reset link and an unexplained password error are reported in plain words', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await page.goto('/update-password?token=not-one-of-ours');
  await chooseNewPassword(page);
  await toast(page, 'Invalid password reset link');

  await page.request.post(`/auth/v1/recover?redirect_to=${app.url}/update-password`, {
    data: { email: sam[0] },
  });
  await page.goto(await app.newestLink(sam[0]));
  await page.route('**/auth/v1/user', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 422, json: {} }) : route.continue(),
  );
  await page.waitForURL((url) => url.hash === '');
  await chooseNewPassword(page);
  await toast(
    page,
    'Error updating password',
    'There was an error updating your password. Please try again.',
  );
});

// Specification: 8.progress.card, 8.profile.name
test('the dashboard works if the name, plan, journey or lazy-loaded parts fail to load', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, ...sam);
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.route(/\/late-watches-[^/]*\.js$/, (route) => route.abort());
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('late-watches'));
  await page.reload();
  await toast(page, 'Error loading deadlines', 'Could not load your deadlines from the server.');
  await missed;
  // The name from the sign-up replaces the profile's, and the initial steps replace the saved ones.
  await page.getByRole('heading', { name: 'Welcome back, Sam!' }).waitFor();
  await page.getByText('0 of 3 first steps done').waitFor();
  await page.getByRole('complementary', { name: 'Sidebar' }).getByText('Sam', { exact: true }).waitFor();
});

test('a toast that cannot be rendered is shown as plain text, and the next toast tries to render again', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await page.addInitScript(() => Object.assign(globalThis, { isPlanted: true }));
  await page.route(/\/toaster-[^/]*\.js$/, async (route) => {
    const code = await (await route.fetch()).text();
    const planted = 'if (globalThis.isPlanted) throw new Error("planted");';
    const body = code.replace(/function \w+\(\)\{(?=[^}]*useSyncExternalStore)/, (head) => head + planted);
    expect(body).not.toBe(code);
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await openSignIn(page);
  await page.getByLabel('Email').fill(sam[0]);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const words = page.getByRole('alert').filter({ hasText: 'Error signing in' });
  await words.getByRole('button', { name: 'Dismiss' }).click();
  await words.waitFor({ state: 'hidden' });
  await page.evaluate(() => Object.assign(globalThis, { isPlanted: false }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await toast(page, 'Error signing in');
});

// Specification: 8.load
test('the dashboard distinguishes a plan that cannot be loaded from a trial that cannot start', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await signIn(page, ...sam);
  const rows = '**/rest/v1/subscriptions*';
  await page.route(rows, (route) => route.fulfill({ status: 500, json: { message: 'planted' } }));
  await page.goto('/settings?tab=subscription');
  const problem = page.getByRole('alert').filter({ hasText: 'We couldn’t load your plan' });
  await problem.getByText('Unexpected error loading subscription data').waitFor();

  await page.unroute(rows);
  await page.route(rows, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: [] })
      : route.fulfill({ status: 500, json: { message: 'planted' } }),
  );
  await problem.getByRole('button', { name: 'Try again' }).click();
  await problem.getByText('Unexpected error creating trial subscription').waitFor();
  await page.unroute(rows);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You’re on the free trial until').waitFor();
});

test('a plan that cannot be loaded is reported once and can be reloaded with one press', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await signIn(page, ...sam);
  const asked = /\/(rest|functions)\/v1\/(subscriptions|stripe-subscription)/;
  await page.route(asked, (route) => route.abort());
  await page.goto('/settings?tab=subscription');
  const problems = page.getByRole('main').getByRole('alert');
  await problems.filter({ hasText: 'We couldn’t load your plan' }).waitFor();
  await toast(page, 'Subscription Error');
  await expect.poll(() => problems.count()).toBe(1);
  await page.unroute(asked);
  await problems.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You’re on the free trial until').waitFor();
  await expect.poll(() => problems.count()).toBe(0);
});

// Specification: 8.signin, 8.signout, 8.reset
test('a stopped server is reported at every form, and signing out still works on this device', async () => {
  const [signedIn, visitor] = await Promise.all([
    openPage(browser, app.url, desktop),
    openPage(browser, app.url, phone),
  ]);
  await signIn(signedIn.page, ...sam);
  await openSignIn(visitor.page);
  await visitor.page.getByLabel('Email').fill(sam[0]);
  await visitor.page.getByLabel('Password', { exact: true }).fill(sam[1]);
  // The first toast may be about a lost connection, so the code of toasts is loaded first, and so is the code of the
  // forms.
  await scriptIsThere(visitor.page, 'auth-forms');
  await Promise.all([signedIn, visitor].map(({ page }) => complete(page)));
  await app.stop();

  await visitor.page.getByRole('button', { name: 'Sign in' }).click();
  await toast(visitor.page, 'Error signing in', UNREACHABLE);
  await visitor.page.getByRole('tab', { name: 'Reset' }).click();
  await visitor.page.getByLabel('Email').fill(sam[0]);
  await visitor.page.getByRole('button', { name: 'Send reset link' }).click();
  await toast(visitor.page, 'Error resetting password', UNREACHABLE);

  await signedIn.page.getByRole('button', { name: 'Logout' }).click();
  const words = 'You’re signed out on this device, but we couldn’t reach the server to confirm it.';
  await toast(signedIn.page, 'Error signing out', words);
  await signedIn.page.waitForURL('/auth');
  const kept = await signedIn.page.evaluate((key) => localStorage.getItem(key), storageKeys.session);
  expect(kept).toBeNull();
});

/** Waits until the code that a page loads late is loaded. */
async function scriptIsThere(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (part) =>
      performance.getEntriesByType('resource').some(({ name: url }) => url.includes(`/assets/${part}-`)),
    name,
  );
}

/** Sends as many emails as an address may get in an hour. */
async function tooManyMailsTo(page: Page, email: string): Promise<void> {
  let status = 200;
  while (status === 200) {
    status = (await page.request.post('/auth/v1/recover', { data: { email } })).status();
  }
  expect(status).toBe(429);
}

async function chooseNewPassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill('lantern-by-the-door');
  await page.getByLabel('Confirm password', { exact: true }).fill('lantern-by-the-door');
  await page.getByRole('button', { name: 'Update password' }).click();
}

async function toast(page: Page, title: string, description?: string): Promise<void> {
  const shown = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await shown.filter({ hasText: title }).waitFor();
  if (description) await shown.filter({ hasText: description }).waitFor();
}
