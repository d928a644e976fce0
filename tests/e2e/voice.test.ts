import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { startSpeechStandIn } from '../contract/speech-stand-in.ts';
import { desktop, openBrowser, openPage, phone, signIn } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

const service = await startSpeechStandIn();
afterAll(() => service[Symbol.asyncDispose]());
setStage({
  ADVISOR_STT_BASE_URL: service.baseUrl,
  ADVISOR_STT_MODEL: 'listener',
  ADVISOR_TTS_BASE_URL: service.baseUrl,
  ADVISOR_TTS_MODEL: 'reader',
  ADVISOR_TTS_VOICE: 'calm',
});

let hearing: Browser;
beforeAll(async () => {
  // Simulates a microphone that beeps, with permission to use it.
  hearing = await openBrowser({
    switches: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });
});
afterAll(() => hearing.close());

test('speech is transcribed into the message field, sent only on a press, and answers are read aloud until Escape', async () => {
  const { page, complaints } = await openPage(hearing, app.url, phone);
  const chat = await openChat(page);
  service.hears('how do i sleep');
  await chat.getByRole('button', { name: 'Speak instead of typing' }).click();
  const panel = chat.getByRole('region', { name: 'Speak instead of typing' });
  await panel.getByText('to our server, then to a speech service').waitFor();
  expect(service.asked).toEqual([]);
  await panel.getByRole('button', { name: 'Start listening' }).click();
  await panel.getByText('Listening. Speak now.').waitFor();
  await panel.getByRole('button', { name: 'Done' }).click();
  await panel.getByText('Your words are in the message box.').waitFor();
  await expect.poll(() => chat.getByRole('textbox').inputValue()).toBe('how do i sleep');
  expect(await chat.locator('.message-own').count()).toBe(0);

  await chat.getByRole('button', { name: 'Send' }).click();
  await chat.getByRole('button', { name: 'Read aloud' }).click();
  const reading = chat.getByRole('region', { name: 'Read aloud' });
  await reading.getByText('People nearby may hear the answer.').waitFor();
  expect(service.asked.map(({ path }) => path)).toEqual(['/v1/audio/transcriptions']);
  await reading.getByRole('button', { name: 'Read it aloud' }).click();
  await reading.getByText('Reading aloud.').waitFor();
  await page.keyboard.press('Escape');
  await reading.waitFor({ state: 'detached' });
  const focused = () => chat.locator(':focus').innerText();
  await expect.poll(focused).toBe('Read aloud');

  // Reading aloud was accepted once, so the second time it starts immediately, and ends by itself.
  await chat.getByRole('button', { name: 'Read aloud' }).click();
  await reading.getByText('Reading aloud.').waitFor();
  await reading.waitFor({ state: 'detached' });
  expect(service.asked.filter(({ path }) => path.endsWith('/speech')).length).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
});

test('a missing microphone is reported in neutral words, and typing still works', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  const chat = await openChat(page);
  await chat.getByRole('button', { name: 'Speak instead of typing' }).click();
  const panel = chat.getByRole('region', { name: 'Speak instead of typing' });
  await panel.getByRole('button', { name: 'Start listening' }).click();
  await panel.getByText(/isn’t allowed to use the microphone|We couldn’t find a microphone/).waitFor();
  await chat.getByRole('textbox').fill('typed as before');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await chat.getByRole('textbox').inputValue()).toBe('typed as before');
  expect(complaints).toEqual([]);
});

test('without a server speech service, a notice is shown before the browser’s own is used, and its failure breaks nothing else', async () => {
  const { page, complaints } = await openPage(hearing, app.url, desktop);
  await page.route('**/functions/v1/voice', (route) =>
    route.fulfill({ json: { listens: false, speaks: false } }),
  );
  const chat = await openChat(page);
  await chat.getByRole('button', { name: 'Speak instead of typing' }).click();
  const panel = chat.getByRole('region', { name: 'Speak instead of typing' });
  await panel.getByText('It may send the audio to the company that makes the browser').waitFor();
  await panel.getByRole('button', { name: 'Start listening' }).click();
  // The real response of this browser: it has no such service, and its speech recognizer has no microphone.
  await panel.getByText(/couldn’t reach its speech service|We couldn’t find a microphone/).waitFor();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => chat.locator(':focus').getAttribute('aria-label')).toBe('Speak instead of typing');
  expect(complaints).toEqual([]);
});

async function openChat(page: Page): Promise<FrameLocator> {
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7', '/lena');
  const chat = page.frameLocator('iframe');
  await chat.getByText('Automated answers').waitFor();
  return chat;
}
