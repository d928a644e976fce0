import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { storageKeys } from '#web/lib/storage-keys.ts';

/** The test run's Chromium, which looks nothing up by itself. `more` are further switches of its own. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
  });
}

type Device = BrowserContextOptions & { viewport: { width: number; height: number } };

export const phone: Device = {
  viewport: { width: 375, height: 780 },
  hasTouch: true,
} satisfies BrowserContextOptions;
export const desktop: Device = { viewport: { width: 1280, height: 900 } };

export interface Watched {
  page: Page;
  /** Errors of the page and requests to other hosts: a journey ends with none. */
  complaints: string[];
}

/** A fresh browser profile that notes every script error and every request that leaves the app. */
export async function openPage(
  browser: Browser,
  appUrl: string,
  options: BrowserContextOptions,
): Promise<Watched> {
  const context = await browser.newContext({ baseURL: appUrl, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (
      !request.url().startsWith(appUrl) &&
      !request.url().startsWith('data:') &&
      !request.url().startsWith('blob:')
    ) {
      complaints.push(`request: ${request.url()}`);
    }
  });
  return { page, complaints };
}

/** To the sign-in screen, until the app has started: before, what is pressed waits (early-input.test.ts). */
export async function openSignIn(page: Page): Promise<void> {
  await page.goto('/auth');
  await started(page);
}

/** A page is drawn before its app has started, and what was drawn may be replaced by it. */
export async function started(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
}

/** The sign-in form as a person uses it. */
export async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await openSignIn(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
}

/** To the dashboard, with a new session put where the auth client keeps it: the form has tests of its own. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  await page.goto('/robots.txt');
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    storageKeys.session,
    await answer.text(),
  ] as const);
  await page.goto('/');
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
  await started(page);
}
