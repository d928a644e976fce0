import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { webRoutes } from '#contract/web-routes.ts';
import { waitForRequests, complete, desktop, noteRequests, signIn, waitForStart } from './browser.ts';
import { registered } from './registered.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

/** Every URL that anything in this browser requests: pages, frames, workers and sockets. */
function watchRequests(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => asked.push(socket.url())));
  return asked;
}

/** Requests to any host other than the app. Data and blob URLs belong to the page itself. */
function foreign(asked: readonly string[]): string[] {
  return asked.filter((url) => !/^(data|blob):/.test(url) && new URL(url).origin !== app.url);
}

/** One of each kind of URL. */
const things: Readonly<Record<string, string>> = {
  '/resources/:id': '/resources/guides-1',
  '/resources/states/:id': '/resources/states/az',
  '/case-research/:id': '/case-research/unknown',
  '/conversations/:id': '/conversations/00000000-0000-4000-8000-000000000000',
};

// ASVS: 14.2.3
test('opening every screen, asking an advisor and paying sends requests only to the app and the payment page', async () => {
  const { email, password } = await registered(app, 'Olga');
  const context = await browser.newContext({ baseURL: app.url, ...desktop });
  const asked = watchRequests(context);
  context.on('page', noteRequests);
  const page = await context.newPage();
  await signIn(page, email, password);
  for (const route of webRoutes.filter((path) => path !== '/auth')) {
    await page.goto(things[route] ?? route);
    await waitForStart(page);
    await waitForRequests(page);
  }

  await page.goto('/settings?tab=device');
  await complete(page);
  const card = page.getByRole('region', { name: 'Read the library and help offline' });
  await card.getByRole('button', { name: 'Turn on offline reading' }).click();
  await page.getByRole('button', { name: 'Yes, save these pages' }).click();
  await card.getByText('On until you sign out on this device.').waitFor();

  await page.goto('/lena');
  const chat = page.frameLocator('iframe');
  await chat.getByRole('textbox').fill('How do I tell my children?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await chat.getByText('How do I tell my children?').first().waitFor();
  expect(foreign(asked)).toEqual([]);

  await page.goto('/settings?tab=subscription');
  await page.getByRole('button', { name: 'Choose Complete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Subscribe Now' }).click();
  await page.waitForURL(/\/c\/pay\//);
  const elsewhere = new Set(foreign(asked).map((url) => new URL(url).origin));
  expect([...elsewhere]).toEqual([new URL(app.standInUrl ?? '').origin]);

  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('tab', { name: 'Login', selected: true }).waitFor();
  const last = foreign(asked).filter((url) => !url.startsWith(app.standInUrl ?? ''));
  expect(last).toEqual([]);
});

test.each([
  ['a picture', `new Image().src = 'https://tracker.test/dot.png'`],
  [
    'a script',
    `document.head.append(Object.assign(document.createElement('script'), { src: 'https://tracker.test/a.js' }))`,
  ],
  ['a beacon', `navigator.sendBeacon('https://tracker.test/here')`],
  [
    'a frame',
    `document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://tracker.test/' }))`,
  ],
])('%s from another origin is detected', async (_what, code) => {
  // With the content security policy in force, the browser would not even send the request.
  const context = await browser.newContext({ baseURL: app.url, bypassCSP: true });
  await context.route('https://tracker.test/**', (route) => route.fulfill({ body: '' }));
  const asked = watchRequests(context);
  const page = await context.newPage();
  await page.goto('/safety');
  await waitForStart(page);
  await page.evaluate(code);
  await expect.poll(() => foreign(asked)).toEqual([expect.stringContaining('https://tracker.test/')]);
});
