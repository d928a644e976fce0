import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, desktop, openPage, phone, signIn, waitForWatchers } from './browser.ts';
import { registered } from './registered.ts';
import { app, browser, setStage } from './stage.ts';

const question = 'how do i answer a long angry email from my ex';
const notKept = 'This is a private chat';
setStage({}, { isWindowless: true });

test('when an account is closed in one tab, the other tabs show the sign-in screen instead of leaving the site', async () => {
  const nils = await registered(app, 'Nils');
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await signIn(page, nils.email, nils.password);
  const other = await page.context().newPage();
  await other.goto('/progress');
  await waitForWatchers(other);

  await page.goto('/settings?tab=data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const form = page.getByRole('dialog', { name: 'Delete my account' });
  await choose(form.getByLabel(/^Right away/));
  await form.getByLabel('Your password', { exact: true }).fill(nils.password);
  await form.getByRole('button', { name: 'Delete it for good' }).click();
  await page.getByText('Everything in it is gone.').waitFor();

  await other.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(new URL(other.url()).pathname).toBe('/auth');
  await other.getByText('You’re signed out on this device.').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(complaints).toEqual([]);
});

test('two windows show the same ephemeral chat, and closing it in one window closes both', async () => {
  const wim = await registered(app, 'Wim');
  const { page: first, complaints } = await openPage(browser, app.url, phone);
  await signIn(first, wim.email, wim.password, '/james');
  await beginEphemeral(first);
  await ask(first, question);

  const second = await first.context().newPage();
  await second.goto('/james');
  await second.getByText(notKept).waitFor();
  await second.frameLocator('iframe').locator('.message-own').waitFor();
  // Opening another window does not affect the one that started the chat.
  await expect.poll(() => first.getByText(notKept).count()).toBe(1);
  await first.frameLocator('iframe').getByRole('textbox').fill('and what if it comes again');
  await second.getByRole('button', { name: 'Close and delete chat' }).click();
  // Because of the draft, the first window's conversation stays full-screen.
  await first.getByRole('button', { name: 'Exit full screen' }).click();
  for (const page of [first, second]) {
    await page.getByRole('button', { name: 'Private chat' }).waitFor();
    await page
      .frameLocator('iframe')
      .getByText(/^What would you like to ask/)
      .waitFor();
  }
  expect(await first.frameLocator('iframe').getByRole('textbox').inputValue()).toBe(
    'and what if it comes again',
  );

  await beginEphemeral(first);
  await second.getByText(notKept).waitFor();
  await first.close();
  await second.getByRole('button', { name: 'Private chat' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a chat that was deleted in another window says so, keeps the draft and starts over', async () => {
  const lou = await registered(app, 'Lou');
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await signIn(page, lou.email, lou.password, '/james');
  await ask(page, question);
  const other = await page.context().newPage();
  await other.goto('/conversations');
  await other.getByRole('button', { name: `Delete: ${question}` }).click();
  await other.getByRole('button', { name: 'Delete for good' }).click();
  await other.getByText('No conversations yet').waitFor();

  const chat = page.frameLocator('iframe');
  await chat.getByRole('textbox').fill('and what if it comes again');
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await chat.getByRole('alert').getByText('Your last message wasn’t sent.').waitFor();
  await expect.poll(() => chat.locator('.message-own').count()).toBe(0);
  await expect.poll(() => chat.getByRole('textbox').inputValue()).toBe('and what if it comes again');
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await chat.locator('.message-answer[aria-busy=false]').waitFor();
  await expect.poll(() => chat.getByRole('alert').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('the rating of an answer is still there when the chat is opened again', async () => {
  const mia = await registered(app, 'Mia');
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, mia.email, mia.password, '/james');
  await ask(page, question);
  const chat = page.frameLocator('iframe');
  await chat.getByRole('button', { name: 'Helpful', exact: true }).click();
  await chat.getByText('Saved. Your messages weren’t shared.').waitFor();
  await page.reload();
  await chat.getByRole('button', { name: 'Helpful', exact: true, pressed: true }).waitFor();
  await chat.getByRole('button', { name: 'Not helpful', pressed: false }).waitFor();
});

async function beginEphemeral(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Private chat' }).click();
  await page.getByRole('button', { name: 'Start a private chat' }).click();
  await page.getByText(notKept).waitFor();
}

/** Asks in the chat and waits for the whole answer. */
async function ask(page: Page, words: string): Promise<void> {
  const chat = page.frameLocator('iframe');
  await chat.getByRole('textbox').fill(words);
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await chat.getByRole('list', { name: 'Sources from the library' }).waitFor();
}
