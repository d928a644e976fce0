import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSamlProvider } from '../contract/saml-provider.ts';
import { startIdentityProvider } from '../identity-provider.ts';
import { violations } from './axe.ts';
import { choose, openPage, openSignIn, phone, signIn } from './browser.ts';
import { registered } from './registered.ts';
import { app, browser, setStage } from './stage.ts';

const provider = await startIdentityProvider();
const workplace = await startSamlProvider(() => `${app.url}/auth/v1/sso/saml/metadata`);
setStage(
  {
    OIDC_PROVIDERS: 'acme',
    OIDC_ACME_ISSUER: provider.issuer,
    OIDC_ACME_CLIENT_ID: provider.clientId,
    OIDC_ACME_CLIENT_SECRET: provider.clientSecret,
    OIDC_ACME_NAME: 'Acme Mail',
    SAML_PROVIDERS: 'works',
    SAML_WORKS_DOMAINS: 'acme.test',
    SAML_WORKS_METADATA: workplace.metadata,
    SMS_SIGN_IN: 'on',
  },
  { isWindowless: true },
);
beforeAll(() => provider.open(`${app.url}/auth/v1/callback`));
afterAll(() => provider[Symbol.asyncDispose]());
afterAll(workplace.close);

test('a person cancels a provider sign-in once and then signs in with that provider', async () => {
  provider.person = { sub: 'ada', email: 'ada@example.test', email_verified: true, given_name: 'Ada' };
  const { page, complaints } = await openPage(browser, app.url, phone);
  await openSignIn(page);
  provider.behaviour = 'refuses';
  await page.getByRole('button', { name: 'Continue with Acme Mail' }).click();
  await page.getByText('Acme Mail couldn’t sign you in.').waitFor();
  expect(page.url()).toBe(`${app.url}/auth`);
  expect(await violations(page)).toEqual([]);

  provider.behaviour = 'asks';
  await page.getByRole('button', { name: 'Continue with Acme Mail' }).click();
  await page.getByRole('button', { name: 'That is me' }).click();
  await page.getByRole('heading', { name: 'Welcome back, Ada!' }).waitFor();
  expect(provider.asked.at(-1)?.get('prompt')).toBe('select_account');
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);

  await page.goto('/settings?tab=security');
  const card = page.getByRole('region', { name: 'Ways to sign in' });
  await card.getByText('To disconnect it, choose a password first.').waitFor();
  expect(await card.getByRole('button', { name: 'Disconnect Acme Mail' }).count()).toBe(0);
  await card.getByRole('button', { name: 'Email me a link to create one' }).click();
  await page.getByText('Check your inbox').first().waitFor();
  await expect.poll(() => app.mailTo('ada@example.test')).toHaveLength(1);
  expect(withoutProvider(complaints)).toEqual([]);
});

test('a person links a provider in the settings, signs in with it, and unlinks it', async () => {
  const person = await registered(app, 'Mira');
  provider.behaviour = 'asks';
  provider.person = { sub: 'mira', email: 'mira@elsewhere.test', email_verified: true };
  const { page, complaints } = await openPage(browser, app.url, {
    ...phone,
    viewport: { width: 320, height: 780 },
  });
  await signIn(page, person.email, person.password, '/settings?tab=security');
  const card = page.getByRole('region', { name: 'Ways to sign in' });
  await card.getByRole('button', { name: 'Connect Acme Mail', exact: true }).click();
  await prove(page, 'not-my-password', 'Connect');
  await page.getByText('That password isn’t right.').waitFor();
  await prove(page, person.password, 'Connect');
  await page.getByRole('button', { name: 'That is me' }).click();
  await page.getByText('From now on, you can sign in with Acme Mail.').first().waitFor();
  await card.getByText('mira@elsewhere.test').waitFor();
  expect(page.url()).toBe(`${app.url}/settings`);
  expect(await violations(page)).toEqual([]);
  const [width, wide] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(wide).toBeLessThanOrEqual(width ?? 0);

  const other = await openPage(browser, app.url, phone);
  await openSignIn(other.page);
  await other.page.getByRole('button', { name: 'Continue with Acme Mail' }).click();
  await other.page.getByRole('button', { name: 'That is me' }).click();
  await other.page.getByRole('heading', { name: 'Welcome back, Mira!' }).waitFor();

  await card.getByRole('button', { name: 'Disconnect Acme Mail' }).click();
  await prove(page, person.password, 'Disconnect');
  await card.getByText('Not connected').waitFor();
  await page.getByText('You can no longer sign in with Acme Mail.').first().waitFor();
  expect(withoutProvider(complaints)).toEqual([]);
});

