import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { desktop, openPage, signIn } from './browser.ts';
import { app, browser, setStage } from './stage.ts';
import { elsewhereCertificate, startElsewhere } from './start-elsewhere.ts';

const elsewhere = await startElsewhere();
afterAll(() => elsewhere[Symbol.asyncDispose]());

setStage(
  {
    NODE_EXTRA_CA_CERTS: elsewhereCertificate,
    ADVISOR_EMBED_EMMA: `${elsewhere.url}/emma`,
    ADVISOR_EMBED_HANNAH: `${elsewhere.url}/hannah`,
    ADVISOR_EMBED_LENA: `${elsewhere.url}/lena`,
    SUPPORT_EMBED: `${elsewhere.url}/support`,
  },
  { isWindowless: true },
);

const hello = { status: 200, body: 'Hello from elsewhere' };
const notHere = { status: 404, body: 'Nothing is here' };

// Specification: 2.advisor.6, 2.advisor.7, 8.chat, D.9
test('an unresponsive third-party chat is reported as an error of its provider and can be retried', async () => {
  elsewhere.answers.set('/emma', hello);
  const page = await openSignedIn();
  let isBroken = true;
  // The server can reach the chat but this browser never can. The timeout is for this case.
  await page.route(`${elsewhere.url}/**`, (route) => (isBroken ? undefined : route.continue()));
  await page.clock.install();
  await page.goto('/emma');
  await page.getByText('Loading Dante AI...').waitFor();
  await page.clock.runFor(10_500);
  await saysError(page);
  isBroken = false;
  await page.getByRole('button', { name: 'Retry Connection' }).click();
  await page.clock.runFor(1000);
  await saysHello(page);
});

// Each test uses a different advisor, because the server caches the health result.
// Specification: 2.advisor.6
test.each([
  ['answers that there is nothing', 'lena', notHere],
  ['lets nobody frame it', 'hannah', { ...hello, headers: { 'X-Frame-Options': 'SAMEORIGIN' } }],
])(
  'a third party’s chat that %s is an error until a retry finds it working',
  async (_how, advisor, broken) => {
    elsewhere.answers.set(`/${advisor}`, broken);
    const page = await openSignedIn(`/${advisor}`);
    await saysError(page);
    await page.locator('iframe').waitFor({ state: 'hidden' });

    elsewhere.answers.set(`/${advisor}`, hello);
    await expect.poll(() => isWell(page, advisor)).toBe(true);
    await page.getByRole('button', { name: 'Retry Connection' }).click();
    await saysHello(page);
  },
);

test('the Help page also checks the health of its chat', async () => {
  elsewhere.answers.set('/support', notHere);
  const page = await openSignedIn('/help');
  await saysError(page);
});

// Specification: 2.advisor.8, 2.chat.1, 8.chat
test('a chat without a configured URL says so', async () => {
  const page = await openSignedIn('/chat');
  await page.getByRole('heading', { name: 'Chat with Assistant' }).waitFor();
  await page.getByText('AI Agent', { exact: true }).waitFor();
  await page.getByText('No chat embed URL was provided for this agent.').waitFor();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
});

async function openSignedIn(to = '/terms'): Promise<Page> {
  const { page } = await openPage(browser, app.url, { ...desktop, ignoreHTTPSErrors: true });
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7', to);
  return page;
}

async function saysError(page: Page): Promise<void> {
  const problem = page.getByRole('alert');
  await problem.getByText('API Error', { exact: true }).waitFor();
  await problem.getByText('Failed to communicate with the Dante AI API.').waitFor();
}

async function saysHello(page: Page): Promise<void> {
  await page.frameLocator('iframe').getByText('Hello from elsewhere').waitFor();
  await page.getByRole('alert').waitFor({ state: 'hidden' });
}

/** The server's current health result. */
function isWell(page: Page, advisor: string): Promise<boolean> {
  return page.evaluate(
    async ({ path, key }) => {
      const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}') as {
        access_token: string;
      };
      const answer = await fetch(path, { headers: { Authorization: `Bearer ${token}` } });
      return ((await answer.json()) as { ok: boolean }).ok;
    },
    { path: `/functions/v1/chat/frame-health/${advisor}`, key: storageKeys.session },
  );
}
