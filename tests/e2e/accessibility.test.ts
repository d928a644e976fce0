import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webRoutes } from '#contract/web-routes.ts';
import { desktop, openBrowser, openPage, phone, signIn } from './browser.ts';
import { type RunningApp, startApp } from './running-app.ts';

const root = path.resolve(import.meta.dirname, '../..');
const pictures = path.join(root, 'artefacts/screens');
const examples: Record<string, string> = {
  '/resources/:id': '/resources/guides-1',
  '/case-research/:id': '/case-research/case-1',
};
const open = new Set(['/auth', '/update-password', '/terms', '/privacy']);

let app: RunningApp;
let browser: Browser;
let axe: string;

beforeAll(async () => {
  axe = await readFile(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
  await mkdir(pictures, { recursive: true });
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
});

const views = [
  ['phone', 'light', phone],
  ['phone', 'dark', phone],
  ['desktop', 'light', desktop],
  ['desktop', 'dark', desktop],
] as const;

test.each(views)('every route is accessible on a %s in %s', async (device, colorScheme, size) => {
  const { page, complaints } = await openPage(browser, app.url, { ...size, colorScheme });
  const found: string[] = [];
  const visit = async (route: string) => {
    await page.goto(examples[route] ?? route);
    await settle(page);
    const name = route === '/' ? 'dashboard' : route.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-|-$/g, '');
    await page.screenshot({
      path: path.join(pictures, `${name}-${device}-${colorScheme}.png`),
      fullPage: true,
    });
    found.push(...(await violations(page)).map((violation) => `${route}: ${violation}`));
    found.push(...(await overflow(page)).map((what) => `${route}: ${what}`));
  };

  for (const route of [...webRoutes.filter((each) => open.has(each)), '/no-such-page']) await visit(route);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7');
  const signedIn = webRoutes.filter((each) => !open.has(each));
  for (const route of [...signedIn, '/settings?tab=subscription', '/resources/checklists-1'])
    await visit(route);

  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the check bites: a planted fault is found', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await page.goto('/auth');
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<main><img src="/favicon.svg"></main>'),
  );
  expect(await violations(page)).toContainEqual(expect.stringContaining('image-alt'));
});

/** A page has settled when its heading is there and its frame, if it has one, has answered. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (await page.locator('iframe').count()) await page.frameLocator('iframe').getByRole('textbox').waitFor();
  await page.waitForLoadState('networkidle');
}

interface AxeRun {
  run(
    context: unknown,
    options: unknown,
  ): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>;
}

async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) {
    // Evaluated, not injected: the content security policy refuses any script that is not the app's own.
    await frame.evaluate(axe);
    found.push(
      ...(await frame.evaluate(async () => {
        const { axe } = globalThis as unknown as { axe: AxeRun };
        const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
        const result = await axe.run(document, { runOnly: { type: 'tag', values }, iframes: false });
        return result.violations.map(({ id, nodes }) => `${id} at ${JSON.stringify(nodes[0]?.target)}`);
      })),
    );
  }
  return found;
}

async function overflow(page: Page): Promise<string[]> {
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  return wide > width ? [`scrolls sideways: ${wide} in ${width}`] : [];
}
