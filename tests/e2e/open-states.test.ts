import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsInBothModes } from './axe.ts';
import { desktop, openPage, openSignIn, signIn } from './browser.ts';
import { waitUntilReady } from './keyboard.ts';
import { tooBigForItsPlace } from './reader-text.ts';
import { registered } from './registered.ts';
import { app, browser, setStage } from './stage.ts';

/** A window of 1280 pixels at 400 % zoom. */
const zoomed = { viewport: { width: 320, height: 256 } };

setStage({}, { isWindowless: true });

test.each([
  ['at 400 %', zoomed],
  ['on a desktop', desktop],
] as const)(
  'open forms with errors, dialogs, sheets and menus are accessible in light and dark mode %s',
  async (where, size) => {
    const { page, complaints } = await openPage(browser, app.url, { ...size, reducedMotion: 'reduce' });
    const found: string[] = [];
    const check = async (what: string) => {
      const cutOff = size === zoomed ? await tooBigForItsPlace(page) : [];
      found.push(...[...(await faults(page)), ...cutOff].map((fault) => `${what}: ${fault}`));
    };
    const inDialog = async (opener: string | RegExp, act?: () => Promise<void>) => {
      await page.getByRole('button', { name: opener }).first().click();
      const dialog = page.getByRole('dialog').filter({ visible: true });
      await dialog.getByRole('heading').first().waitFor();
      await check(String(opener));
      await act?.();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    };

    await openSignIn(page);
    for (const [tab, send] of [
      ['Login', 'Sign in'],
      ['Register', 'Create account'],
      ['Reset', 'Send reset link'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('button', { name: send }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      await check(`the errors of ${tab}`);
    }

    const person = await registered(app, `Ann${size.viewport.width}`);
    await signIn(page, person.email, person.password);
    await waitUntilReady(page);
    await inDialog('Add deadline', async () => {
      const form = page.getByRole('dialog', { name: 'Add a deadline' });
      await form.getByRole('button', { name: 'Add deadline' }).click();
      await form
        .getByRole('region', { name: /Notifications/ })
        .getByText('Missing information')
        .waitFor();
      await check('a form with errors and a toast');
      await form.getByRole('button', { name: /^Date/ }).click();
      await page.getByRole('gridcell', { selected: true }).waitFor();
      await check('the calendar');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Choose a date' }).waitFor({ state: 'hidden' });
    });
    await inDialog(/^Turn on/);
    await inDialog('Get help now');
    if (size === zoomed) await inDialog('Menu');

    await page.goto('/advisors');
    await waitUntilReady(page);
    await inDialog(/^Get access/);
    await page.goto('/settings?tab=security');
    await waitUntilReady(page);
    await inDialog('Set it up', async () => {
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('Enter your password', { exact: true }).waitFor();
      await check('an error in the second step');
    });
    await page.goto('/settings?tab=data');
    await waitUntilReady(page);
    await inDialog('Download my data', async () => {
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      await page.locator('dialog [aria-invalid=true]').first().waitFor();
      await check('errors of a copy');
    });
    await inDialog('Delete my account');
    await page.goto('/settings?tab=subscription');
    await waitUntilReady(page);
    await inDialog(/^Choose Complete/);
    await page.goto('/lena');
    await page.frameLocator('iframe').getByRole('textbox').waitFor();
    await waitUntilReady(page);
    await inDialog('Private chat');

    expect(found, where).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('planted: an element that is too wide, unnamed or animated is detected', async () => {
  const { page } = await openPage(browser, app.url, { ...zoomed, reducedMotion: 'reduce' });
  await openSignIn(page);
  expect(await faults(page)).toEqual([]);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button id="planted"></button>');
    const planted = document.querySelector<HTMLElement>('#planted');
    if (!planted) return;
    Object.assign(planted.style, { width: '30rem', height: '3rem' });
    planted.animate([{ opacity: 0 }], 10_000);
  });
  const found = (await faults(page)).join('; ');
  expect(found).toContain('button-name');
  expect(found).toContain('scrolls sideways');
  expect(found).toContain('moves');
});

/** Violated axe rules, elements that are too wide, and elements that move with reduced motion. */
async function faults(page: Page): Promise<string[]> {
  // Elements partly under the top bar can be scrolled into view. Axe's rule on target sizes would report them as too
  // small.
  await page.evaluate(() => scrollTo(0, 0));
  const motions = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 50)
      .map((animation) => `moves: ${animation.constructor.name}`),
  );
  const broken = await violationsInBothModes(page);
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} in ${clientWidth}`] : [];
  });
  return [...broken, ...motions, ...sideways];
}
