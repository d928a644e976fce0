import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { violations } from './axe.ts';
import { waitForRequests, choose, desktop, openPage, phone, signIn, waitForStart } from './browser.ts';
import { app, browser, setStage, wholeBrowser } from './stage.ts';

// The browser's clock is set to 9:00 yesterday, when every session created today is already valid.
const yesterday = new Date(Date.now() - 86_400_000);
const nine = new Date(
  Date.UTC(yesterday.getUTCFullYear(), yesterday.getUTCMonth(), yesterday.getUTCDate(), 9),
);
const HOUR = 3_600_000;

setStage({}, { isWindowless: true });

async function signedIn(options: BrowserContextOptions, opened: Browser = browser) {
  const watched = await openPage(opened, app.url, { ...options, timezoneId: 'UTC' });
  await watched.page.clock.install({ time: nine });
  await signIn(watched.page, 'sam@evenkeel.test', 'quiet-harbour-7');
  const card = watched.page.getByRole('region', { name: 'Upcoming Deadlines' });
  return { ...watched, card };
}

// Specification: 5.deadline.1, 5.deadline.2, 5.deadline.4, 5.dates, 8.ok.deadlines
test('a person can add a deadline with the calendar, edit it, remove it and restore it', async () => {
  const { page, card, complaints } = await signedIn(phone);
  await card.getByRole('button', { name: 'Add deadline' }).click();
  const form = page.getByRole('dialog', { name: 'Add a deadline' });
  await form.getByRole('button', { name: 'Add deadline' }).click();
  await toast(page, 'Missing information', 'Please fill in all fields');
  await form.getByLabel('Title').and(page.locator('[aria-invalid=true]')).waitFor();
  expect(await form.getByLabel('Medium').isChecked()).toBe(true);
  await form.getByLabel('Title').fill('Pay the filing fee');

  // By keyboard alone: moves a week ahead, Esc leaves the form unchanged, and clearing returns to today.
  const day = form.getByRole('button', { name: /^Date/ });
  const calendar = page.getByRole('dialog', { name: 'Choose a date' });
  await day.press('Enter');
  await calendar.getByRole('button', { name: /^Today/ }).waitFor();
  expect(await calendar.locator('th').first().getAttribute('aria-label')).toBe('Sunday');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await calendar.waitFor({ state: 'hidden' });
  await expect.poll(() => day.innerText()).toBe(written(new Date(nine.getTime() + 7 * 24 * HOUR)));
  await day.press('Enter');
  await calendar.getByRole('gridcell', { selected: true }).waitFor();
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'hidden' });
  await day.click();
  await calendar.getByRole('button', { name: 'Back to today' }).click();
  await expect.poll(() => day.innerText()).toBe(written(nine));

  await form.getByLabel('Time').fill('11.59pm');
  await choose(form.getByLabel('High'));
  await form.getByRole('button', { name: 'Add deadline' }).click();
  await toast(page, 'Deadline added', 'Pay the filing fee');
  const today = card.getByRole('list', { name: 'Today' }).getByRole('listitem');
  await today.filter({ hasText: `${written(nine)}, 11:59 PM` }).waitFor();

  await card.getByRole('button', { name: 'Edit Pay the filing fee' }).click();
  const change = page.getByRole('dialog', { name: 'Edit deadline' });
  expect(await change.getByLabel('Time').inputValue()).toBe('11:59 PM');
  expect(await change.getByLabel('High').isChecked()).toBe(true);
  await change.getByRole('textbox', { name: 'Title' }).fill('Pay the court fee');
  await change.getByLabel('Time').fill('8:00 AM');
  await change.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, 'Deadline updated', 'Pay the court fee');
  const row = card.getByRole('list', { name: 'Overdue' }).getByRole('listitem');
  await row.filter({ hasText: 'Earlier today' }).waitFor();

  const remove = card.getByRole('button', { name: 'Remove Pay the court fee' });
  await remove.click();
  await toast(page, 'Deadline removed', 'Pay the court fee');
  const undo = card.getByRole('button', { name: 'Undo removing Pay the court fee' });
  await undo.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await remove.click();
  await undo.waitFor();
  await page.reload();
  await card.getByText('Parent-teacher conference').waitFor();
  expect(await card.getByText('Pay the court fee').count()).toBe(0);
  expect(complaints).toEqual([]);
});

