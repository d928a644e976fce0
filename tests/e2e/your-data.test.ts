import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, desktop, openPage, openSignIn, phone, signIn } from './browser.ts';
import { readZip } from './read-zip.ts';
import { registered } from './registered.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

const FUNCTIONS = [
  ['GET', '/rest/v1/profiles'],
  ['GET', '/auth/v1/user'],
  ['GET', '/functions/v1/account'],
  ['GET', '/functions/v1/chat/conversations'],
  ['GET', '/functions/v1/chat/advisors/lena'],
  ['POST', '/functions/v1/support/messages'],
  ['POST', '/functions/v1/stripe-subscription'],
] as const;

/** Returns the functions that accept a token. */
async function answering(token: string): Promise<string[]> {
  const answers = await Promise.all(
    FUNCTIONS.map(async ([method, route]) => {
      const { status } = await fetch(`${app.url}${route}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(method === 'POST' && { body: '{}' }),
      });
      return { route, status };
    }),
  );
  return answers.filter(({ status }) => status !== 401 && status !== 403).map(({ route }) => route);
}

async function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept = localStorage.getItem('sb-evenkeel-auth-token') ?? '{}';
    return (JSON.parse(kept) as { access_token: string }).access_token;
  });
}

async function endEveryTrial(): Promise<void> {
  await fetch(`${app.standInUrl}/_sandbox/advance`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ days: 8 }),
  });
}

async function openDialog(page: Page, button: string): Promise<void> {
  await page.goto('/settings?tab=data');
  await page.getByRole('button', { name: button, exact: true }).click();
}

test('after the trial, a person can export data in open formats and delete the account, which then cannot sign in', async () => {
  const { email, password } = await registered(app, 'Noor');
  await endEveryTrial();
  const { page, complaints } = await openPage(browser, app.url, { ...phone, acceptDownloads: true });
  await signIn(page, email, password);
  await page.evaluate(() => localStorage.setItem('saved-court-cases', '[]'));
  const access = await page.request.post('/rest/v1/rpc/can_access_advisor', {
    headers: { Authorization: `Bearer ${await tokenOf(page)}` },
    data: { advisor: 'lena' },
  });
  expect(await access.json()).toBe(false);

  await openDialog(page, 'Download my data');
  await choose(page.getByLabel('No, or I’m not sure'));
  await page.getByText('wait until you’re on a safe device').waitFor();
  await page.getByLabel('Your password', { exact: true }).fill(password);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^export-\d{4}-\d{2}-\d{2}\.zip$/);
  await page.getByText('It’s in your Downloads folder').waitFor();
  const files = readZip(await readFile(await file.path()));
  expect(files.get('profile.md')).toContain(`- Email: ${email}`);
  expect(JSON.parse(files.get('this-browser.json') ?? '')).toMatchObject({ 'saved-court-cases': [] });
  expect([...files.values()].join('')).not.toContain(await tokenOf(page));

  const token = await tokenOf(page);
  expect(await answering(token)).not.toEqual([]);
  await openDialog(page, 'Delete my account');
  await choose(page.getByLabel('Right away. You can’t undo this.'));
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await answering(token)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL('**/auth');

  const again = await page.request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
  expect(again.status()).toBe(400);
  await expect.poll(async () => (await app.mailTo(email))[0]?.subject).toBe('Your account was deleted');
  expect(complaints).toEqual([]);
});

test('signing in reopens a closed account', async () => {
  const { email, password } = await registered(app, 'Imre');
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await signIn(page, email, password);
  await openDialog(page, 'Delete my account');
  await choose(page.getByLabel(/^In 7 days/));
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Close it now' }).click();
  await page.getByRole('heading', { name: 'Your account is closed' }).waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL('**/auth');

  await openSignIn(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await page.getByRole('heading', { name: 'Welcome back, Imre' }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect((await answering(await tokenOf(page))).length).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
});
