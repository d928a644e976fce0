import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type BrowserOptions, openBrowser } from './browser.ts';
import { type RunningApp, startApp } from './running-app.ts';

/** The environment of a file of browser tests, from its first test to its last: set by `setStage`. */
export let app: RunningApp;
export let browser: Browser;

/**
 * A separate app with these settings, and a browser. Profiles that a test opens close with it: an open page keeps
 * requesting, counting and rendering, and slows down whatever follows.
 */
export function setStage(settings: Record<string, string> = {}, options: BrowserOptions = {}): void {
  const lasting = new Set<BrowserContext>();

  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp(settings), openBrowser(options)]);
  });
  beforeEach(() => {
    for (const context of browser.contexts()) lasting.add(context);
  });
  afterEach(async () => {
    const opened = browser.contexts().filter((context) => !lasting.has(context));
    await Promise.all(opened.map((context) => context.close()));
  });
  afterAll(async () => {
    await browser.close();
    await app[Symbol.asyncDispose]();
  });
}
