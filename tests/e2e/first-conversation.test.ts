import { expect, test } from 'vitest';
import type { FrameLocator, Page } from 'playwright-core';
import { desktop, openPage, openSignIn, phone, signIn } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

// Specification: 2.routes.1, 2.auth.5, 2.auth.6
// ASVS: 1.3.5
test('a new person registers, confirms by email, signs in and gets an answer with its source', async () => {
  const { page, complaints } = await openPage(browser, app.url, phone);
  await register(page, 'ada@example.test');
  await page.getByRole('tab', { name: 'Login', selected: true }).waitFor();

  const [mail] = await app.mailTo('ada@example.test');
  const shown = `${mail?.subject} ${mail?.text} ${mail?.html.replaceAll(/<[^>]+>/g, ' ')}`;
  expect(shown).not.toMatch(/divorc|separat|lena|emma|hannah|james|\bmax\b|\bava\b/i);
  await page.goto(await app.newestLink('ada@example.test'));
  await page.getByRole('heading', { name: 'Welcome back, Ada!' }).waitFor();
  await page.getByText('7 days').first().waitFor();

  await page.getByRole('link', { name: /Chat Now.*Lena|Lena.*Chat Now/ }).click();
  const chat = chatOf(page);
  await ask(chat, 'how can i sleep again');
  const source = chat.getByRole('list', { name: 'Sources from the library' }).getByRole('button').first();
  await source.waitFor();
  await source.click();
  await chat
    .getByRole('dialog')
    .getByText(/Where this comes from|Practical suggestions/)
    .waitFor();
  await chat.getByRole('button', { name: 'Close' }).click();

  // Doesn't look for the passage's text, because its dialog may still be closing.
  const answer = await chat.locator('.message-answer[aria-busy=false]').innerText();
  await page.reload();
  await chatOf(page).getByText('how can i sleep again', { exact: true }).waitFor();
  const again = chatOf(page).locator('.message-answer[aria-busy=false]');
  expect(await again.innerText()).toContain(answer.slice(0, 80));
  expect(complaints).toEqual([]);
});

// Specification: D.adds.2
test('a crisis message is answered with people and phone numbers to call, and the library is not searched', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7', '/lena');
  const chat = chatOf(page);
  await ask(chat, 'i want to kill myself');
  const answer = chat.locator('.message-answer').last();
  await answer.getByRole('link', { name: 'Call 988' }).waitFor();
  expect(await answer.getByRole('list', { name: 'Sources from the library' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('if the library has another matching text, the person can request it', async () => {
  const { page, complaints } = await openPage(browser, app.url, phone);
  // Uses a different person than above: nobody asks so often within a minute.
  await signIn(page, 'admin@evenkeel.test', 'steady-lantern-9', '/james');
  const chat = chatOf(page);
  await chat.getByText('Automated answers from our library').click();
  await chat.getByRole('group').getByText('James is an automated guide, not a person').waitFor();
  await ask(chat, 'how do i go no contact with my ex wife');
  const first = await sources(chat).innerText();
  await chat.getByRole('button', { name: 'Not helpful' }).click();
  await chat.getByText('Saved. Your messages weren’t shared.').waitFor();
  await chat.getByRole('button', { name: 'Not helpful', pressed: true }).click();
  await chat.getByText('Rating removed.').waitFor();
  await chat.getByRole('button', { name: 'Writing again after a long silence' }).click();
  await expect.poll(() => chat.locator('.message-answer').count()).toBe(2);
  await sources(chat)
    .filter({ hasNotText: first.slice(4) })
    .last()
    .waitFor();
  expect(complaints).toEqual([]);
});

test('an answer interrupted by a reload continues to its end', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7', '/emma');
  const chat = chatOf(page);
  await chat.locator('ul:not(.openings) .suggestion').nth(1).click();
  await chat.locator('.message-answer p:not(.note)').first().waitFor();
  await page.reload();
  // The sources may arrive before the last words.
  const whole = chat.locator('.message-answer[aria-busy=false]');
  await whole.waitFor();
  const resumed = await whole.innerText();
  await page.reload();
  await whole.waitFor();
  expect(await whole.innerText()).toBe(resumed);
  expect(complaints).toEqual([]);
});

test('pressing Shift three times leaves the site even while the chat has the focus', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7');
  await page.context().route('https://**', (route) => route.fulfill({ body: 'sunny' }));
  await page.goto('/lena');
  await chatOf(page).getByRole('textbox').focus();
  for (const _press of [1, 2, 3]) await page.keyboard.press('Shift');
  await page.waitForURL(/^https:/);
});

test('a conversation deleted while it starts receives no messages', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, 'admin@evenkeel.test', 'steady-lantern-9', '/ava');
  const chat = chatOf(page);
  const begun = Promise.withResolvers<void>();
  await page.route('**/functions/v1/chat/conversations', async (route) => {
    if (route.request().method() === 'POST') await begun.promise;
    await route.continue();
  });
  await ask(chat, 'my secret plan');
  await chat.getByRole('button', { name: 'Delete', exact: true }).click();
  await chat.getByRole('button', { name: 'Delete for good' }).click();
  await chat.getByRole('heading', { name: /What would you like to ask/ }).waitFor();
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  begun.resolve();
  await deleted;
  await page.reload();
  await chat.getByRole('heading', { name: /What would you like to ask/ }).waitFor();
  expect(await chat.getByText('my secret plan').count()).toBe(0);
});

test('a chat whose code cannot be loaded says so before anything is typed, and works after a reload', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7', '/hannah');
  const code = '**/assets/conversation-*.js';
  await page.route(code, (route) => route.abort());
  const chat = chatOf(page);
  await chat.getByRole('textbox').click();
  await chat.getByText('We couldn’t reach the server. Reload the page.').waitFor();
  await chat.getByRole('textbox').fill('what do i bring to a first meeting with a lawyer');
  expect(await chat.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  await page.unroute(code);
  await page.reload();
  await ask(chat, 'what do i bring to a first meeting with a lawyer');
  await chat.locator('.message-answer[aria-busy=false]').waitFor();
});

// Specification: 2.routes.7
test('an advisor outside the plan cannot be opened, not even by URL', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7', '/max');
  await page.getByRole('heading', { name: 'Max' }).waitFor();
  await page.getByText('This advisor comes with the Premium plan').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
});

async function register(page: Page, email: string): Promise<void> {
  await openSignIn(page);
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lowe');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('river-stone-12');
  await page.getByLabel('Confirm password', { exact: true }).fill('river-stone-12');
  await page.getByRole('button', { name: 'Create account' }).click();
}

function chatOf(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

function sources(chat: FrameLocator) {
  return chat.getByRole('list', { name: 'Sources from the library' });
}

async function ask(chat: FrameLocator, question: string): Promise<void> {
  const field = chat.getByRole('textbox');
  await field.fill(question);
  await chat.getByRole('button', { name: 'Send' }).click();
}
