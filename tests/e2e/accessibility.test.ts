import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webRoutes } from '#contract/web-routes.ts';
import { desktop, openBrowser, openPage, openSignIn, phone, signIn } from './browser.ts';
import { tooBigForItsPlace } from './reader-text.ts';
import { type RunningApp, startApp } from './running-app.ts';

const root = path.resolve(import.meta.dirname, '../..');
const pictures = path.join(root, 'artefacts/screens');
const examples: Record<string, string> = {
  '/resources/:id': '/resources/guides-1',
  '/case-research/:id': '/case-research/case-1',
};
const open = new Set(['/auth', '/update-password', '/terms', '/privacy', '/safety', '/safety-protocol']);

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
  ['phone', 'light', phone, [320]],
  ['phone', 'dark', phone, []],
  ['desktop', 'light', desktop, [768, 1600]],
  ['desktop', 'dark', desktop, []],
] as const;

test.each(views)(
  'every route is accessible on a %s in %s',
  async (device, colorScheme, size, otherWidths) => {
    const { page, complaints } = await openPage(browser, app.url, { ...size, colorScheme });
    const found: string[] = [];
    const visit = async (route: string) => {
      await page.goto(examples[route] ?? route);
      await settle(page);
      await page.screenshot({
        path: path.join(pictures, `${pictureName(route)}-${device}-${colorScheme}.png`),
        fullPage: true,
      });
      found.push(...(await violations(page)).map((violation) => `${route}: ${violation}`));
      found.push(...(await overflow(page)).map((what) => `${route}: ${what}`));
      if ((await firstStop(page)) !== 'Quick exit') found.push(`${route}: Quick exit is not the first stop`);
      for (const width of otherWidths) {
        await page.setViewportSize({ ...size.viewport, width });
        await page.waitForLoadState('networkidle');
        found.push(...(await overflow(page)).map((what) => `${route}: ${what}`));
      }
      await page.setViewportSize(size.viewport);
      if (colorScheme === 'light')
        found.push(...(await tooBigForItsPlace(page)).map((what) => `${route}: ${what}`));
    };

    for (const route of [...webRoutes.filter((each) => open.has(each)), '/no-such-page']) await visit(route);
    await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7');
    const signedIn = webRoutes.filter((each) => !open.has(each));
    for (const route of [...signedIn, '/settings?tab=subscription', '/resources/checklists-1'])
      await visit(route);

    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

function pictureName(route: string): string {
  return route === '/' ? 'dashboard' : route.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-|-$/g, '');
}

test.each([
  ['phone', 'light', phone],
  ['desktop', 'dark', desktop],
] as const)('whatever opens is accessible, too, on a %s in %s', async (device, colorScheme, size) => {
  const { page, complaints } = await openPage(browser, app.url, {
    ...size,
    colorScheme,
    reducedMotion: 'reduce',
  });
  const found: string[] = [];
  const check = async (what: string) => {
    found.push(...(await violations(page)).map((violation) => `${what}: ${violation}`));
    found.push(...(await overflow(page)).map((problem) => `${what}: ${problem}`));
    found.push(...(await motions(page)).map((motion) => `${what} moves: ${motion}`));
    await page.screenshot({ path: path.join(pictures, `open-${what}-${device}-${colorScheme}.png`) });
    found.push(...(await tooBigForItsPlace(page)).map((problem) => `${what}: ${problem}`));
  };
  const closesBack = async (what: string, dialog: string, opener: Locator) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: dialog }).waitFor({ state: 'hidden' });
    const isBack = await opener.evaluate((element) => element === document.activeElement);
    if (!isBack) found.push(`${what} does not give the focus back`);
  };

  await openSignIn(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Please enter a valid email address').waitFor();
  await check('form-errors');

  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7');
  await settle(page);
  const add = page.getByRole('button', { name: 'Add' }).first();
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add a deadline' });
  await dialog.getByRole('button', { name: 'Add deadline' }).click();
  await page.getByText('Please fill in all fields').first().waitFor();
  await check('dialog-and-toast');
  await closesBack('the dialog', 'Add a deadline', add);

  const help = page.getByRole('button', { name: 'Get help now' });
  await help.click();
  await check('help-sheet');
  await closesBack('the help sheet', 'Get help now', help);
  if (device === 'phone') {
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await check('menu');
    await closesBack('the menu', 'Menu', menu);
  }
  await page.goto('/advisors');
  const locked = page.getByRole('button', { name: /Get access/ }).first();
  await locked.click();
  await check('upgrade-dialog');

  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a whole visit needs no mouse', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await openSignIn(page);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await typeInto(page, 'Email', 'sam@evenkeel.test');
  await typeInto(page, 'Password', 'quiet-harbour-7');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();

  await press(page, /^Chat Now.*Lena/);
  await page.frameLocator('iframe').getByRole('textbox').waitFor();
  await tabTo(page, /Message|Write|question/i);
  await page.keyboard.type('how can i sleep again');
  await page.keyboard.press('Enter');
  await page.frameLocator('iframe').locator('.message-answer').first().waitFor();

  await press(page, /^Home$/, 'Shift+Tab');
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
  await press(page, /^Add/);
  await page.getByRole('dialog', { name: 'Add a deadline' }).waitFor();
  await typeInto(page, 'Title', 'Ring the clerk');
  await typeInto(page, 'Time', '9:30 AM');
  await page.keyboard.press('Enter');
  await page.getByText('Deadline added', { exact: true }).waitFor();

  await press(page, /^Settings$/, 'Shift+Tab');
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await tabTo(page, /Like my device/);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
  await press(page, /^Logout$/, 'Shift+Tab');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(complaints).toEqual([]);
});

