import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type BrowserOptions, openBrowser } from './browser.ts';
import { type RunningApp, startApp } from './running-app.ts';

/** What a file of browser tests plays on, from its first test to its last: bound anew by `setStage`. */
export let app: RunningApp;
export let browser: Browser;

/**
 * An app of the file's own, with these settings, and a browser. Profiles that a test opens close with it: a page that
 * stays open goes on asking, counting and drawing, and slows whatever comes after it.
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
