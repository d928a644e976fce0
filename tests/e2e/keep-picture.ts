import path from 'node:path';
import type { Page } from 'playwright-core';

/**
 * Keeps a picture of the page for people to look at, if PICTURES names a folder. No test reads it, and rendering it takes
 * nearly as long as checking the page.
 */
export async function keepPicture(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage });
}