// Specification: 4.reminders, 5.deadline.5, 8.ok.notices, 9.reminders
test('reminders require permission and appear an hour before the deadline and when it is due, without details', async () => {
  const { page, card, complaints } = await signedIn(
    { ...desktop, permissions: ['notifications'] },
    await wholeBrowser(),
  );
  await recordNotifications(page);
  for (const [title, date, time] of [
    ['Hearing', written(nine), '11:00 AM'],
    ['Call the clerk', written(nine), 'around 11'],
    ['Long ahead', written(new Date(nine.getTime() + 60 * 24 * HOUR)), '9:00 AM'],
  ] as const) {
    await addDeadline(page, { title, date, time });
  }
  await page.goto('/');
  await card.getByRole('button', { name: 'Turn on reminders' }).click();
  const question = page.getByRole('dialog', { name: 'Is it safe to get notifications on this device?' });
  await question.getByRole('button', { name: 'Yes, turn on reminders' }).click();
  await toast(page, 'Notifications enabled');
  await card.getByText('Reminders are on').waitFor();

  // The reminders appear anywhere in the app, also after the person comes back.
  const list = page.waitForResponse(/rest\/v1\/deadlines/);
  await page.goto('/resources');
  await list;
  // On this screen only the reminders request the list. Without the response, the reminder would not be shown.
  await waitForRequests(page);
  await page.clock.runFor(HOUR);
  const soon = ['Reminder', 'Something on your list is due within the hour.'];
  // The code for a notification first checks for a service worker.
  await expect.poll(() => shownNotifications(page)).toEqual([soon]);
  await page.clock.runFor(2 * HOUR);
  await expect
    .poll(() => shownNotifications(page))
    .toEqual([soon, ['Reminder', 'Something on your list is due now.']]);

  await page.goto('/');
  await card.getByRole('button', { name: 'Turn off reminders' }).click();
  await card.getByText('Reminders are off').waitFor();
  expect(complaints).toEqual([]);
});

// Specification: 8.notices
test('blocked, failing and unsupported notifications are distinguished', async () => {
  const { page, card } = await signedIn(desktop, await wholeBrowser());
  const turnOn = card.getByRole('button', { name: 'Turn on reminders' });
  const yes = page.getByRole('button', { name: 'Yes, turn on reminders' });
  await turnOn.click();
  await yes.click();
  await toast(page, 'Notifications disabled', 'Notification permission was not granted.');

  await page.evaluate(() => {
    Notification.requestPermission = () => Promise.reject(new Error('broken'));
  });
  await turnOn.click();
  await yes.click();
  await toast(page, 'Notification error', 'Could not enable notifications due to an error.');

  await page.evaluate(() => Reflect.deleteProperty(window, 'Notification'));
  await turnOn.click();
  await toast(page, 'Notifications not supported', 'Your browser does not support notifications.');
  await card.getByText('Reminders are off').waitFor();
});

// Specification: 5.deadline.6, 8.deadlines.load, 8.deadlines.save, 8.deadlines.remove
test('errors while loading, saving and removing deadlines are shown, and no input is lost', async () => {
  const { page, card } = await signedIn(desktop);
  await page.route('**/rest/v1/deadlines*', (route) => route.fulfill({ json: { is: 'no list' } }));
  await page.reload();
  await card.getByRole('heading', { name: 'Past' }).waitFor();
  await toast(page, 'Error loading deadlines', 'Could not load your deadlines from the server.');
  await expect.poll(() => card.getByText('Sample', { exact: true }).count()).toBe(3);
  expect(await card.getByRole('button', { name: /^(Remove|Change)/ }).count()).toBe(0);
  await page.unroute('**/rest/v1/deadlines*');
  await card.getByRole('button', { name: 'Try again' }).click();
  await card.getByText('Parent-teacher conference').waitFor();

  await card.getByRole('button', { name: 'Edit Parent-teacher conference' }).click();
  const form = page.getByRole('dialog', { name: 'Edit deadline' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Parents’ evening');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, 'Error saving deadline', 'Could not save your deadline to the server.');
  expect(await form.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Parents’ evening');
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Remove Parent-teacher conference' }).click();
  await toast(page, 'Error removing deadline', 'Could not remove your deadline from the server.');
  await card.getByRole('button', { name: 'Edit Parent-teacher conference' }).waitFor();
});

test.each([
  ['light', { width: 320, height: 640 }],
  ['dark', { width: 1280, height: 900 }],
] as const)(
  'the deadline form, the calendar and the confirmation dialog violate no accessibility rule (%s)',
  async (scheme, size) => {
    const { page, card } = await signedIn({ viewport: size, colorScheme: scheme, reducedMotion: 'reduce' });
    await card.getByRole('button', { name: 'Add deadline' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add deadline' }).click();
    await toast(page, 'Missing information');
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: /^Date/ }).click();
    const calendar = page.getByRole('dialog', { name: 'Choose a date' });
    await calendar.getByRole('grid').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: 'Turn on reminders' }).click();
    await page.getByRole('dialog', { name: /^Is it safe/ }).waitFor();
    expect(await faults(page)).toEqual([]);
  },
);

/** Formats a date as the screens do, for example 'November 21, 2026'. */
function written(day: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

async function toast(page: Page, title: string, description?: string): Promise<void> {
  const shown = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await shown.filter({ hasText: title }).waitFor();
  if (description) await shown.filter({ hasText: description }).waitFor();
}

/** The day that the browser considers today. */
async function addDue(page: Page, title: string): Promise<void> {
  await addDeadline(page, { title, date: written(nine), time: '3:00 PM', priority: 'high' });
  await page.reload();
  // A key that is pressed before the app has started is lost.
  await waitForStart(page);
}

async function addDeadline(page: Page, deadline: Record<string, string>): Promise<void> {
  const kept = await page.evaluate((key) => localStorage.getItem(key) ?? '', storageKeys.session);
  const session = JSON.parse(kept) as { access_token: string; user: { id: string } };
  const answer = await page.request.post('/rest/v1/deadlines', {
    headers: { Authorization: `Bearer ${session.access_token}` },
    data: { user_id: session.user.id, ...deadline },
  });
  expect(answer.status()).toBe(201);
}

/** Records the notifications that the browser is asked to show, and shows them. */
async function recordNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: [string, string | undefined][] = [];
    Object.assign(window, { shown });
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        shown.push([title, options?.body]);
      }
    };
  });
}

