import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { complete, desktop, openPage, phone, signIn } from './browser.ts';
import { registered } from './registered.ts';
import { freePort, startApp } from './running-app.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

/** A text that is not in the library. */
const OWN = 'Kestrel 42';

/** A new person with a deadline, on the settings screen. */
async function openSettings(firstName: string, options = desktop, at = app) {
  const person = await registered(at, firstName);
  const watched = await openPage(browser, at.url, options);
  const { page } = watched;
  await signIn(page, person.email, person.password);
  await addDeadline(page);
  await page.goto('/settings?tab=device');
  const card = page.getByRole('region', { name: 'Read the library and help offline' });
  await card.getByText(/They take up about \d\.\d MB/).waitFor();
  return { ...watched, ...person, card };
}

async function addDeadline(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: 'Upcoming Deadlines' });
  await list.getByRole('button', { name: 'Add deadline' }).click();
  const form = page.getByRole('dialog', { name: 'Add a deadline' });
  await form.getByLabel('Title').fill(OWN);
  await form.getByLabel('Time').fill('11:59 PM');
  await form.getByRole('button', { name: 'Add deadline' }).click();
  await list.getByRole('button', { name: `Edit ${OWN}` }).waitFor();
}

async function turnOn({ page, card }: Awaited<ReturnType<typeof openSettings>>): Promise<void> {
  // A card that loads late moves this one, also during a press.
  await complete(page);
  await card.getByRole('button', { name: 'Turn on offline reading' }).click();
  await page.getByRole('button', { name: 'Yes, save these pages' }).click();
  await card.getByText('On until you sign out on this device.').waitFor();
}

interface Traces {
  workers: number;
  caches: string[];
  databases: number;
  /** The keys in the browser's storage. */
  kept: string[];
}

/**
 * Everything that the browser stores for this site. No cache is opened, because opening one that is being deleted would
 * create it again.
 */
function storedData(page: Page): Promise<Traces> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).length,
    kept: Object.keys(localStorage).toSorted(),
  }));
}

const nothing = { workers: 0, caches: [], databases: 0 };

/** The kinds of storage that contain the person's own deadline. */
function storesWithOwnDeadline(page: Page): Promise<string[]> {
  return page.evaluate(async (own) => {
    const places: string[] = [];
    for (const [place, storage] of Object.entries({ localStorage, sessionStorage })) {
      if (JSON.stringify(storage).includes(own)) places.push(place);
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const texts = await Promise.all((await cache.matchAll()).map((response) => response.text()));
      if (texts.some((text) => text.includes(own))) places.push(name);
    }
    return places;
  }, OWN);
}

test('the library, the help lines and the deadlines can be read offline, even the next day', async () => {
  const settings = await openSettings('Anna', phone);
  const { page, card } = settings;
  expect(await storedData(page)).toMatchObject(nothing);
  await card.getByRole('button', { name: 'Turn on offline reading' }).click();
  await page.getByRole('button', { name: 'Leave it off' }).click();
  expect(await storedData(page)).toMatchObject(nothing);
  await turnOn(settings);
  const { bytes } = (await (await page.request.get('/offline.json')).json()) as { bytes: number };
  expect(await cachedBytes(page)).toBe(bytes);

  // The access token has expired.
  await page.evaluate(() => {
    const key = 'sb-evenkeel-auth-token';
    const session = JSON.parse(localStorage.getItem(key) ?? '') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1_700_000_000 }));
  });
  await page.context().setOffline(true);
  await page.goto('/');
  const list = page.getByRole('region', { name: 'Upcoming Deadlines' });
  await list.getByText(OWN).first().waitFor();
  await page
    .getByText(/You can still see the library, help numbers and your deadlines\. Your deadlines were updated/)
    .waitFor();

  await page.goto('/resources');
  await page
    .getByRole('link', { name: /Step-by-Step Divorce Process Guide/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Step 9: The judgment' }).waitFor();
  await page.goto('/resources/wellbeing-1');
  await page.getByRole('heading', { level: 1, name: 'Managing Emotional Stress' }).waitFor();

  await page.goto('/help');
  await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Call 911' }).waitFor();
  await page.getByRole('link', { name: 'How to stay safer' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Staying safe and using this site privately' }).waitFor();

  await page.goto('/settings?tab=device');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await card.getByText('On until you sign out on this device.').waitFor();
});

function cachedBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let bytes = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const response of await cache.matchAll()) bytes += (await response.arrayBuffer()).byteLength;
    }
    return bytes;
  });
}

