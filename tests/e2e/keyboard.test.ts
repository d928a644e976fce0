import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, openPage, openSignIn, phone, signIn } from './browser.ts';
import { currentStop, press, waitUntilReady, tabTo, write } from './keyboard.ts';
import { registered } from './registered.ts';
import { app, browser, setStage } from './stage.ts';

/*
 * Whole user journeys with only Tab, Enter, Space, Escape and the arrow keys. At every tab stop the focus is visible and
 * not covered (keyboard.ts), and anything more than ninety stops away counts as unreachable.
 */

const SAFE_PLACE = 'https://www.weather.gov/';
setStage({}, { isWindowless: true });

test('a new person gets from sign-up to the first answer by keyboard alone', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await openSignIn(page);
  await tabTo(page, /^Login$/);
  await page.keyboard.press('ArrowRight');
  await write(page, /^First name$/, 'Ruth');
  await write(page, /^Last name$/, 'Lind');
  await write(page, /^Email$/, 'ruth@example.test');
  await write(page, /^Password$/, 'river-stone-12');
  await write(page, /^Confirm password$/, 'river-stone-12');
  await page.keyboard.press('Enter');
  await page.getByText('Check your inbox', { exact: true }).waitFor();
  await page.goto(await app.newestLink('ruth@example.test'));
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await waitUntilReady(page);

  await press(page, /^Chat Now.*Lena/);
  const chat = page.frameLocator('iframe');
  await chat.getByRole('textbox').and(chat.locator(':enabled')).waitFor();
  await write(page, /^Your message to Lena$/, 'how can i sleep again');
  await page.keyboard.press('Enter');
  await chat.getByRole('list', { name: 'Sources from the library' }).waitFor();
  await press(page, /^Source 1|^\[1\]/, 'Shift+Tab');
  await chat.getByRole('dialog').getByText('Where this comes from').waitFor();
  await page.keyboard.press('Escape');
  await chat.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(async () => (await currentStop(page)).name).toMatch(/^Source 1|^\[1\]/);
  expect(complaints).toEqual([]);
});

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)(
  'a deadline is added, moved in the calendar, removed and restored by keyboard on %s',
  async (_name, size) => {
    const { page, complaints } = await openPage(browser, app.url, size);
    await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7');
    await waitUntilReady(page);
    const title = `Ring the clerk ${size.viewport.width}`;
    await press(page, /^Add deadline$/);
    const form = page.getByRole('dialog', { name: 'Add a deadline' });
    await form.waitFor();
    await page.keyboard.press('Tab');
    await write(page, /^Title$/, title);
    await press(page, /^Date/);
    const calendar = page.getByRole('dialog', { name: 'Choose a date' });
    await calendar.getByRole('gridcell', { selected: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await currentStop(page)).faults).toEqual([]);
    await page.keyboard.press('Enter');
    await calendar.waitFor({ state: 'hidden' });
    await write(page, /^Time$/, '9:30 AM');
    await tabTo(page, /^Medium$/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'hidden' });
    const card = page.getByRole('region', { name: 'Upcoming Deadlines' });
    await card.getByText(title).waitFor();

    await press(page, new RegExp(`^Edit ${title}$`));
    const change = page.getByRole('dialog', { name: 'Edit deadline' });
    await change.waitFor();
    await press(page, /^Date/);
    await calendar.getByRole('gridcell', { selected: true }).waitFor();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await currentStop(page)).name).toMatch(/^Date/);
    await press(page, /^Save changes$/);
    await change.waitFor({ state: 'hidden' });

    await press(page, new RegExp(`^Remove ${title}$`));
    await expect.poll(async () => (await currentStop(page)).name).toMatch(/^Undo/);
    await page.keyboard.press('Enter');
    await card.getByRole('button', { name: `Remove ${title}` }).waitFor();
    await expect.poll(async () => (await currentStop(page)).name).toBe('Upcoming Deadlines');
    await press(page, new RegExp(`^Remove ${title}$`));
    await card.getByText(`Removed: ${title}`).waitFor();
    expect(complaints).toEqual([]);
  },
);

test('an article can be read, and its checklist checked and printed, by keyboard', async () => {
  const { page, complaints } = await openPage(browser, app.url, phone);
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = 'yes');
  });
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7', '/resources');
  await waitUntilReady(page);
  await press(page, /^Read full article: /);
  await page.getByRole('heading', { name: 'Sources' }).waitFor();
  await waitUntilReady(page);
  for (const screen of [1, 2, 3]) {
    // A page that has just been opened may still report a scroll to its top.
    const ended = page.evaluate(
      (start) =>
        new Promise((resolve) => {
          addEventListener('scrollend', () => scrollY > start && resolve(scrollY));
        }),
      await page.evaluate(() => scrollY),
    );
    await page.keyboard.press('PageDown');
    expect(await ended).toBeGreaterThan(400 * screen);
  }
  await press(page, /^Resource Library$/, 'Shift+Tab');
  await page
    .getByRole('heading', { level: 1, name: 'Resource Library' })
    .and(page.locator(':focus'))
    .waitFor();

  await tabTo(page, /Guides/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await currentStop(page)).name).toMatch(/Checklists/);
  // The list of the previous tab is removed a moment later, together with any focus already in it.
  await page.getByRole('tab', { name: 'Checklists', selected: true }).waitFor();
  await press(page, /^Read full article: .*Self-Care/);
  await page.getByText(/^0 of \d+ done$/).waitFor();
  await waitUntilReady(page);
  const first = await page
    .getByRole('checkbox')
    .first()
    .evaluate((box) => box.closest('label')?.textContent);
  await tabTo(page, new RegExp(`^${first?.slice(0, 12)}`));
  await page.keyboard.press('Space');
  await page.getByText(/^1 of \d+ done$/).waitFor();
  await press(page, /^Print/, 'Shift+Tab');
  await page.locator('html[data-printed]').waitFor();
  expect(complaints).toEqual([]);
});

