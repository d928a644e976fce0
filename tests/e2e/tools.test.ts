import { readFile } from 'node:fs/promises';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsInBothModes } from './axe.ts';
import { type WatchedPage, choose, openPage, phone, signIn } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

let opened: WatchedPage;

setStage({}, { isWindowless: true });
beforeAll(async () => {
  opened = await openPage(browser, app.url, phone);
  await signIn(opened.page, 'admin@evenkeel.test', 'steady-lantern-9');
});

test('the message coach marks a draft inline, rewrites it calmly, and stores it only on request', async () => {
  const sent = recordWrites(opened.page);
  const chat = await openTool('james', 'Message coach');
  await chat
    .getByLabel('Your draft')
    .fill('You never call!! The dentist is on Friday at 3 pm. Can you take her?');
  await press(chat, 'Check my draft');
  await chat.getByRole('heading', { name: 'Change the marked words first.' }).waitFor();
  await expect.poll(() => chat.locator('mark').allInnerTexts()).toEqual(['You never1', '!!2']);
  await chat.getByText('Hi. The dentist is on Friday at 3 pm. Can you take her? Thank you.').waitFor();
  await expectAccessible(chat);
  expect(sent).toEqual([]);

  await press(chat, 'Save to this conversation');
  const kept = chat.getByRole('listitem').filter({ hasText: 'Answer:' });
  await kept.getByText('Hi. The dentist is on Friday at 3 pm.').waitFor();
  await opened.page.reload();
  await chat.getByText('Save this: Message coach').waitFor();
  await kept.getByText('Hi. The dentist is on Friday at 3 pm.').waitFor();
  expect(await chat.getByText('You never call').count()).toBe(0);
});

test('a draft with a threat shows people to call and cannot be stored', async () => {
  const chat = await openTool('james', 'Message coach');
  await chat.getByLabel('Your draft').fill('I will kill you if you keep her');
  await press(chat, 'Check my draft');
  await chat.getByRole('link', { name: 'Call 988' }).waitFor();
  expect(await chat.getByRole('button', { name: 'Save to this conversation' }).count()).toBe(0);
  await press(chat, 'All tools');
  await press(chat, /^Read a message/);
  await chat.getByLabel('The message you got').fill('You liar. Can you send the form by Friday?');
  await press(chat, 'Check this message');
  await chat.getByText('Can you send the form by Friday?').last().waitFor();
  await expectAccessible(chat);
});

test('a court date is calculated day by day and added to the deadlines', async () => {
  const chat = await openTool('hannah', 'Court deadline counter');
  await press(chat, 'Count the days');
  await chat.locator('[aria-invalid=true]:focus').waitFor();
  await chat.getByLabel('The day you got the papers').fill('2026-11-20');
  await chat.getByLabel('State the court is in').selectOption('California');
  await press(chat, 'Count the days');
  await chat.getByRole('heading', { name: 'Plan for December 18, 2026' }).waitFor();
  await chat.getByText('Day-by-day count').click();
  await chat.getByRole('row', { name: 'Sun, Dec 20 30 Sunday' }).waitFor();
  await expectAccessible(chat);

  await press(chat, 'Add to my deadlines');
  await chat.getByText('We added this to your deadlines').waitFor();
  await opened.page.goto('/');
  await opened.page.getByText('Answer due').first().waitFor();
});

test('the list of papers matches the selected circumstances', async () => {
  const chat = await openTool('hannah', 'Papers to gather');
  await choose(chat.getByLabel('Your safety'));
  await press(chat, 'Show the list');
  await chat.getByRole('group', { name: 'Your safety' }).getByText('A small bag').click();
  await chat.getByText('1 of 15 checked').waitFor();
  await expectAccessible(chat);
});

test('the screen paces a breathing exercise, which can be stopped', async () => {
  const chat = await openTool('lena', 'Breathe slowly');
  await press(chat, 'Start');
  await chat.getByText('Breathe in', { exact: true }).waitFor();
  await chat.getByText('Breathe out', { exact: true }).waitFor();
  await expectAccessible(chat);
  await press(chat, 'Stop');
  await chat.getByRole('button', { name: 'Start' }).waitFor();

  await press(chat, 'All tools');
  await press(chat, /^Five senses/);
  await press(chat, 'Next');
  await chat.getByText('Name five things you can see.').waitFor();
  await expectAccessible(chat);
});

test('a thought is examined step by step, and a dark thought shows people to call', async () => {
  const chat = await openTool('lena', 'Thought record');
  await chat.getByLabel('What happened?').fill('The email came');
  await press(chat, 'Next');
  await press(chat, 'Next');
  await chat.getByLabel('How strong was it?').fill('a lot');
  await press(chat, 'Next');
  await chat.getByText('Enter a number').waitFor();
  await expectAccessible(chat);
  await chat.getByLabel('How strong was it?').fill('80');
  await press(chat, 'Next');
  const thought = chat.getByLabel('What went through your mind?');
  // No rule matches these words: only the classifier recognizes them.
  await thought.fill('they would all have it easier if i were no longer here');
  await press(chat, 'Next');
  await chat.getByRole('link', { name: 'Call 988' }).waitFor();
  await press(chat, 'Back to what I wrote');
  await thought.fill('He hates me');
  for (const label of [
    'What supports that thought?',
    'What doesn’t support it?',
    'What’s a fairer way to put that thought?',
  ]) {
    await press(chat, 'Next');
    await chat.getByLabel(label).waitFor();
  }
  await press(chat, 'Next');
  await press(chat, 'Next');
  await chat.getByRole('heading', { name: 'What you wrote' }).waitFor();
  await expectAccessible(chat);
});

