import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PushStandIn, type StandInBrowser, openPushStandIn } from '../../dev/push/stand-in.ts';
import { violations } from './axe.ts';
import { desktop, openPage, phone, signIn } from './browser.ts';
import { registered } from './registered.ts';
import { app, browser, setStage, wholeBrowser } from './stage.ts';

let pushes: PushStandIn;

setStage({}, { isWindowless: true });
beforeAll(async () => {
  pushes = await openPushStandIn();
});
afterAll(() => pushes[Symbol.asyncDispose]());

/** Opens the settings of a new person, whose browser allows notifications and uses the stand-in for push messages. */
async function openSettings(firstName: string, options = desktop, opened = browser) {
  const person = await registered(app, firstName);
  const watched = await openPage(opened, app.url, {
    ...options,
    timezoneId: 'America/New_York',
    permissions: ['notifications'],
  });
  const { page } = watched;
  await signIn(page, person.email, person.password, '/settings?tab=reminders');
  const reminders = page.getByRole('region', { name: 'Reminders when this page is closed' });
  await reminders.getByRole('heading', { name: 'On this device' }).waitFor();
  return { ...watched, ...person, reminders };
}

/** The browser's vendor runs a push service, which no test uses: the test simulates it. */
async function subscribeAt(page: Page, subscribed: (serverKey: string) => StandInBrowser): Promise<void> {
  await page.exposeFunction('standInSubscribe', (key: string) => {
    const { endpoint, p256dh, auth } = subscribed(key);
    return { endpoint, keys: { p256dh, auth } };
  });
  await page.addInitScript(() => {
    let current: object | null = null;
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const { standInSubscribe } = window as unknown as {
        standInSubscribe: (key: unknown) => Promise<object>;
      };
      const json = await standInSubscribe(options?.applicationServerKey);
      current = {
        toJSON: () => json,
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      return current as PushSubscription;
    };
  });
  await page.reload();
}

/** The notifications that the service worker has shown and that are still open. */
function shownNotices(page: Page): Promise<{ title: string; body: string; tag: string }[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const notices = (await registration?.getNotifications()) ?? [];
    return notices.map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

function workers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

/** Passes a message to the service worker like the browser itself. */
async function deliver(page: Page, message: unknown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first) registered.resolve(first.registrationId);
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(app.url).origin,
    registrationId: await registered.promise,
    data: JSON.stringify(message),
  });
  await session.detach();
}

test('notifications start after a confirmation, arrive while the page is hidden, and contain no details', async () => {
  const { page, reminders, complaints } = await openSettings('Pia', desktop, await wholeBrowser());
  const keys: string[] = [];
  await subscribeAt(page, (key) => {
    keys.push(key);
    return pushes.subscribe(key);
  });
  expect(await workers(page)).toBe(0);
  await reminders.getByRole('button', { name: 'Turn on notifications on this device' }).click();
  const question = page.getByRole('dialog', { name: 'Is it safe to get notifications on this device?' });
  await question.getByRole('button', { name: 'Leave them off' }).click();
  expect(await workers(page)).toBe(0);
  await reminders.getByRole('button', { name: 'Turn on notifications on this device' }).click();
  await question.getByRole('button', { name: 'Yes, turn them on' }).click();
  await reminders.getByText('On until you sign out on this device.').waitFor();
  expect(keys).toHaveLength(1);
  await expect.poll(() => reminders.getByLabel('Time zone').inputValue()).toBe('America/New_York');

  const message = { title: 'Reminder', body: 'Something on your list is due now.', tag: 'reminder-now-1' };
  await deliver(page, message);
  await expect.poll(() => shownNotices(page)).toEqual([message]);
  // The page's own notification of the same reminder replaces it.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.showNotification('Reminder', { body: 'The same', tag: 'reminder-now-1' });
  });
  await expect.poll(() => shownNotices(page)).toEqual([{ ...message, body: 'The same' }]);

  await reminders.getByRole('button', { name: 'Turn off notifications on this device' }).click();
  await reminders.getByText('Off. You won’t get notifications while this page is closed.').waitFor();
  expect(complaints).toEqual([]);
});

test('Quick exit stops the notifications in the browser and on the server', async () => {
  const { page, reminders, email, password } = await openSettings('Quentin', desktop, await wholeBrowser());
  await subscribeAt(page, (key) => pushes.subscribe(key));
  await page.route('https://www.weather.gov/**', (route) => route.fulfill({ body: 'Sunny' }));
  await reminders.getByRole('button', { name: 'Turn on notifications on this device' }).click();
  await page.getByRole('button', { name: 'Yes, turn them on' }).click();
  await reminders.getByText('On until you sign out on this device.').waitFor();
  await page.getByRole('link', { name: 'Quick exit' }).first().click();
  await page.waitForURL('https://www.weather.gov/**');
  await page.goto('/robots.txt');
  await expect.poll(() => workers(page)).toBe(0);
  await signIn(page, email, password, '/settings?tab=reminders');
  await reminders.getByText('Off. You won’t get notifications while this page is closed.').waitFor();
  expect(await reminders.getByText('On other devices').count()).toBe(0);
});