test('a plan can be chosen in the settings and paid for by keyboard', async () => {
  const rhea = await registered(app, 'Rhea');
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, rhea.email, rhea.password);
  await waitUntilReady(page);
  await press(page, /^Settings$/);
  await page.getByRole('heading', { name: 'Settings', level: 1 }).and(page.locator(':focus')).waitFor();
  await tabTo(page, /^Account$/);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: /^Choose Complete/ }).waitFor();
  await tabTo(page, /^Monthly$/);
  await page.keyboard.press('ArrowRight');
  await page.getByText('$299.90').first().waitFor();
  await page.keyboard.press('ArrowLeft');
  await press(page, /^Choose Complete/);
  const cost = page.getByRole('dialog');
  await cost.getByText('$29.99').first().waitFor();
  await press(page, /^Subscribe Now$/);
  await page.getByRole('heading', { name: 'Subscribe' }).waitFor();
  await press(page, /^Pay /);
  await page.waitForURL(/tab=subscription/);
  await page.getByText('Complete, $29.99 a month').waitFor();
});

test('two-step sign-in can be set up and completed by keyboard', async () => {
  const saga = await registered(app, 'Saga');
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await signIn(page, saga.email, saga.password, '/settings?tab=security');
  await page.getByRole('button', { name: 'Set it up' }).waitFor();
  await waitUntilReady(page);
  await press(page, /^Set it up$/);
  await page.getByRole('dialog', { name: 'Two-step sign-in' }).waitFor();
  await write(page, /^Your password$/, saga.password);
  await page.keyboard.press('Enter');
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  const authenticator = new TOTP({ secret: key.replaceAll(' ', '') });
  await write(page, /^Code$/, authenticator.generate());
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor();
  await page.keyboard.press('Escape');
  const codes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts();
  await press(page, /^I’ve saved my codes$/);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(async () => (await currentStop(page)).name).toBe('Two-step sign-in');

  await press(page, /^Logout$/, 'Shift+Tab');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await write(page, /^Email$/, saga.email);
  await write(page, /^Password$/, saga.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await press(page, /recovery code/);
  await write(page, /^Recovery code$/, codes[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  expect(complaints).toEqual([]);
});

test('Quick exit is the first tab stop of a page and is reachable inside a dialog and the chat', async () => {
  for (const way of ['page', 'dialog', 'chat', 'shift'] as const) {
    const page = await openForLeaving();
    if (way === 'dialog') {
      await press(page, /^Add deadline$/);
      await page.getByRole('dialog', { name: 'Add a deadline' }).waitFor();
    }
    if (way === 'chat') {
      await press(page, /^Chat Now.*Lena/);
      await page
        .frameLocator('iframe')
        .getByRole('textbox')
        .and(page.frameLocator('iframe').locator(':enabled'))
        .waitFor();
      await tabTo(page, /^Your message to Lena$/);
    }
    if (way === 'shift') for (const _press of [1, 2, 3]) await page.keyboard.press('Shift');
    else await press(page, /^Quick exit/, way === 'chat' ? 'Shift+Tab' : 'Tab');
    await page.waitForURL(SAFE_PLACE);
    await page.context().close();
  }
});

test('the message coach in the chat checks a draft by keyboard', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await signIn(page, 'admin@evenkeel.test', 'steady-lantern-9', '/james');
  const chat = page.frameLocator('iframe');
  await chat.getByRole('textbox').and(chat.locator(':enabled')).waitFor();
  await waitUntilReady(page);
  await press(page, /^Tools$/);
  await press(page, /^Message coach/);
  await write(page, /^Your draft$/, 'You never call!! The dentist is on Friday at 3 pm. Can you take her?');
  await tabTo(page, /^Does a court order forbid contact/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await press(page, /^Check my draft$/);
  await chat.getByRole('heading', { name: 'Change the marked words first.' }).waitFor();
  await expect.poll(async () => (await currentStop(page)).name).toBe('Change the marked words first.');
  await press(page, /^Save to this conversation$/);
  await chat
    .getByRole('listitem')
    .filter({ hasText: 'Answer:' })
    .getByText('The dentist is on Friday')
    .waitFor();
  expect(complaints).toEqual([]);
});

test('planted: a tab stop that is covered or has no focus outline is detected', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await openSignIn(page);
  await page.getByLabel('Email').focus();
  expect((await currentStop(page)).faults).toEqual([]);
  await page.evaluate(() => {
    const field = document.querySelector<HTMLElement>('input[type=email]');
    if (field) field.style.outline = 'none';
    document.body.insertAdjacentHTML('beforeend', '<section></section>');
    const cover = document.querySelector<HTMLElement>('body > section');
    if (cover) Object.assign(cover.style, { position: 'fixed', inset: '0' });
  });
  const { faults } = await currentStop(page);
  expect(faults.map((fault) => fault.slice(0, 21))).toEqual([
    'its focus does not sh',
    'it is behind <section',
  ]);
  await expect(tabTo(page, /^Nowhere$/, 'Tab', 200)).rejects.toThrow('it is behind');
});

async function openForLeaving(): Promise<Page> {
  const { page } = await openPage(browser, app.url, desktop);
  await page.context().route(`${SAFE_PLACE}**`, (route) => route.fulfill({ body: 'sunny' }));
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7');
  await waitUntilReady(page);
  return page;
}