test('a parenting schedule counts the nights of a year, compares them and shows a chart', async () => {
  const chat = await openTool('ava', 'Nights planner');
  await chat.getByLabel('First day').fill('2027-01-04');
  await chat.getByLabel('Compare with').selectOption('Every other weekend');
  await press(chat, 'Count the nights');
  await chat.getByRole('row', { name: /^Nights at home A 183 \(50.1%\) 52 \(14.2%\) -131$/ }).waitFor();
  await expectAccessible(chat);
  const nights = chat.getByRole('list', { name: 'Nights by month: Week on, week off' });
  await expect.poll(() => nights.getByRole('listitem').count()).toBe(13);
  await nights.getByRole('listitem').filter({ hasText: 'Feb 2027' }).getByText('A 14, B 14').waitFor();
  expect(await printed(chat, nights)).toBe(true);
  await chat.getByText('Calendar: Week on, week off').click();
  await chat.getByRole('table', { name: 'January 2028' }).waitFor();

  await press(chat, 'All tools');
  await press(chat, /^Parenting plan topics/);
  await choose(chat.getByRole('checkbox', { name: /^Travel/ }));
  await chat.getByText('15 of 16 still open').waitFor();
  await expectAccessible(chat);
});

test('a budget is exact to the cent and can be downloaded as a spreadsheet', async () => {
  const chat = await openTool('max', 'Budget');
  const income = chat.getByRole('group', { name: 'Income 1' });
  await income.getByLabel('Description').fill('Pay');
  await income.getByLabel('Amount').fill('1,850.50');
  await income.getByLabel('How often').selectOption('every two weeks');
  await chat.getByRole('group', { name: 'Expense 1' }).getByLabel('Description').fill('Rent');
  await press(chat, 'Add it up');
  await chat.getByText('Enter an amount like 1250.50.').waitFor();
  await chat.getByRole('group', { name: 'Expense 1' }).getByLabel('Amount').fill('1900');
  await press(chat, 'Add it up');
  await chat.getByRole('heading', { name: 'Left over each month: $2,109.42' }).waitFor();
  await expectAccessible(chat);
  const bars = chat.getByRole('list', { name: 'Your budget as a bar chart' });
  await expect
    .poll(() => bars.getByRole('listitem').allInnerTexts())
    .toEqual(['Total income\n$4,009.42', 'Total expenses\n$1,900.00', 'Rent\n$1,900.00']);
  expect(await printed(chat, bars)).toBe(true);
  const download = opened.page.waitForEvent('download');
  await press(chat, 'Download as a spreadsheet');
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    'Pay,1850.50,every two weeks,4009.42',
  );

  await press(chat, 'All tools');
  await press(chat, /^What you own and owe/);
  await chat.getByLabel('Description', { exact: true }).filter({ visible: true }).fill('Car');
  await chat.getByLabel('Value').fill('5000');
  await chat.getByLabel('Amount still owed').fill('1200.50');
  await press(chat, 'Add it up');
  await chat.getByRole('heading', { name: 'Value minus debt: $3,799.50' }).waitFor();
  await expectAccessible(chat);
});

test('safety questions come before any suggested phrase, and one yes shows people to call', async () => {
  const chat = await openTool('emma', 'Calm phrases');
  await press(chat, 'No');
  await press(chat, 'Yes');
  await chat.getByRole('link', { name: 'Call 1-800-799-7233' }).waitFor();
  await expectAccessible(chat);
  expect(await chat.getByRole('button', { name: 'Save to this conversation' }).count()).toBe(0);
  await press(chat, 'Answer the questions again');
  for (let question = 1; question <= 11; question += 1) {
    await chat.getByText(`Question ${question} of 11`).waitFor();
    await press(chat, 'No');
  }
  await chat.getByText('“I read your message.”').waitFor();
  await expectAccessible(chat);
  expect(opened.complaints).toEqual([]);
});

/** On paper the bars of the chart are printed, and the form is not. */
async function printed(chat: FrameLocator, bars: Locator): Promise<boolean> {
  await opened.page.emulateMedia({ media: 'print' });
  const shown = [await bars.isVisible(), await chat.locator('form').first().isVisible()];
  await opened.page.emulateMedia({ media: null });
  return shown[0] === true && shown[1] === false;
}

async function openTool(advisor: string, name: string): Promise<FrameLocator> {
  await opened.page.goto(`/${advisor}`);
  const chat = opened.page.frameLocator('iframe');
  await press(chat, 'Tools');
  await press(chat, new RegExp(`^${name}`));
  await chat.getByRole('heading', { level: 2, name }).waitFor();
  return chat;
}

/** Uses only the keyboard: everything must be reachable and usable with it. */
async function press(chat: FrameLocator, name: string | RegExp): Promise<void> {
  // A key press on a disabled button does nothing.
  const button = chat.getByRole('button', { name, exact: typeof name === 'string', disabled: false });
  await button.focus();
  await button.press('Enter');
}

/**
 * Checks that there is no violation in light or dark mode, nothing is wider than the narrowest phone, and help is in
 * view.
 */
async function expectAccessible(chat: FrameLocator): Promise<void> {
  const { page } = opened;
  const frame = page.frames().find((one) => one.url().includes('/chat/'));
  if (!frame) throw new Error('There is no chat');
  expect(await violationsInBothModes(page, [frame])).toEqual([]);
  await page.setViewportSize({ width: 320, height: 780 });
  // The frame is notified of the new size after the page.
  await expect
    .poll(() => frame.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 375, height: 780 });
  expect(await chat.getByRole('button', { name: 'Get help now' }).isVisible()).toBe(true);
  expect(await chat.getByRole('button', { name: 'Quick exit' }).isVisible()).toBe(true);
}

/** Records what the browser asks the chat to store from now on. */
function recordWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/functions/v1/chat'))
      writes.push(request.url());
  });
  return writes;
}
