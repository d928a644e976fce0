import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { chunkOf, chunksSchema } from '../../scripts/build/chunks.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { waitForRequests, desktop, openPage, openSignIn, phone, waitForStart } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

/*
 * Measures all JavaScript that a browser has loaded when a screen is idle and untouched, in KB (1000 bytes) over the
 * network: the files in Brotli and the headers of each response. Idle means that no timer loads anything for minutes.
 */

const sam = ['sam@evenkeel.test', 'quiet-harbour-7'] as const;
const limits = { signIn: 120, dashboard: 170 };
const MINUTE = 60_000;
const devices = [
  ['desktop', desktop],
  ['phone', phone],
] as const;

setStage({}, { isWindowless: true });

test.each(devices)(
  'the idle sign-in screen has loaded at most 120 KB of JavaScript (%s)',
  async (_name, device) => {
    const scripts = await fetchedToRest(await openEmpty(device), '/auth');
    expect(scripts.total, scripts.list).toBeLessThanOrEqual(limits.signIn);
  },
);

test.each(devices)(
  'the idle dashboard has loaded at most 170 KB of JavaScript (%s)',
  async (_name, device) => {
    const page = await openEmpty(device);
    // Starts without files of the app in the browser's cache.
    await keepSession(page);
    const scripts = await fetchedToRest(page, '/');
    await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
    expect(scripts.total, scripts.list).toBeLessThanOrEqual(limits.dashboard);
  },
);

test('code that a timer loads half a minute after the start is counted', async () => {
  const page = await openEmpty(desktop);
  const file = path.resolve(import.meta.dirname, '../../dist/web-chunks.json');
  const chunks = v.parse(chunksSchema, JSON.parse(readFileSync(file, 'utf8')));
  await page.addInitScript(
    (client) => {
      addEventListener('evenkeel:started', () => setTimeout(() => void import(client), 30_000));
    },
    chunkOf(chunks, 'web/lib/session/open-auth-client.ts'),
  );
  expect((await fetchedToRest(page, '/auth')).total).toBeGreaterThan(limits.signIn);
});

const touches: Record<string, (page: Page) => Promise<unknown>> = {
  hovers: (page) => page.mouse.move(300, 300),
  'goes to a field': (page) => page.getByLabel('Email').focus(),
  presses: (page) => page.touchscreen.tap(200, 200),
  // Fills the form like a password manager, which doesn't move the focus.
  fills: (page) =>
    page.getByLabel('Email').evaluate((field) => field.dispatchEvent(new Event('input', { bubbles: true }))),
};

test.each(Object.entries(touches))(
  'forms, the auth client and toasts load once a person %s',
  async (_name, touch) => {
    const { page } = await openPage(browser, app.url, phone);
    await openSignIn(page);
    await waitForRequests(page);
    const files = ['auth-forms', 'open-auth-client', 'follow-session', 'toaster'].map((name) =>
      page.waitForRequest(new RegExp(`/assets/${name}-`)),
    );
    await touch(page);
    await Promise.all(files);
  },
);

async function openEmpty(device: BrowserContextOptions): Promise<Page> {
  return (await openPage(browser, app.url, device)).page;
}

async function keepSession(page: Page): Promise<void> {
  const [email, password] = sam;
  const answer = await page.request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
  await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [
    storageKeys.session,
    await answer.text(),
  ] as const);
}

async function fetchedToRest(page: Page, route: string): Promise<{ total: number; list: string }> {
  const network = await page.context().newCDPSession(page);
  const sizes = new Map<string, { url: string; bytes: number }>();
  network.on('Network.responseReceived', ({ requestId, response: { url, mimeType } }) => {
    if (mimeType === 'text/javascript') sizes.set(requestId, { url, bytes: 0 });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = sizes.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  await network.send('Network.enable');
  await page.clock.install();
  await page.goto(route);
  await waitForStart(page);
  await waitForRequests(page);
  for (const _minute of [1, 2, 3]) {
    await page.clock.fastForward(MINUTE);
    await waitForRequests(page);
  }
  const scripts = [...sizes.values()];
  return {
    total: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    list: scripts.map(({ url, bytes }) => `${bytes} ${url}`).join('\n'),
  };
}