test('a person who signs in only with a provider can export and delete everything with an emailed code', async () => {
  const email = 'noor@example.test';
  provider.behaviour = 'asks';
  provider.person = { sub: 'noor', email, email_verified: true, given_name: 'Noor' };
  const { page, complaints } = await openPage(browser, app.url, { ...phone, acceptDownloads: true });
  await openSignIn(page);
  await page.getByRole('button', { name: 'Continue with Acme Mail' }).click();
  await page.getByRole('button', { name: 'That is me' }).click();
  await page.getByRole('heading', { name: 'Welcome back, Noor!' }).waitFor();

  await page.goto('/settings?tab=data');
  await page.getByRole('button', { name: 'Download my data', exact: true }).click();
  const copy = page.getByRole('dialog');
  await choose(copy.getByLabel('Yes, no one else can open it'));
  await copy.getByText('Your account doesn’t have a password, so').waitFor();
  expect(await copy.getByLabel('Your password').count()).toBe(0);
  await copy.getByRole('button', { name: 'Download' }).click();
  await copy.getByText('Enter the 6-digit code we sent you').waitFor();
  await copy.getByRole('button', { name: 'Email me a code' }).click();
  await copy.getByText('We sent a code to your email address.').waitFor();
  const first = await newestCode(email);
  await copy.getByLabel('Code', { exact: true }).fill(first);
  expect(await violations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await copy.getByRole('button', { name: 'Download' }).click();
  await download;
  await copy.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
  const end = page.getByRole('dialog');
  await choose(end.getByLabel('Right away. You can’t undo this.'));
  await end.getByLabel('Code', { exact: true }).fill(first);
  await end.getByRole('button', { name: 'Delete it for good' }).click();
  await end.getByText('That code is wrong or has expired.').waitFor();
  await end.getByRole('button', { name: 'Email me a code' }).click();
  await end.getByText('We sent a code to your email address.').waitFor();
  await end.getByLabel('Code', { exact: true }).fill(await newestCode(email));
  await end.getByRole('button', { name: 'Delete it for good' }).click();
  await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
  expect(withoutProvider(complaints).filter((complaint) => !complaint.includes('403'))).toEqual([]);
});

test('a person signs in with single sign-on, which is hidden behind one extra press', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await openSignIn(page);
  const more = page.getByRole('button', { name: 'Other ways to sign in' });
  await more.waitFor();
  expect(await page.getByLabel('Work or school email').count()).toBe(0);
  await more.click();
  const form = page.getByRole('form', { name: 'Work or school' });
  await form.getByRole('button', { name: 'Go to their sign-in page' }).click();
  await form.getByText('Please enter a valid email address').waitFor();
  await form.getByLabel('Work or school email').fill('sam@nowhere.test');
  await form.getByRole('button', { name: 'Go to their sign-in page' }).click();
  await form.getByText('We don’t recognize that work or school email.').waitFor();
  expect(await violations(page)).toEqual([]);
  await form.getByLabel('Work or school email').fill('sam@acme.test');
  await form.getByRole('button', { name: 'Go to their sign-in page' }).click();
  await page.locator('input[name=SAMLResponse]').waitFor({ state: 'attached' });
  await page.locator('form').evaluate((answer) => answer instanceof HTMLFormElement && answer.submit());
  await page.getByRole('heading', { name: 'Welcome back, Sam!' }).waitFor();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('a text message code signs in the account with that number, and an unknown number reveals nothing', async () => {
  const number = '+12025550147';
  await addPhone(number);
  const { page, complaints } = await openPage(browser, app.url, phone);
  await openSignIn(page);
  await page.getByRole('button', { name: 'Other ways to sign in' }).click();
  const form = page.getByRole('form', { name: 'Get a code by text' });
  await form.getByLabel('Phone number').fill('(202) 555-0148');
  await form.getByRole('button', { name: 'Text me a code' }).click();
  await form.getByText('If there’s an account with this number, a text is on its way.').waitFor();
  expect(await app.mailTo('+12025550148')).toEqual([]);
  await form.getByRole('button', { name: 'Use a different number' }).click();

  await form.getByLabel('Phone number').fill('(202) 555-0147');
  await form.getByRole('button', { name: 'Text me a code' }).click();
  await form.getByText('If there’s an account with this number, a text is on its way.').waitFor();
  await expect.poll(async () => (await app.mailTo(number)).length).toBe(2);
  const code = /\d{6}/.exec((await app.mailTo(number))[0]?.text ?? '')?.[0] ?? '';
  await form.getByLabel('Code').fill(code === '123456' ? '654321' : '123456');
  await form.getByRole('button', { name: 'Sign in with the code' }).click();
  await form.getByText('That code is wrong or has expired.').waitFor();
  expect(await violations(page)).toEqual([]);
  await form.getByLabel('Code').fill(code);
  await form.getByRole('button', { name: 'Sign in with the code' }).click();
  await page.getByRole('heading', { name: 'Welcome back, Kit!' }).waitFor();
  expect(complaints).toEqual([]);
});

function post(path: string, body: object): Promise<Response> {
  return fetch(`${app.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** An account with a phone number, created like a program of the operator does. */
async function addPhone(number: string): Promise<void> {
  await post('signup', { phone: number, password: 'river-stone-12', data: { first_name: 'Kit' } });
  const [text] = await app.mailTo(number);
  const token = /\d{6}/.exec(text?.text ?? '')?.[0];
  expect((await post('verify', { type: 'sms', phone: number, token })).status).toBe(200);
}

async function newestCode(email: string): Promise<string> {
  const [mail] = await app.mailTo(email);
  expect(mail?.subject).toBe('Your code');
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
}

async function prove(page: Page, password: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

/** Excludes requests to the provider, the only other host that the person chose to visit. */
function withoutProvider(complaints: readonly string[]): string[] {
  return complaints.filter((complaint) => !complaint.startsWith(`request: ${provider.issuer}`));
}
