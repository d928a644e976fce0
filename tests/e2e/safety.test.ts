import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, desktop, openPage, phone, signIn, waitForStart } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

const SAFE_PLACE = 'https://www.weather.gov/';
const sam = ['sam@evenkeel.test', 'quiet-harbour-7'] as const;
const MINUTE = 60_000;

setStage({}, { isWindowless: true });

test('a notice after Quick exit in the tab order explains its limits, once per browser', async () => {
  const { page, complaints } = await openPage(browser, app.url, phone);
  await page.goto('/auth');
  const note = page.getByRole('complementary', { name: 'About Quick exit' });
  await note.getByText('It can’t erase your history.').waitFor();
  expect(await note.getByRole('link', { name: 'Stay safer' }).getAttribute('href')).toBe('/safety');
  await waitForStart(page);
  // The note has two lines of small text, and there is no second banner above the page.
  expect((await note.boundingBox())?.height).toBeLessThanOrEqual(48);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Quick exit');

  await note.getByRole('button', { name: 'Got it' }).click();
  await note.waitFor({ state: 'hidden' });
  await page.goto('/terms');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await note.isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

// Specification: D.adds.1
test('Quick exit and pressing Shift three times leave the site from any open dialog or menu', async () => {
  const page = await openSignedIn(phone);
  const ways: readonly [what: string, leave: () => Promise<void>][] = [
    [
      'the menu',
      async () => {
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Quick exit' }).click();
      },
    ],
    [
      'the help sheet',
      async () => {
        await page.getByRole('button', { name: 'Get help now' }).click();
        await page
          .getByRole('dialog', { name: 'Get help now' })
          .getByRole('link', { name: 'Quick exit' })
          .click();
      },
    ],
    [
      'a dialog, by its first stop',
      async () => {
        await page.getByRole('button', { name: 'Add' }).first().click();
        await page.getByRole('dialog', { name: 'Add a deadline' }).waitFor();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      },
    ],
    [
      'a field of a dialog, by Shift',
      async () => {
        await page.getByRole('button', { name: 'Add' }).first().click();
        await page.getByLabel('Title').focus();
        await shiftThrice(page);
      },
    ],
    [
      'the chat, by Shift',
      async () => {
        await page.goto('/lena');
        await page.frameLocator('iframe').getByRole('textbox').focus();
        await shiftThrice(page);
      },
    ],
  ];
  for (const [what, leave] of ways) {
    await leave();
    await page.waitForURL(SAFE_PLACE);
    await signIn(page, ...sam);
    expect(await page.evaluate(() => localStorage.getItem('theme')), what).toBeNull();
  }
});

// ASVS: 14.3.1
test('Quick exit and pressing Shift three times remove all data even if the app never starts', async () => {
  const page = await openSignedIn(desktop, '/terms');
  const leaves = [
    () => page.getByRole('link', { name: 'Quick exit' }).first().click(),
    () => shiftThrice(page),
  ];
  for (const leave of leaves) {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/settings?tab=device');
    const ended = page.waitForRequest(/\/logout\?scope=local/);
    await leave();
    await page.waitForURL(SAFE_PLACE);
    await ended;
    await page.unroute('**/assets/*.js');
    await page.goto('/robots.txt');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await signIn(page, ...sam, '/terms');
  }
});

// Specification: D.adds.4
test('a neutral name and icon are applied before the first paint and survive Quick exit', async () => {
  const page = await openSignedIn(desktop, '/settings?tab=device');
  await choose(page.getByRole('radio', { name: 'Notes' }));
  await expect.poll(() => page.title()).toBe('Notes');

  await page.addInitScript(() => {
    const titles = new Set<string>();
    new MutationObserver(() => titles.add(document.title)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { titles });
  });
  for (const path of ['/', '/lena', '/resources']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const titles = await page.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles]);
    expect(titles.filter((title) => title !== '' && title !== 'Notes')).toEqual([]);
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe('/faces/notes.svg');
    expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/faces/notes.webmanifest');
  }
  expect((await page.request.get('/faces/notes.svg')).status()).toBe(200);

  await page.getByRole('link', { name: 'Quick exit' }).first().click();
  await page.waitForURL(SAFE_PLACE);
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['face', 'notes']]);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await page.title()).toBe('Notes');
});

// Specification: D.adds.4
// ASVS: 7.3.1, 14.3.1
test('after five minutes of inactivity every tab is hidden and signed out, and says why', async () => {
  const page = await openSignedIn(desktop, '/terms');
  await page.context().clock.install();
  await page.goto('/settings?tab=device');
  await choose(page.getByRole('radio', { name: 'After 5 minutes' }));
  const other = await page.context().newPage();
  await other.goto('/progress');
  await other.getByRole('heading', { level: 1 }).waitFor();

  await page.context().clock.fastForward(4 * MINUTE);
  await moveIn(other);
  await page.context().clock.fastForward(4 * MINUTE);
  await page.getByText('Still there?', { exact: true }).waitFor();
  await moveIn(other);

  // The laptop's lid is closed, and opened again.
  const ended = page.context().waitForEvent('request', (request) => request.url().includes('/logout'));
  await page.context().clock.fastForward(30 * MINUTE);
  for (const tab of [page, other]) {
    await tab.waitForURL('/auth#idle');
    await tab.getByText('You were signed out because you were inactive for a while.').waitFor();
  }
  await ended;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sb-evenkeel-auth-token'))).toBeNull();
});

// ASVS: 7.3.1
test('a browser reopened after the inactivity limit is signed out before any request', async () => {
  const page = await openSignedIn(desktop, '/terms');
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.setItem('idle-lock', '15');
    localStorage.setItem('last-seen', String(Date.now() - 16 * 60_000));
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/progress');
  await page.getByText('You were signed out because you were inactive for a while.').waitFor();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(asked.filter((path) => path.startsWith('/rest/'))).toEqual([]);
});

async function openSignedIn(options: BrowserContextOptions, to = '/'): Promise<Page> {
  const { page } = await openPage(browser, app.url, options);
  await page.context().route(`${SAFE_PLACE}**`, (route) => route.fulfill({ body: 'sunny' }));
  await signIn(page, ...sam, to);
  return page;
}

async function shiftThrice(page: Page): Promise<void> {
  for (const _press of [1, 2, 3]) await page.keyboard.press('Shift');
}

/** The code that watches for activity is loaded after the page. */
async function moveIn(page: Page): Promise<void> {
  const idleFor = async () => {
    await page.keyboard.press('ArrowDown');
    return page.evaluate(() => Date.now() - Number(localStorage.getItem('last-seen')));
  };
  await expect.poll(idleFor).toBeLessThan(6000);
}
