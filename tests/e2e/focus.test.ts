import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { desktop, nextFrames, openPage, openSignIn, phone, signIn, waitForWatchers } from './browser.ts';
import { registered } from './registered.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

test('when the focused element is removed, the next entry gets the focus, or the heading of the section', async () => {
  const vera = await registered(app, 'Vera');
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await signIn(page, vera.email, vera.password);
  await talk(page, 'james', 'how do i answer a long angry email from my ex');
  await talk(page, 'lena', 'how do i stop my mind racing at night');
  await page.goto('/conversations');
  await waitForWatchers(page);

  await page.getByRole('button', { name: /^Rename: how do i stop/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sleep');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Rename: Sleep');

  await page.getByRole('button', { name: 'Delete: Sleep' }).press('Enter');
  await page.getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('how do i answer a long angry email from my ex');
  await page.getByRole('button', { name: /^Delete: how do i answer/ }).press('Enter');
  await page.getByRole('button', { name: 'Delete for good' }).press('Enter');
  await page.getByText('No conversations yet').waitFor();
  await expect.poll(() => focused(page)).toBe('Your conversations');

  await page.goto('/');
  await waitForWatchers(page);
  await addDeadline(page, 'Ring the clerk');
  await page.getByRole('button', { name: 'Edit Ring the clerk' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit deadline' });
  // When a deadline moves to another part of the list, its row is a new element.
  await form.getByRole('button', { name: /^Date/ }).press('Enter');
  await page.getByRole('gridcell', { selected: true }).waitFor();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Save changes' }).press('Enter');
  await form.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Upcoming Deadlines');
  expect(complaints).toEqual([]);
});

test('when a dialog is removed from the page, focus returns to the element that opened it', async () => {
  const { page, complaints } = await openPage(browser, app.url, phone);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7');
  for (const [tab, opener, dialog] of [
    ['data', 'Download my data', 'Download my data'],
    ['data', 'Delete my account', 'Delete my account'],
    ['security', 'Set it up', 'Two-step sign-in'],
  ] as const) {
    await page.goto(`/settings?tab=${tab}`);
    await waitForWatchers(page);
    await page.getByRole('button', { name: opener }).press('Enter');
    await page.getByRole('dialog', { name: dialog }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: dialog }).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe(opener);
  }
  await page.goto('/advisors');
  await waitForWatchers(page);
  const locked = page.getByRole('button', { name: /^Get access/ }).first();
  const name = await locked.innerText();
  await locked.press('Enter');
  await page.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect.poll(() => focused(page)).toBe(name);
  expect(complaints).toEqual([]);
});

test('clicking outside leaves nothing focused, and later removals do not move the focus', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7');
  await waitForWatchers(page);
  await page.getByRole('button', { name: 'Add deadline' }).first().focus();
  await page.mouse.click(640, 5);
  await nextFrames(page);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('p')));
  await page.evaluate(() => document.querySelector('main > p')?.remove());
  await nextFrames(page);
  expect(await focused(page)).toBe('');
});

test('a toast above an open dialog is visible, announced, focusable and clickable, and outlives the dialog', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7');
  await waitForWatchers(page);
  await page.getByRole('button', { name: 'Add deadline' }).first().press('Enter');
  const form = page.getByRole('dialog', { name: 'Add a deadline' });
  const submit = form.getByRole('button', { name: 'Add deadline' });
  await form.getByLabel('Title').waitFor();
  await submit.press('Enter');
  const toast = page.getByRole('region', { name: /Notifications/ });
  const shown = form.getByRole('region', { name: /Notifications/ }).getByText('Please fill in all fields');
  // A toast does not disappear while the mouse is over it.
  await shown.hover();
  await form
    .getByRole('status')
    .getByText(/Missing information/)
    .waitFor();
  await expect.poll(() => isOnTop(page, 'Please fill in all fields')).toBe(true);
  await expect.poll(() => focused(page)).toBe('Title');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Dismiss');
  await page.keyboard.press('Enter');
  await shown.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Title');

  await form.getByLabel('Title').fill('Ring the clerk');
  await form.getByLabel('Time').fill('9:30 AM');
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'hidden' });
  await toast.getByText('Deadline added', { exact: true }).waitFor();
  // A toast is not modal: the page still scrolls.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');

  await page.getByRole('button', { name: 'Add deadline' }).first().press('Enter');
  await form
    .getByRole('region', { name: /Notifications/ })
    .getByText('Deadline added', { exact: true })
    .waitFor();
  await expect.poll(() => isOnTop(page, 'Deadline added')).toBe(true);
  expect(complaints).toEqual([]);
});

test('search results are announced in a live region that already exists', async () => {
  const ida = await registered(app, 'Ida');
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, ida.email, ida.password);
  await talk(page, 'james', 'how do i answer a long angry email from my ex');
  await page.goto('/conversations');
  const status = page.getByRole('region', { name: 'Conversations' }).getByRole('status');
  await page.getByRole('link', { name: /^how do i answer/ }).waitFor();
  const before = await status.elementHandle();
  await page.getByLabel('Search your conversations').fill('angry');
  await status.getByText('1 conversation found').waitFor();
  await page.getByLabel('Search your conversations').fill('zebra');
  await status.getByText('Nothing found').waitFor();
  await page.getByLabel('Search your conversations').fill('');
  await page.getByLabel('Show conversations with').selectOption('lena');
  await status.getByText('Nothing found').waitFor();
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);

  await page.goto('/resources');
  await waitForWatchers(page);
  const library = page.getByRole('main').getByRole('status');
  const there = await library.elementHandle();
  await page.getByLabel('Search the library').fill('zebra');
  await library.getByText('Nothing found').waitFor();
  expect(await there?.evaluate((element) => element.isConnected)).toBe(true);
});

test('planted: without the focus watcher, the focus is lost', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await openSignIn(page);
  await page.getByLabel('Email').focus();
  await page.getByLabel('Email').evaluate((field) => field.remove());
  await nextFrames(page);
  expect(await focused(page)).toBe('');
});

/** Sends a question to an advisor and waits for the whole answer, without the screen. */
async function talk(page: Page, advisor: string, text: string): Promise<void> {
  const kept = await page.evaluate((key) => localStorage.getItem(key) ?? '', storageKeys.session);
  const { access_token: token } = JSON.parse(kept) as { access_token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const path = '/functions/v1/chat/conversations';
  const made = await page.request.post(path, { headers, data: { advisor } });
  const { id } = (await made.json()) as { id: string };
  const turn = { id: randomUUID(), userMessageId: randomUUID(), text };
  await (await page.request.post(`${path}/${id}/turns`, { headers, data: turn })).body();
}

async function addDeadline(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add deadline' }).first().press('Enter');
  const form = page.getByRole('dialog', { name: 'Add a deadline' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Time').fill('11:59 PM');
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'hidden' });
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return (element.getAttribute('aria-label') ?? label ?? element.innerText).trim();
  });
}

/** Whether a press in the middle of the toast with this text would meet it. */
function isOnTop(page: Page, text: string): Promise<boolean> {
  return page.evaluate((words) => {
    const toast = [...document.querySelectorAll('.toast')].find(({ textContent }) =>
      textContent.includes(words),
    );
    const { x = 0, y = 0, width = 0, height = 0 } = toast?.getBoundingClientRect() ?? {};
    return toast?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false;
  }, text);
}
