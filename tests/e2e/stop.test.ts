import { afterAll, expect, test } from 'vitest';
import type { FrameLocator, Page } from 'playwright-core';
import { startSilentModel } from '../contract/silent-model.ts';
import { desktop, openPage, signIn } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

// The model's answers never end by themselves, so no press of Stop is too late.
const model = await startSilentModel();
afterAll(() => model[Symbol.asyncDispose]());
setStage(
  {
    ADVISOR_LLM_PROVIDER: 'openai-compatible',
    ADVISOR_LLM_BASE_URL: model.url,
    ADVISOR_LLM_MODEL: 'test-model',
  },
  { isWindowless: true },
);

test('a person can stop an answer and request it again, and a new conversation starts empty', async () => {
  const { chat } = await openChat('/hannah');
  await ask(chat, 'what papers do i need to file to start');
  await chat.getByText('Keep the reply short.', { exact: true }).waitFor();
  await stop(chat);
  await chat.getByText('You stopped this answer.').waitFor();
  await expect.poll(() => chat.getByText('Keep the reply short.', { exact: true }).count()).toBe(1);

  await chat.getByRole('button', { name: 'Answer again' }).click();
  await stop(chat);
  await chat.getByText('You stopped this answer.').waitFor();
  await expect.poll(() => chat.locator('.message-own').count()).toBe(1);
  await chat.getByRole('button', { name: 'New conversation' }).click();
  await chat.getByRole('heading', { name: /What would you like to ask/ }).waitFor();
});

test('Stop works even if the question has not reached the server yet', async () => {
  const { page, chat } = await openChat('/lena');
  const pressed = Promise.withResolvers<void>();
  await page.route('**/functions/v1/chat/conversations', async (route) => {
    if (route.request().method() === 'POST') await pressed.promise;
    await route.continue();
  });
  await ask(chat, 'how do i sleep again');
  await stop(chat);
  pressed.resolve();
  await chat.getByText('You stopped this answer.').waitFor();
  await chat.getByRole('button', { name: 'Stop' }).waitFor({ state: 'hidden' });
});

async function openChat(path: string): Promise<{ page: Page; chat: FrameLocator }> {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7', path);
  return { page, chat: page.frameLocator('iframe') };
}

async function ask(chat: FrameLocator, question: string): Promise<void> {
  await chat.getByRole('textbox').fill(question);
  await chat.getByRole('button', { name: 'Send' }).click();
}

async function stop(chat: FrameLocator): Promise<void> {
  await chat.getByRole('button', { name: 'Stop' }).click();
}
