import type { BrowserContextOptions, Page } from 'playwright-core';
import { webRoutes } from '#contract/web-routes.ts';
import { settingsTabs } from '#web/features/settings/settings-tab.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { violationsInBothModes } from './axe.ts';
import { waitForRequests, openPage, signIn, waitForStart, waitForWatchers } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { currentStop } from './keyboard.ts';
import { tooBigForItsPlace } from './reader-text.ts';
import { app, browser } from './stage.ts';

const examples: Record<string, string> = {
  '/resources/:id': '/resources/guides-1',
  '/resources/states/:id': '/resources/states/az',
  '/case-research/:id': '/case-research/case-1',
};
const open = new Set(['/auth', '/update-password', '/terms', '/privacy', '/safety', '/safety-protocol']);

interface View {
  device: string;
  size: BrowserContextOptions & { viewport: { width: number; height: number } };
  /** Another width at which the page must not scroll sideways. */
  otherWidths: readonly number[];
}

/** The violations of every screen, in light and dark mode: without a session where possible, then signed in. */
export async function faultsOnEveryRoute({ device, size, otherWidths }: View): Promise<string[]> {
  // Messages that appear while the rules are checked are shown immediately.
  const { page, complaints } = await openPage(browser, app.url, {
    ...size,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const found: string[] = [];
  const visit = async (route: string) => {
    const tell = (what: readonly string[]) => found.push(...what.map((one) => `${route}: ${one}`));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(examples[route] ?? route);
    await settle(page);
    tell(await violationsInBothModes(page));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const inScheme = (what: readonly string[]) => tell(what.map((one) => `${one} in ${colorScheme}`));
      await keepPicture(page, `${pictureName(route)}-${device}-${colorScheme}`);
      inScheme(await overflow(page));
      if ((await firstStop(page)) !== 'Quick exit') inScheme(['Quick exit is not the first stop']);
    }
    for (const width of otherWidths) {
      await page.setViewportSize({ ...size.viewport, width });
      await waitForRequests(page);
      tell(await overflow(page));
      if (width === 320) tell((await tooBigForItsPlace(page)).map((what) => `at 320: ${what}`));
    }
    await page.setViewportSize(size.viewport);
    tell(await tooBigForItsPlace(page));
  };

  for (const route of [...webRoutes.filter((each) => open.has(each)), '/no-such-page']) await visit(route);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7', '/terms');
  const signedIn = webRoutes.filter((each) => !open.has(each));
  const tabs = settingsTabs.map((tab) => `/settings?tab=${tab}`);
  for (const route of [...signedIn, ...tabs, '/resources/checklists-1']) await visit(route);
  return [...found, ...complaints];
}

function pictureName(route: string): string {
  return route === '/' ? 'dashboard' : route.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-|-$/g, '');
}

/** The first tab stop of the page. */
export async function firstStop(page: Page): Promise<string> {
  await page.evaluate(() => {
    // Without this, the browser would continue from the last focused element.
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
  });
  await page.keyboard.press('Tab');
  return (await currentStop(page)).name;
}

/** Resolves when a page has started and it and its frame have loaded everything. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitForStart(page);
  const isSignedIn = await page.evaluate((key) => key in localStorage, storageKeys.session);
  const isOpen = open.has(new URL(page.url()).pathname);
  if (isSignedIn && !isOpen) await waitForWatchers(page);
  if (await page.locator('iframe').count()) await page.frameLocator('iframe').getByRole('textbox').waitFor();
  await page.locator('html:not([data-fonts])').waitFor({ state: 'attached' });
  await waitForRequests(page);
}

export async function overflow(page: Page): Promise<string[]> {
  const { wide, width, high, end } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
    high: document.documentElement.scrollHeight,
    end: Math.ceil(document.body.getBoundingClientRect().bottom + scrollY),
  }));
  return [
    ...(wide > width ? [`scrolls sideways: ${wide} in ${width}`] : []),
    ...(high > end ? [`scrolls on below its end: ${high} of ${end}`] : []),
  ];
}
