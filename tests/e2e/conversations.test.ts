import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { desktop, openPage, phone, signIn } from './browser.ts';
import { registered } from './registered.ts';
import { app, browser, setStage } from './stage.ts';

const question = 'how do i answer a long angry email from my ex';

setStage({}, { isWindowless: true });

test('an ephemeral chat leaves no data behind, and the next chat is stored', async () => {
  const nora = await registered(app, 'Nora');
  const { page, complaints } = await openPage(browser, app.url, phone);
  await signIn(page, nora.email, nora.password, '/james');
  await page.getByRole('button', { name: 'Private chat' }).click();
  await page.getByText('It’s deleted for good when you leave or reload this page').waitFor();
  await startEphemeral(page);
  const asked = page.waitForRequest(/\/turns$/);
  await ask(page);
  const unkept = (await asked).url().replace(/\/turns$/, '');
  expect(await statusOf(page, unkept)).toBe(200);
  // The conversation now fills the screen. A trial click fails on covered elements.
  await page.getByRole('button', { name: 'Close and delete chat' }).click({ trial: true });

  await page.goto('/conversations');
  await page.getByText('No conversations yet').waitFor();
  await expect.poll(() => statusOf(page, unkept)).toBe(404);

  await page.goto('/james');
  await page.getByRole('button', { name: 'Private chat' }).click();
  await startEphemeral(page);
  const closed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('link', { name: 'Advisors' }).last().click();
  expect((await closed).status()).toBe(204);

  await page.goto('/james');
  await page.getByRole('button', { name: 'Private chat' }).waitFor();
  await ask(page);
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await page.getByRole('link', { name: 'Your conversations' }).click();
  await page.getByRole('link', { name: question }).waitFor();
  expect(complaints).toEqual([]);
});

test('a person can find, rename, rate, export, continue and delete a conversation', async () => {
  const otto = await registered(app, 'Otto');
  const { page, complaints } = await openPage(browser, app.url, {
    ...desktop,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await signIn(page, otto.email, otto.password, '/james');
  await ask(page);
  await page.goto('/conversations');
  await page.getByLabel('Search your conversations').fill('zebra');
  await page.getByText('No conversations match your search').waitFor();
  await page.getByLabel('Search your conversations').fill('angry');
  await page.getByText('1 conversation found').waitFor();
  await page.getByRole('button', { name: 'Delete all conversations' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: `Rename: ${question}` }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('About the mail');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('link', { name: 'About the mail' }).click();

  await page.getByRole('heading', { level: 1, name: 'About the mail' }).waitFor();
  expect(await page.title()).toBe('Conversations · Evenkeel');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByLabel('I didn’t understand it').click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('We don’t see your question or the answer.').waitFor();
  await page.getByRole('link', { name: 'All conversations' }).click();
  await page.getByRole('button', { name: 'Delete all conversations' }).waitFor();
  await page.getByLabel('Show conversations with').selectOption('lena');
  await page.getByText('No conversations with Lena yet').waitFor();
  await page.getByRole('button', { name: 'Delete all conversations' }).waitFor({ state: 'hidden' });
  await page.getByLabel('Show conversations with').selectOption('');
  await page.getByRole('link', { name: 'About the mail' }).click();
  await page.getByText('You said this didn’t help.').waitFor();

  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await toast(page, 'Copied to clipboard').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`> ${question}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^notes-[\d-]+\.md$/);
  expect(await readFile(await download.path(), 'utf8')).toBe(copied);

  await page.getByRole('button', { name: 'Email a copy' }).click();
  await page.getByRole('link', { name: 'Go to Settings' }).click();
  await page
    .getByRole('region', { name: 'Your conversations' })
    .getByRole('button', { name: 'Turn on' })
    .click();
  await page.getByRole('button', { name: 'Yes, no one else can open it' }).click();
  await page.getByText('On. We email a copy to').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Email a copy' }).click();
  const shown = await page.getByRole('region', { name: 'Text of the email' }).innerText();
  await page.getByRole('button', { name: 'Send this email' }).click();
  await toast(page, 'Your copy is on its way').waitFor();
  const [mail] = await app.mailTo(otto.email);
  expect(mail?.subject).toBe('Your notes');
  expect(mail?.text.trim()).toBe(shown.trim());

  await page.getByRole('button', { name: 'Continue with James' }).click();
  await page.frameLocator('iframe').getByText(question).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Ask a lawyer before you delete anything that could be evidence').waitFor();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('No conversations yet').waitFor();
  expect(complaints).toEqual([]);
});

async function startEphemeral(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start a private chat' }).click();
  await page.getByText('This is a private chat').waitFor();
}

/** The response of the chat to a request from this browser. */
function statusOf(page: Page, url: string): Promise<number> {
  return page.evaluate(
    async ([key, address]) => {
      const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
      return (await fetch(address, { headers: { Authorization: `Bearer ${token}` } })).status;
    },
    [storageKeys.session, url] as const,
  );
}

/** Asks a question in the chat and waits for the whole answer. */
async function ask(page: Page): Promise<void> {
  const chat = page.frameLocator('iframe');
  await chat.getByRole('textbox').fill(question);
  await chat.getByRole('button', { name: 'Send' }).click();
  await chat.getByRole('list', { name: 'Sources from the library' }).waitFor();
}

function toast(page: Page, title: string) {
  return page.getByRole('region', { name: /Notifications/ }).getByText(title);
}