// ASVS: 14.3.3
test('signing out removes all offline data, and the next person sees nothing of the previous person', async () => {
  const settings = await openSettings('Bea');
  const { page } = settings;
  await turnOn(settings);
  // Only the list is private, and it is stored where it should be. The cache has the same content for everybody.
  expect(await storedData(page)).toMatchObject({ workers: 1, caches: [expect.stringMatching(/^offline-/)] });
  await expect.poll(() => storesWithOwnDeadline(page)).toEqual(['localStorage']);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('tab', { name: 'Login', selected: true }).waitFor();
  await expect.poll(() => storedData(page)).toMatchObject(nothing);
  const { kept } = await storedData(page);
  expect(kept).not.toContain('offline');
  expect(kept).not.toContain('kept-deadlines');

  const next = await registered(app, 'Cleo');
  await signIn(page, next.email, next.password, '/settings?tab=device');
  await settings.card.getByText('Off. Nothing is saved for offline reading.').waitFor();
  await expect.poll(() => storesWithOwnDeadline(page)).toEqual([]);
});

test('when another person’s session replaces the current session, the offline data is removed', async () => {
  const settings = await openSettings('Dora');
  const { page } = settings;
  await turnOn(settings);
  const next = await registered(app, 'Ella');
  await signIn(page, next.email, next.password);
  await expect.poll(() => storedData(page)).toMatchObject(nothing);
  await expect.poll(() => storesWithOwnDeadline(page)).toEqual([]);
});

test('Quick exit removes the offline data, even before the app has started', async () => {
  const settings = await openSettings('Frida');
  const { page } = settings;
  await page.route('https://www.weather.gov/**', (route) => route.fulfill({ body: 'Sunny' }));
  await turnOn(settings);
  await page.getByRole('link', { name: 'Quick exit' }).first().click();
  await page.waitForURL('https://www.weather.gov/**');
  await page.goto('/robots.txt');
  await expect.poll(() => storedData(page)).toMatchObject({ ...nothing, kept: [] });

  await signIn(page, settings.email, settings.password, '/settings?tab=device');
  await turnOn(settings);
  // The offline page runs no code of the app.
  await page.context().setOffline(true);
  await page.goto('/documents');
  await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor();
  await page.getByRole('link', { name: 'Quick exit' }).first().click();
  await page.context().setOffline(false);
  await page.goto('/robots.txt');
  await expect.poll(() => storedData(page)).toMatchObject({ ...nothing, kept: [] });
});

test('turning off offline reading removes the files and the list of deadlines', async () => {
  const settings = await openSettings('Gina');
  const { page, card } = settings;
  await turnOn(settings);
  await card.getByRole('button', { name: 'Turn off offline reading' }).click();
  await card.getByText('Off. Nothing is saved for offline reading.').waitFor();
  await expect.poll(() => storedData(page)).toMatchObject(nothing);
});

test('a service worker that the operator has disabled unregisters and deletes all its caches', async () => {
  const PORT = String(await freePort());
  await using before = await startApp({ PORT });
  const settings = await openSettings('Greta', desktop, before);
  const { page } = settings;
  await turnOn(settings);
  const answer = await fetch(`${before.url}/service-worker.js`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain("worker-src 'self'");
  await before.stop();

  await using after = await startApp({ PORT, SERVICE_WORKER: 'off' });
  expect(after.url).toBe(before.url);
  // Doesn't open a page of the app, because that would clean up after an unknown session.
  await page.goto('/robots.txt');
  // The browser checks for an update by itself a moment after a page is opened.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const next = registration?.installing ?? registration?.waiting;
    if (!next) throw new Error('No other worker has come');
    await new Promise<void>((resolve) => {
      const look = () => void (next.state === 'activated' && resolve());
      next.addEventListener('statechange', look);
      look();
    });
  });
  await expect.poll(() => storedData(page)).toMatchObject({ workers: 0, caches: [] });
  expect((await fetch(`${after.url}/offline.json`)).status).toBe(404);
});

test.each([
  ['light', { width: 320, height: 640 }],
  ['dark', { width: 1280, height: 900 }],
] as const)(
  'the offline card, the confirmation dialog and the offline page violate no accessibility rule (%s)',
  async (scheme, size) => {
    const settings = await openSettings(scheme === 'light' ? 'Hedda' : 'Ida', { ...desktop, viewport: size });
    const { page, card } = settings;
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await card.getByRole('button', { name: 'Turn on offline reading' }).click();
    expect(await problems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Yes, save these pages' }).click();
    // A toast does not disappear while the mouse is over it.
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('listitem')
      .hover();
    await card.getByText('On until you sign out on this device.').waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await problems(page)).toEqual([]);
    await page.context().setOffline(true);
    await page.goto('/help');
    await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor();
    expect(await problems(page)).toEqual([]);
  },
);

async function problems(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const found = await violations(page);
  return overflow > 0 ? [...found, `scrolls sideways by ${overflow}`] : found;
}