test('emails start after a confirmation, and the chosen wording, days and quiet hours are saved', async () => {
  const { page, reminders, email, complaints } = await openSettings('Runa', phone);
  await reminders.getByRole('button', { name: 'Turn on email reminders' }).click();
  const question = page.getByRole('dialog', { name: 'Is it safe to reach you here?' });
  await question.getByText(email).waitFor();
  await question.getByRole('button', { name: 'Yes, no one else can open it' }).click();
  await reminders.getByText(`On. Emails go to ${email}.`).waitFor();

  // Uses a press instead of `check`, which looks immediately, but the choice is shown a moment later.
  await reminders.getByLabel('1 week').click();
  await reminders.getByRole('radio', { name: 'My own words' }).click();
  await reminders.getByRole('button', { name: 'Save wording' }).click();
  await reminders.getByText('Enter what the reminder should say').waitFor();
  await reminders.getByLabel('Your wording').fill('Water the plants');
  await reminders.getByRole('button', { name: 'Save wording' }).click();
  await page.getByText('Your wording is saved').first().waitFor();
  await reminders.getByLabel('Don’t send anything during these hours').click();
  await expect.poll(() => reminders.getByLabel('From').inputValue()).toBe('22:00');
  const isKept = page.waitForResponse(
    (response) =>
      response
        .request()
        .postData()
        ?.includes(`"quietTo":${6 * 60 + 30}`) ?? false,
  );
  await reminders.getByLabel('To', { exact: true }).fill('06:30');
  await reminders.getByLabel('From').focus();
  await isKept;

  await page.reload();
  await expect.poll(() => reminders.getByLabel('To', { exact: true }).inputValue()).toBe('06:30');
  await expect.poll(() => reminders.getByLabel('1 week').isChecked()).toBe(true);
  await expect.poll(() => reminders.getByLabel('Your wording').inputValue()).toBe('Water the plants');
  expect(complaints).toEqual([]);
});

test('emails about sign-ins are off by default, and arrive once they are turned on', async () => {
  const { page, email, password } = await openSettings('Selma');
  await page.getByRole('tab', { name: 'Sign-in and security' }).click();
  const card = page.getByRole('region', { name: 'Email me about new sign-ins' });
  await card.getByText('Off.', { exact: true }).waitFor();
  await card.getByRole('button', { name: 'Turn on sign-in emails' }).click();
  await page.getByRole('button', { name: 'Yes, no one else can open it' }).click();
  await card.getByText(`On. Emails go to ${email}.`).waitFor();
  await page.request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
  await expect
    .poll(async () => (await app.mailTo(email)).map(({ subject }) => subject), {
      timeout: 60_000,
      interval: 1000,
    })
    .toContain('About your account');
});

test('deadlines can be exported to another calendar without titles, as a file or by a revocable URL', async () => {
  const { page, complaints, password } = await openSettings('Tilda');
  const card = page.getByRole('region', { name: 'Your deadlines in another calendar' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Save all deadlines as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('calendar.ics');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n/);

  await card.getByRole('button', { name: 'Create an address' }).click();
  const address = await card.getByLabel('Your secret address').inputValue();
  expect((await page.request.get(address)).status()).toBe(200);
  await card.getByRole('button', { name: 'Remove address' }).click();
  await card.getByText('You don’t have an address yet.').waitFor();
  expect((await page.request.get(address)).status()).toBe(404);

  // An address with titles requires the password, not just an open session.
  await card.getByText('The real titles').click();
  await card.getByRole('button', { name: 'Create an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an address with the real titles' });
  await dialog.getByLabel('Your password', { exact: true }).waitFor();
  expect(await faults(page)).toEqual([]);
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Create the address' }).click();
  const withTitles = await card.getByLabel('Your secret address').inputValue();
  await card.getByText('It shows the real titles.').waitFor();
  expect((await page.request.get(withTitles)).status()).toBe(200);

  await page.goto('/');
  const list = page.getByRole('region', { name: 'Upcoming Deadlines' });
  await list.getByRole('button', { name: 'Add deadline' }).click();
  const form = page.getByRole('dialog', { name: 'Add a deadline' });
  await form.getByLabel('Title').fill('Call the clerk');
  await form.getByLabel('Time').fill('11:59 PM');
  await form.getByRole('button', { name: 'Add deadline' }).click();
  await list.getByRole('button', { name: 'Edit Call the clerk' }).click();
  const [one] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to my calendar' }).click(),
  ]);
  const text = await readFile(await one.path(), 'utf8');
  expect(text).toContain('SUMMARY:Reminder');
  expect(text).not.toContain('clerk');
  expect(complaints).toEqual([]);
});

test.each([
  ['light', { width: 320, height: 640 }],
  ['dark', { width: 1280, height: 900 }],
] as const)(
  'the reminder cards, the confirmation dialogs and the unsubscribe page violate no accessibility rule (%s)',
  async (scheme, size) => {
    const name = scheme === 'light' ? 'Ulla' : 'Vera';
    const { page, reminders } = await openSettings(name, { ...desktop, viewport: size });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await reminders.getByRole('button', { name: 'Turn on notifications on this device' }).click();
    await page.getByRole('dialog', { name: 'Is it safe to get notifications on this device?' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Leave them off' }).click();
    await reminders.getByRole('button', { name: 'Turn on email reminders' }).click();
    await page.getByRole('button', { name: 'Yes, no one else can open it' }).click();
    await reminders.getByLabel('Time zone').waitFor();
    await reminders.getByLabel('Don’t send anything during these hours').click();
    await reminders.getByLabel('From').waitFor();
    await reminders.getByRole('radio', { name: 'My own words' }).click();
    const card = page.getByRole('region', { name: 'Your deadlines in another calendar' });
    await card.getByRole('button', { name: 'Create an address' }).click();
    await card.getByLabel('Your secret address').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.goto('/functions/v1/reminders/stop/none');
    await page.getByRole('heading', { name: 'This link doesn’t work anymore' }).waitFor();
    expect(await faults(page)).toEqual([]);
  },
);

/** Returns the rules that the page violates, and whether it scrolls sideways. */
async function faults(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [...(await violations(page)), ...(overflow > 0 ? [`scrolls sideways by ${overflow}`] : [])];
}
