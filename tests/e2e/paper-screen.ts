import path from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type WatchedPage, desktop, openPage, signIn } from './browser.ts';
import { app, browser } from './stage.ts';

export type Upload = Parameters<Locator['setInputFiles']>[0];

/** The papers that the accuracy figures are measured on. */
export function sample(name: string): string {
  return path.resolve(import.meta.dirname, '../../evals/banks/papers/samples', name);
}

/** The screen for reviewing papers, ready to choose a file, for a person whose reviews aren't counted. */
export async function openPapers(options: BrowserContextOptions = desktop): Promise<WatchedPage> {
  const opened = await openPage(browser, app.url, options);
  await signIn(opened.page, 'admin@evenkeel.test', 'steady-lantern-9', '/documents');
  // The pre-rendered page may be replaced when the app starts, so clicks wait for it.
  await opened.page.getByText('You can review as many documents as you like.').waitFor();
  return opened;
}

export async function choosePaper(page: Page, files: Upload): Promise<void> {
  await page.locator('input[type=file][multiple]').setInputFiles(files);
}

export async function reviewPaper(page: Page, files: Upload): Promise<void> {
  await choosePaper(page, files);
  await page.getByRole('button', { name: 'Start the review' }).click();
  await page.getByRole('heading', { name: 'Your document', exact: true }).waitFor();
}
