import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FrameLocator } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../postgres.ts';
import { desktop, openPage, signInByForm } from './browser.ts';
import { startHostedGateway } from './hosted-gateway.ts';
import { startAppOn } from './running-app.ts';
import { app, browser, setStage } from './stage.ts';

// A second server of ours replaces the hosted project: it provides the accounts and the tables. The first server serves
// the pages, the chat and the functions, and shares the second one's database.
const KEY = 'sb_publishable_of_the_project';
const sam = { email: 'sam@evenkeel.test', password: 'quiet-harbour-7' };

const postgres = await startPostgres();
const gateway = await startHostedGateway(KEY);
const shared = { DATABASE_URL: postgres.url, BILLING_MODE: 'off' };
const hosted = await startAppOn(await mkdtemp(path.join(tmpdir(), 'evenkeel-hosted-')), {
  ...shared,
  APP_URL: gateway.url,
});
gateway.lead(hosted.url);
afterAll(async () => {
  await hosted[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
  await postgres.stop();
});
setStage({ ...shared, SUPABASE_URL: gateway.url, SUPABASE_PUBLISHABLE_KEY: KEY }, { isWindowless: true });

test('sign-in, deadlines and the chat work with a hosted project, and the browser contacts no other hosts', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await signInByForm(page, sam.email, sam.password);
  await page.getByText('Call the court clerk about filing fees').waitFor();

  const card = page.getByRole('region', { name: 'Upcoming Deadlines' });
  await card.getByRole('button', { name: 'Add deadline' }).click();
  const form = page.getByRole('dialog', { name: 'Add a deadline' });
  await form.getByLabel('Title').fill('Bring the hosted papers');
  await form.getByRole('button', { name: /^Date/ }).click();
  await page
    .getByRole('dialog', { name: 'Choose a date' })
    .getByRole('button', { name: /^Today/ })
    .click();
  await form.getByLabel('Time').fill('23:30');
  await form.getByRole('button', { name: 'Add deadline' }).click();
  await card.getByText('Bring the hosted papers').waitFor();

  await page.goto('/lena');
  const chat = page.frameLocator('iframe');
  await chat.getByRole('textbox').fill('how do i stop my mind racing at night');
  await chat.getByRole('button', { name: 'Send' }).click();
  await chat.getByRole('list', { name: 'Sources from the library' }).waitFor();

  await page.goto('/hannah');
  await press(chat, 'Tools');
  await press(chat, /^Court deadline counter/);
  await chat.getByLabel('The day you got the papers').fill('2026-11-20');
  await chat.getByLabel('State the court is in').selectOption('California');
  await press(chat, 'Count the days');
  await press(chat, 'Add to my deadlines');
  await chat.getByText('We added this to your deadlines').waitFor();

  const elsewhere = complaints.filter((complaint) => !complaint.startsWith(`request: ${gateway.url}/`));
  expect(elsewhere).toEqual([]);
  expect(complaints.some((complaint) => complaint.includes('/auth/v1/token'))).toBe(true);
  expect(complaints.some((complaint) => complaint.includes('/rest/v1/deadlines'))).toBe(true);
});

test('pages may connect only to the hosted project, and this server has no account or data endpoints of its own', async () => {
  const page = await fetch(app.url);
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${gateway.url}`);
  for (const door of ['/auth/v1/health', '/auth/v1/token', '/rest/v1/deadlines']) {
    expect((await fetch(app.url + door)).status).toBe(404);
  }
});

test('rejects an access token that the hosted project did not sign', async () => {
  const forged = await fetch(`${app.url}/functions/v1/chat/conversations`, {
    headers: { Authorization: `Bearer ${await tokenOf(hosted.url)}x` },
  });
  expect(forged.status).toBe(401);
  const good = await fetch(`${app.url}/functions/v1/chat/conversations`, {
    headers: { Authorization: `Bearer ${await tokenOf(hosted.url)}` },
  });
  expect(good.status).toBe(200);
});

test('a person proves their identity with the password of their hosted account', async () => {
  const authorization = `Bearer ${await tokenOf(hosted.url)}`;
  const copy = (password: string) =>
    fetch(`${app.url}/functions/v1/account/copy`, {
      method: 'POST',
      headers: { Authorization: authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify({ password }),
    });
  expect((await copy('not-the-password')).status).toBe(403);
  const made = await copy(sam.password);
  expect([made.status, made.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
});

test('a person without a password confirms their identity with a code emailed by the hosted project', async () => {
  const email = 'ida@evenkeel.test';
  const code = async () => {
    const [mail] = await hosted.mailTo(email);
    return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await ask(`${hosted.url}/auth/v1/otp`, { email });
  const session = await ask(`${hosted.url}/auth/v1/verify`, { type: 'email', email, token: await code() });
  const { access_token: token } = (await session.json()) as { access_token: string };
  const account = (path: string, body: object) => ask(`${app.url}/functions/v1/account${path}`, body, token);

  expect((await account('/code', {})).status).toBe(204);
  const mailed = await code();
  const other = String((Number(mailed) + 1) % 1_000_000).padStart(6, '0');
  expect((await account('/copy', { code: other })).status).toBe(403);
  const made = await account('/copy', { code: mailed });
  expect([made.status, made.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
  await made.bytes();
  expect((await account('/copy', { code: mailed })).status).toBe(403);
});

function ask(url: string, body: object, token?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}

async function press(chat: FrameLocator, name: string | RegExp): Promise<void> {
  // A key press on a disabled button does nothing.
  const button = chat.getByRole('button', { name, exact: typeof name === 'string', disabled: false });
  await button.focus();
  await button.press('Enter');
}

async function tokenOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sam),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return token;
}
