import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitForRequests, desktop, openPage, phone, signIn, waitForWatchers } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

const sam = ['sam@evenkeel.test', 'quiet-harbour-7'] as const;
const MINUTE = 60_000;

setStage({}, { isWindowless: true });

function askAuth(path: string, body: unknown, token = ''): Promise<Response> {
  return fetch(`${app.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
}

// Specification: 4.session.1
test('signing out in one tab signs out the other tabs, which say so', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, ...sam);
  const other = await page.context().newPage();
  await other.goto('/settings');
  await other.getByLabel('First name').waitFor();
  await waitForWatchers(other);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await other.getByRole('button', { name: 'Sign in' }).waitFor();
  await other.getByText('You’re signed out on this device.').waitFor();
  expect(await page.getByText('You’re signed out on this device.').isVisible()).toBe(false);
});

// Specification: 8.kinds
test('when a session can no longer be renewed, the sign-in screen appears and says why', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await signIn(page, ...sam);
  // A page without the app's code, which could store another session.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    const key = 'sb-evenkeel-auth-token';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(
      key,
      JSON.stringify({ ...session, expires_at: 1, refresh_token: 'not-one-of-ours' }),
    );
  });
  await page.goto('/progress');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.getByText('You’re signed out on this device.').waitFor();
});

test('when a session is ended from another device, the next request redirects to the sign-in screen', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, ...sam);
  await waitForRequests(page);
  const [email, password] = sam;
  const answer = await askAuth('/token?grant_type=password', { email, password });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  expect((await askAuth('/logout?scope=others', {}, token)).status).toBe(204);

  // The page gets no event, and its own access token stays valid for minutes.
  await page.goto('/progress');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.getByText('You’re signed out on this device.').waitFor();
});

// ASVS: 7.3.2
test('an expired session redirects to the sign-in screen, and no tab keeps sending requests', async () => {
  const { page } = await openPage(browser, app.url, phone);
  const context = page.context();
  await page.clock.install();
  await signIn(page, ...sam);
  const other = await context.newPage();
  await other.goto('/progress');
  await Promise.all([page, other].map(waitForWatchers));
  let asked = 0;
  // The server's response after ninety days is tested in tests/contract/auth-session.test.ts.
  await context.route(/grant_type=refresh_token/, (route) => {
    asked += 1;
    const refused = { code: 'session_expired', message: 'Invalid Refresh Token: Session Expired' };
    return route.fulfill({ status: 400, headers: { 'X-Supabase-Api-Version': '2024-01-01' }, json: refused });
  });
  await page.clock.fastForward(9 * MINUTE);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.clock.fastForward(2 * MINUTE);
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Sign in' }).waitFor();
    await tab.getByText('You’re signed out on this device.').waitFor();
  }
  const sofar = asked;
  expect(sofar).toBeLessThanOrEqual(6);
  await page.clock.fastForward(60 * MINUTE);
  await page.reload();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(asked).toBe(sofar);
});

// Specification: 4.session.2
test('an access token is renewed before it expires', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await page.clock.install();
  await signIn(page, ...sam);
  const before = await expiry(page);
  const renewed = page.waitForResponse(/grant_type=refresh_token/);
  await page.clock.fastForward(9 * MINUTE);
  expect((await renewed).status()).toBe(200);
  await expect.poll(() => expiry(page)).toBeGreaterThan(before);
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
  expect(complaints).toEqual([]);
});

test('the confirmation link in a change-of-email message reports success, signed in or not', async () => {
  const { page, complaints } = await openPage(browser, app.url, phone);
  const landing = '/#message=Your+new+address+is+confirmed&type=email_change';
  await page.goto(landing);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.getByText('Use it to sign in from now on.', { exact: true }).waitFor();
  await signIn(page, ...sam, '/terms');
  await page.goto(landing);
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
  await page.getByText('Use it to sign in from now on.', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

// Specification: 4.session.4
test('a person who leaves the reset page without setting a new password is reminded to set one', async () => {
  const { page, complaints } = await openPage(browser, app.url, phone);
  await page.request.post('/auth/v1/recover', { data: { email: sam[0] } });
  await page.goto(await app.newestLink(sam[0]));
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
  await page.getByRole('link', { name: 'Set a new password' }).click();
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  expect(await page.getByText('This link doesn’t work').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('the app shows a lost connection and refreshes outdated data when the connection returns', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await page.clock.install();
  await signIn(page, ...sam);
  await waitForWatchers(page);
  await page.context().setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  await page.clock.fastForward(MINUTE);
  const [asked] = await Promise.all([
    page.waitForRequest(/\/rest\/v1\//),
    page.getByText('You’re back online', { exact: true }).waitFor(),
    page.context().setOffline(false),
  ]);
  expect(asked.method()).toBe('GET');
  await page.getByText('You’re offline.').waitFor({ state: 'hidden' });
});

function expiry(page: Page): Promise<number> {
  return page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('sb-evenkeel-auth-token') ?? '{}') as {
      expires_at?: number;
    };
    return session.expires_at ?? 0;
  });
}
