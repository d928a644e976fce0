import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Request,
  chromium,
} from 'playwright-core';
import { expect } from 'vitest';
import { storageKeys } from '#web/lib/storage-keys.ts';

const whole = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const shell = `${whole}-headless-shell`;

export interface BrowserOptions {
  /** Additional switches of the browser. */
  switches?: readonly string[];
  /**
   * The same engine as a headless shell, if it is installed: it takes a third less CPU time. It has no system
   * notifications and no speech.
   */
  isWindowless?: boolean;
}

/** The Chromium of the test run, without DNS. */
export function openBrowser({ switches = [], isWindowless = false }: BrowserOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: isWindowless && existsSync(shell) ? shell : whole,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...switches,
    ],
  });
}

const opened = new Map<string, Promise<Browser>>();

/** Starting a browser takes a second. Playwright ends it with this process. A file that closes it gets a new one. */
export async function sharedBrowser(options: BrowserOptions): Promise<Browser> {
  const key = JSON.stringify(options);
  const known = await opened.get(key);
  if (known?.isConnected()) return known;
  const browser = openBrowser(options);
  opened.set(key, browser);
  return browser;
}

type Device = BrowserContextOptions & { viewport: { width: number; height: number } };

export const phone: Device = {
  viewport: { width: 375, height: 780 },
  hasTouch: true,
} satisfies BrowserContextOptions;
export const desktop: Device = { viewport: { width: 1280, height: 900 } };

export interface WatchedPage {
  page: Page;
  /** Errors of the page and requests to other hosts. A test ends without any. */
  complaints: string[];
}

/** A fresh browser profile that records every script error and every request that leaves the app. */
export async function openPage(
  browser: Browser,
  appUrl: string,
  options: BrowserContextOptions,
): Promise<WatchedPage> {
  const context = await browser.newContext({ baseURL: appUrl, ...options });
  context.on('page', noteRequests);
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

/**
 * Opens the sign-in screen and waits until the app has started, because earlier presses are replayed later
 * (early-input.test.ts).
 */
export async function openSignIn(page: Page): Promise<void> {
  await page.goto('/auth');
  await waitForStart(page);
}

/** A page is prerendered before its app has started, and the app may replace it. */
export async function waitForStart(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
}

/** The background code of every signed-in page loads after it: it watches focus, connection and inactivity. */
export async function waitForWatchers(page: Page): Promise<void> {
  await waitForStart(page);
  await page.locator('#root > [role=status]').waitFor({ state: 'attached' });
  await nextFrames(page);
}

/**
 * Toasts, and tooltips for mouse users, are loaded when a person starts to use a page. After this call everything is
 * loaded.
 */
export async function complete(page: Page): Promise<void> {
  await waitForStart(page);
  await page.locator('body').dispatchEvent('pointermove');
  await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
  await waitForRequests(page);
}

/** Resolves when everything that the page has requested is loaded and rendered. */
export async function waitForRequests(page: Page): Promise<void> {
  const requests = underWay.get(page);
  if (!requests) throw new Error('Nobody notes what this page asks for');
  await expect.poll(() => [...requests].map((request) => request.url())).toEqual([]);
  await nextFrames(page);
}

export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

const underWay = new WeakMap<Page, Set<Request>>();

export function noteRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // The results of requests from an earlier page may never be reported.
    if (request.isNavigationRequest() && !request.frame().parentFrame()) requests.clear();
    requests.add(request);
  });
  page.on('requestfinished', (request) => void requests.delete(request));
  page.on('requestfailed', (request) => void requests.delete(request));
}

/**
 * Presses a checkbox or radio button and waits for the change. `check` looks immediately, but some choices are shown
 * only a moment later.
 */
export async function choose(choice: Locator): Promise<void> {
  await choice.click();
  await expect.poll(() => choice.isChecked()).toBe(true);
}

/** Fills in the sign-in form. */
export async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await openSignIn(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
}

/** Opens a screen with a new session in the auth client's storage, because the form has its own tests. */
export async function signIn(page: Page, email: string, password: string, to = '/'): Promise<void> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  await page.goto('/robots.txt');
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    storageKeys.session,
    await answer.text(),
  ] as const);
  await page.goto(to);
  if (to === '/') await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
  await waitForStart(page);
}