function shownNotifications(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as unknown as { shown: unknown }).shown);
}

/** Returns the violated rules, and whether the page is wider than the screen. */
async function faults(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [...(await violations(page)), ...(overflow > 0 ? [`scrolls sideways by ${overflow}`] : [])];
}

test.each([
  ['a phone in light', phone, 'light'],
  ['a desktop in dark', desktop, 'dark'],
] as const)(
  'keyboard users can navigate the month, which lists the deadlines due, on %s',
  async (where, device, colorScheme) => {
    const { page, card, complaints } = await signedIn({ ...device, colorScheme });
    await addDue(page, `Mediation on ${where}`);
    await card.getByRole('button', { name: 'Month', exact: true }).press('Enter');
    const grid = card.getByRole('grid');
    const today = grid.getByRole('button', { name: /^Today, .*, \d deadlines?$/ });
    await today.waitFor();
    await expect
      .poll(() => grid.getByRole('gridcell', { selected: true }).getByRole('button').count())
      .toBe(1);
    await card.getByRole('button', { name: `Edit Mediation on ${where}` }).waitFor();
    expect(await violations(page)).toEqual([]);

    await today.press('ArrowDown');
    await card.getByText('Nothing is due.').waitFor();
    await page.keyboard.press('ArrowUp');
    await today.and(page.locator(':focus')).waitFor();
    const month = await grid.getAttribute('aria-label');
    await page.keyboard.press('PageDown');
    await expect.poll(() => grid.getAttribute('aria-label')).not.toBe(month);
    await card.getByRole('button', { name: 'Today', exact: true }).click();
    await card.getByRole('button', { name: `Edit Mediation on ${where}` }).click();
    await page.getByRole('dialog', { name: 'Edit deadline' }).waitFor();
    await page.keyboard.press('Escape');
    expect(complaints).toEqual([]);
  },
);

test('the week view lists seven days, moves forward and back, and opens a deadline', async () => {
  const { page, card, complaints } = await signedIn(phone);
  await addDue(page, 'Pick up the forms');
  await card.getByRole('button', { name: 'Week', exact: true }).click();
  const due = card.getByRole('button', { name: /^Edit Pick up the forms/ });
  await due.waitFor();
  expect(await violations(page)).toEqual([]);
  const days = card.getByRole('listitem').filter({ hasText: /^(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day/ });
  await expect.poll(() => days.count()).toBe(7);
  await card.getByRole('button', { name: 'Next week' }).click();
  await due.waitFor({ state: 'hidden' });
  await card.getByRole('button', { name: 'Previous week' }).click();
  await due.click();
  await page.getByRole('dialog', { name: 'Edit deadline' }).waitFor();
  expect(complaints).toEqual([]);
});

test('printing the month view prints only the month, with the deadlines on their days', async () => {
  const { page, card } = await signedIn(desktop);
  await addDue(page, 'Take the papers along');
  await card.getByRole('button', { name: 'Month', exact: true }).click();
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.documentElement.dataset['prints'] ?? '';
    };
  });
  await card.getByRole('button', { name: 'Print this month' }).click();
  await page.locator('html[data-printed=part]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const cell = card.getByRole('cell', { name: /Take the papers along/ });
  await cell.waitFor();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
  expect(await page.getByRole('grid').isVisible()).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.getByRole('heading', { level: 1 }).waitFor();
});
