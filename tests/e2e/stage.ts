import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { type BrowserOptions, sharedBrowser } from './browser.ts';
import { type RunningApp, startApp } from './running-app.ts';

/** The environment of a browser test file, from its first test to its last. Set by `setStage`. */
export let app: RunningApp;
export let browser: Browser;

/**
 * Starts an app for this file alone, with these settings, and uses the browser that all files of a worker share.
 * Profiles that a test opens are closed with the test, because an open page keeps requesting and rendering, which slows
 * down later tests.
 */
export function setStage(settings: Record<string, string> = {}, options: BrowserOptions = {}): void {
  const lasting = new Set<BrowserContext>();

  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp(settings), sharedBrowser(options)]);
  });
  beforeEach(() => {
    for (const context of browser.contexts()) lasting.add(context);
  });
  afterEach(() => close(browser.contexts().filter((context) => !lasting.has(context))));
  afterAll(async () => {
    await close(browser.contexts());
    await app[Symbol.asyncDispose]();
  });
}

/** The whole browser, for a single test of notifications: the headless shell has none. */
export async function wholeBrowser(): Promise<Browser> {
  const whole = await sharedBrowser({});
  onTestFinished(() => close(whole.contexts()));
  return whole;
}

async function close(contexts: readonly BrowserContext[]): Promise<void> {
  await Promise.all(contexts.map((context) => context.close()));
}
