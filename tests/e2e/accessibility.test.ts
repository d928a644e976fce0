import type { Locator, Page } from 'playwright-core';
import { settingsScreens } from '#web/features/settings/settings-screens.ts';
import { settingsTabs } from '#web/features/settings/settings-tab.ts';
import { expect, test } from 'vitest';
import { violations, violationsInBothModes } from './axe.ts';
import { desktop, openPage, openSignIn, phone, signIn } from './browser.ts';
import { firstStop, overflow, settle } from './every-route.ts';
import { keepPicture } from './keep-picture.ts';
import { press, tabTo, write } from './keyboard.ts';
import { tooBigForItsPlace } from './reader-text.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

test.each([
  ['phone', 'light', phone],
  ['desktop', 'dark', desktop],
] as const)(
  'all dialogs, menus and panels are accessible when open, on a %s in %s',
  async (device, colorScheme, size) => {
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
      await keepPicture(page, `open-${what}-${device}-${colorScheme}`, { fullPage: false });
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
    await page.getByRole('dialog', { name: 'Get help now' }).waitFor();
    await check('help-sheet');
    await closesBack('the help sheet', 'Get help now', help);
    if (device === 'phone') {
      const menu = page.getByRole('button', { name: 'Menu' });
      await menu.click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await check('menu');
      await closesBack('the menu', 'Menu', menu);
    }
    await page.goto('/advisors');
    const locked = page.getByRole('button', { name: /Get access/ }).first();
    await locked.click();
    await page.getByRole('dialog', { name: /^Get access/ }).waitFor();
    await check('upgrade-dialog');

    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('a whole visit works by keyboard alone', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await openSignIn(page);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await write(page, /^Email$/, 'sam@evenkeel.test');
  await write(page, /^Password$/, 'quiet-harbour-7');
  await page.keyboard.press('Enter');
  await arrived(page, /Welcome back/);

  await press(page, /^Chat Now.*Lena/);
  const chat = page.frameLocator('iframe');
  await chat.getByRole('textbox').and(chat.locator(':enabled')).waitFor();
  await tabTo(page, /Message|Write|question/i);
  await page.keyboard.type('how can i sleep again');
  await page.keyboard.press('Enter');
  await chat.locator('.message-answer').first().waitFor();

  await press(page, /^Home$/, 'Shift+Tab');
  await arrived(page, /Welcome back/);
  await press(page, /^Add/);
  await page.getByRole('dialog', { name: 'Add a deadline' }).waitFor();
  await write(page, /^Title$/, 'Ring the clerk');
  await write(page, /^Time$/, '9:30 AM');
  await page.keyboard.press('Enter');
  await page.getByText('Deadline added', { exact: true }).waitFor();

  await press(page, /^Settings$/, 'Shift+Tab');
  await arrived(page, /^Settings$/);
  await tabTo(page, /^Account$/);
  for (const tab of settingsTabs.slice(1, 5)) {
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: settingsScreens[tab].title, selected: true }).waitFor();
  }
  await tabTo(page, /Match my device/);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
  await press(page, /^Logout$/, 'Shift+Tab');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(complaints).toEqual([]);
});

test('forced colors keep selections visible, and printing cuts nothing off', async () => {
  const { page } = await openPage(browser, app.url, {
    ...desktop,
    colorScheme: 'dark',
    forcedColors: 'active',
  });
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7');
  await settle(page);
  const ticks = page.getByRole('region', { name: 'Your Progress' }).locator('svg');
  await ticks.first().waitFor();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ticks.first().evaluate((tick) => getComputedStyle(tick).color)).not.toBe(ground);
  const here = page.getByRole('complementary').getByRole('link', { name: 'Home' });
  expect(await here.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline');
  await page.getByRole('button', { name: 'Add deadline' }).first().click();
  await page.getByRole('button', { name: /^Date/ }).click();
  const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button');
  expect(await chosen.evaluate((day) => getComputedStyle(day).outlineStyle)).toBe('solid');

  await page.keyboard.press('Escape');
  await chosen.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
  const list = page.getByRole('region', { name: 'Upcoming Deadlines' }).locator('.overflow-y-auto');
  expect(await list.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(1);
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
});

test('planted: an accessibility violation is detected', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await openSignIn(page);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<main><img src="/favicon.svg"></main>'),
  );
  expect(await violations(page)).toContainEqual(expect.stringContaining('image-alt'));
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<button>Before it</button>'));
  expect(await firstStop(page)).toBe('Before it');

  expect(await tooBigForItsPlace(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<i id="lost">Lost</i>');
    const lost = document.querySelector<HTMLElement>('#lost');
    Object.assign(lost?.style ?? {}, { position: 'absolute', top: '200rem' });
  });
  expect((await overflow(page)).join()).toContain('below its end');
  await page.evaluate(() => document.querySelector('#lost')?.remove());
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

test('planted: a violation in only one color scheme is detected, whether or not it is about colors', async () => {
  const { page } = await openPage(browser, app.url, { ...phone, reducedMotion: 'reduce' });
  await openSignIn(page);
  await page.evaluate(() => {
    const planted =
      '<p id="planted">Planted</p><div id="targets"><button>One</button><button>Two</button></div>';
    document.querySelector('main')?.insertAdjacentHTML('beforeend', planted);
  });
  const plant = async (scheme: string, style: string) => {
    await page.evaluate((rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets = [sheet];
    }, `@media (prefers-color-scheme: ${scheme}) { ${style} }`);
    return (await violationsInBothModes(page)).join('; ');
  };
  const tiny = '#targets button { font-size: 2px; width: 4px; height: 4px; min-height: 0; padding: 0 }';
  expect(await plant('dark', '')).toBe('');
  for (const scheme of ['light', 'dark']) {
    const faint = await plant(scheme, '#planted { color: #888; background: #777 }');
    expect(faint).toMatch(new RegExp(`^color-contrast at .* in ${scheme}$`));
    expect(await plant(scheme, tiny)).toMatch(new RegExp(`^target-size at .* in ${scheme}$`));
  }
});

/** Waits until another screen is shown and its heading has the focus. */
async function arrived(page: Page, heading: RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).and(page.locator(':focus')).waitFor();
}

/** Elements that still move with reduced motion. */
function motions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 50)
      .map((animation) => animation.constructor.name),
  );
}
