import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsInBothModes } from './axe.ts';
import { desktop, openPage, phone, signIn } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

const opening = /^I was served papers\. What do I do now\?/;
const people = {
  phone: { device: phone, email: 'admin@evenkeel.test', password: 'steady-lantern-9' },
  desktop: { device: desktop, email: 'sam@evenkeel.test', password: 'quiet-harbour-7' },
};

test.for(['phone', 'desktop'] as const)(
  'the “I was served” guide works by keyboard, can be left and resumed, and ends in a page (%s)',
  async (on) => {
    const { device, email, password } = people[on];
    const { page, complaints } = await openPage(browser, app.url, device);
    await signIn(page, email, password, '/hannah');
    const chat = page.frameLocator('iframe');
    await chat.getByRole('button', { name: opening }).waitFor();
    await expectAccessible(page, device.viewport);
    await press(chat, opening);
    await chat.getByRole('group', { name: /are you safe where you are/ }).waitFor();
    await expectAccessible(page, device.viewport);
    await press(chat, 'Yes, I’m safe');
    await chat.getByText('Question 2 of about').waitFor();
    // The pressed button is removed, so the next question has the focus.
    await chat.locator('fieldset:focus').waitFor();
    await type(chat, 'California');
    await press(chat, 'A summons or divorce petition');

    await chat.getByLabel('Pick a date').fill('2026-11-20');
    await press(chat, 'Use this date');
    await press(chat, 'Back');
    await said(chat, 'Your old answer stays').waitFor();
    await press(chat, 'Skip');
    await chat.getByRole('group', { name: 'How did the papers reach you?' }).waitFor();

    await page.reload();
    await press(chat, /^Continue: question 5 of about/);
    await press(chat, 'Someone handed them to me');
    // The list of answers is open after every fifth one.
    await chat.getByText('Friday, November 20, 2026').filter({ visible: true }).first().waitFor();
    await press(chat, 'Skip');
    for (const [index, answer] of ['No', 'Yes', 'Yes, it would be hard', 'Not yet', 'No'].entries()) {
      await chat.getByText(`Question ${7 + index} of about 11`).waitFor();
      await press(chat, answer);
    }
    await chat.getByRole('group', { name: 'Is all of this right?' }).waitFor();
    await expectAccessible(page, device.viewport);
    await press(chat, 'Show my page');
    await chat.getByRole('heading', { name: 'Your plan after being served' }).waitFor();
    await chat.getByText('Plan to file your answer by December 18, 2026.').waitFor();
    await expectAccessible(page, device.viewport);

    await press(chat, 'Add to my deadlines');
    await chat.getByText('We added this to your deadlines').waitFor();
    await press(chat, 'Save to this chat');
    await chat.getByText('Save this: Your plan after being served').waitFor();
    expect(complaints).toEqual([]);
  },
);

test('private replies in a safety plan stay in the tab, appear in print, and are cleared by Quick exit', async () => {
  const { page, complaints } = await openPage(browser, app.url, phone);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7', '/emma');
  await page.context().route('https://**', (route) => route.fulfill({ body: 'sunny' }));
  const chat = page.frameLocator('iframe');
  await beginSafetyPlan(chat);
  await type(chat, 'the house by the lake');
  await press(chat, 'Skip');
  await chat.getByRole('group', { name: /Choose a code word/ }).waitFor();
  await press(chat, 'Skip');
  for (const [index, answer] of ['No', 'No', 'None of these', 'Not that I know of'].entries()) {
    await chat.getByText(`Question ${7 + index} of about 10`).waitFor();
    await press(chat, answer);
  }
  await press(chat, 'Show my page');
  const place = chat.getByRole('article').getByText('the house by the lake');
  await place.waitFor();
  await page.reload();
  await place.waitFor();
  await chat.getByText('(My answer stays on this device.)').waitFor();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('the house by the lake');
  await chat.getByRole('button', { name: 'Quick exit' }).click();
  await page.getByText('sunny').waitFor();
  await page.goto(`${app.url}/auth`);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('the house by the lake');
  expect(complaints.filter((one) => !one.includes('weather.gov'))).toEqual([]);
});

test('a private reply is kept when its turn must be retried and the person writes before the next question', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await signIn(page, people.phone.email, people.phone.password, '/emma');
  const chat = page.frameLocator('iframe');
  await beginSafetyPlan(chat);

  await page.route('**/turns', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await type(chat, 'the house by the lake');
  await chat.getByRole('button', { name: 'Try again' }).waitFor();
  const states = await holdRequests(page, '**/guided');
  await press(chat, 'Try again');
  await states.asked;
  // The "Skip" button of the new question would skip a question that nobody has seen.
  expect(await chat.getByRole('region', { name: 'Step by step' }).count()).toBe(0);
  await type(chat, 'Skip');
  await chat.getByText('Choose a code word').filter({ visible: true }).last().waitFor();
  states.release();
  await chat.getByRole('group', { name: /Choose a code word/ }).waitFor();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('the house by the lake');
});

/** Answers a safety plan up to its first question about a place. */
async function beginSafetyPlan(chat: FrameLocator): Promise<void> {
  await press(chat, /^I want to make a safety plan\./);
  await press(chat, 'No, I’m the only one who uses it');
  await press(chat, 'Getting out');
  await press(chat, 'None of these');
  await chat.getByText('It stays on this device').waitFor();
}

/** Requests that are held from now on until they are released. */
async function holdRequests(page: Page, url: string) {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(url, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}

/** Uses only the keyboard: everything must be reachable and usable with it. */
async function press(chat: FrameLocator, name: string | RegExp): Promise<void> {
  const button = chat.getByRole('button', { name, exact: typeof name === 'string', disabled: false });
  await button.focus();
  await button.press('Enter');
}

function said(chat: FrameLocator, text: string) {
  return chat.locator('.message-answer').filter({ hasText: text }).last();
}

async function type(chat: FrameLocator, text: string): Promise<void> {
  await chat.getByLabel(/^Your message to/).fill(text);
  await press(chat, 'Send');
}

/** Checks that there is no violation in light or dark mode, and nothing is wider than the screen. */
async function expectAccessible(page: Page, viewport: { width: number }): Promise<void> {
  const frame = page.frames().find((one) => one.url().includes('/chat/'));
  if (!frame) throw new Error('There is no chat');
  expect(await violationsInBothModes(page, [frame])).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await keepPicture(page, `guided-${viewport.width}-${colorScheme}-${(shot += 1)}`, { fullPage: false });
  }
  expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    viewport.width,
  );
}
let shot = 0;