test('colours of the person’s own keep what is ticked and chosen in sight, and paper cuts nothing off', async () => {
  const { page } = await openPage(browser, app.url, {
    ...desktop,
    colorScheme: 'dark',
    forcedColors: 'active',
  });
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7');
  await settle(page);
  const ticks = page.getByRole('region', { name: 'Your Progress' }).locator('svg');
  expect(await ticks.count()).toBeGreaterThan(0);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ticks.first().evaluate((tick) => getComputedStyle(tick).color)).not.toBe(ground);
  const here = page.getByRole('complementary').getByRole('link', { name: 'Home' });
  expect(await here.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline');
  await page.getByRole('button', { name: 'Add deadline' }).first().click();
  await page.getByRole('button', { name: /^Date/ }).click();
  const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button');
  expect(await chosen.evaluate((day) => getComputedStyle(day).outlineStyle)).toBe('solid');

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
  const list = page.getByRole('region', { name: 'Upcoming Deadlines' }).locator('.overflow-y-auto');
  expect(await list.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(1);
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
});

test('the check bites: a planted fault is found', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await openSignIn(page);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<main><img src="/favicon.svg"></main>'),
  );
  expect(await violations(page)).toContainEqual(expect.stringContaining('image-alt'));
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<button>Before it</button>'));
  expect(await firstStop(page)).toBe('Before it');

  expect(await tooBigForItsPlace(page)).toEqual([]);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button id="low">More than one line</button><p id="wide">Wide</p>',
    );
    Object.assign(document.querySelector<HTMLElement>('#low')?.style ?? {}, {
      width: '6rem',
      height: '2rem',
    });
    Object.assign(document.querySelector<HTMLElement>('#wide')?.style ?? {}, { width: '20rem' });
  });
  const tooBig = (await tooBigForItsPlace(page)).join();
  expect(tooBig).toContain('"More than one line" is too small for its words');
  expect(tooBig).toContain('HTML scrolls sideways, 640 in 375');
});

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, new RegExp(`^${label}$`));
  await page.keyboard.type(text);
}

async function press(page: Page, name: RegExp, key?: 'Shift+Tab'): Promise<void> {
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
}

/** By the keyboard alone, until what is meant has a focus that shows. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const met: string[] = [];
  for (let stop = 0; stop < 80; stop++) {
    await page.keyboard.press(key);
    const { text, isVisible } = await focused(page);
    met.push(text);
    // The browser may still be scrolling to it.
    if (!isVisible)
      await expect
        .poll(async () => (await focused(page)).isVisible, { timeout: 10_000, message: `focus on ${text}` })
        .toBe(true);
    if (name.test(text)) return;
  }
  throw new Error(`${name} is out of reach: ${met.join(' · ')}`);
}

async function focused(page: Page): Promise<{ text: string; isVisible: boolean }> {
  const stops = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || !document.hasFocus()) return null;
        if (element === document.body || element instanceof HTMLIFrameElement) return null;
        const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
        const label = isField ? element.labels?.[0]?.textContent : null;
        const text = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const { bottom, right } = element.getBoundingClientRect();
        const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return { text: text.trim(), isVisible: isOutlined && bottom > 0 && right > 0 };
      }),
    ),
  );
  return stops.find((stop) => stop !== null) ?? { text: '', isVisible: true };
}

async function firstStop(page: Page): Promise<string> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.setPosition(document.body, 0);
  });
  await page.keyboard.press('Tab');
  return (await focused(page)).text;
}

/** What still moves for somebody who asked for no motion. */
function motions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 50)
      .map((animation) => animation.constructor.name),
  );
}

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
