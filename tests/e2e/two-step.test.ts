import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { violations } from './axe.ts';
import { choose, openPage, openSignIn, phone, signIn } from './browser.ts';
import { registered } from './registered.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

// ASVS: 6.3.4
test('two-step sign-in can be set up, is required at every sign-in, and can be turned off', async () => {
  const person = await registered(app, 'Tove');
  const { page, complaints } = await openPage(browser, app.url, phone);
  await signIn(page, person.email, person.password, '/settings?tab=security');
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  await card.getByRole('button', { name: 'Set it up' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('img', { name: /Scan this code/ }).waitFor();
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  const authenticator = new TOTP({ secret: key.replaceAll(' ', '') });
  await page.getByLabel('Code', { exact: true }).fill(authenticator.generate());
  await page.route(/recovery-codes/, (route) => route.abort(), { times: 2 });
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByText('Two-step sign-in is on. We couldn’t create your codes.').waitFor();
  await card.getByText('On', { exact: true }).waitFor();
  await page.unroute(/recovery-codes/);
  await page.getByRole('button', { name: 'Try again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  await dialog.waitFor();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0);
  await expect.poll(() => dialog.getByRole('listitem').allInnerTexts()).toEqual(codes);
  await dialog.getByRole('button', { name: 'I’ve saved my codes' }).click();
  await card.getByText('10 recovery codes are left').waitFor();
  await expect
    .poll(async () => (await app.mailTo(person.email)).map(({ subject }) => subject))
    .toContain('You now need a code to sign in');

  await forgetSession(page);
  await logIn(page, person);
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  // The sign-in is only half completed: no protected page opens, and a reloaded page starts over.
  expect(await storedSession(page)).toBeNull();
  await page.goto('/settings?tab=security');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();

  await logIn(page, person);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('That code is wrong').waitFor();
  // The set-up code is used up, but the next one is already valid.
  await page
    .getByLabel('Code', { exact: true })
    .fill(authenticator.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Welcome back, Tove!' }).waitFor();

  await page.goto('/settings?tab=security');
  await card.getByRole('button', { name: 'Turn it off' }).click();
  const off = page.getByRole('dialog', { name: 'Turn off two-step sign-in' });
  await off.getByRole('button', { name: 'Use a recovery code' }).click();
  await off.getByLabel('Recovery code').fill(codes[0] ?? '');
  await off.getByRole('button', { name: 'Turn it off' }).click();
  await card.getByText('Off', { exact: true }).waitFor();
  // Ignores the errors of the requests that were aborted above.
  expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);

  await forgetSession(page);
  await logIn(page, person);
  await page.getByRole('heading', { name: 'Welcome back, Tove!' }).waitFor();
});

test('text message codes can be set up, are required at sign-in, and can be turned off', async () => {
  const person = await registered(app, 'Sunniva');
  const { page, complaints } = await openPage(browser, app.url, {
    ...phone,
    viewport: { width: 320, height: 640 },
  });
  await signIn(page, person.email, person.password, '/settings?tab=security');
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  await card.getByRole('button', { name: 'Set it up' }).click();
  await choose(page.getByRole('radio', { name: 'By text' }));
  await page.getByText('Texts can show up on a locked screen.').waitFor();
  await page.getByLabel('Your password', { exact: true }).fill(person.password);
  await page.getByLabel('Phone number').fill('+44 7700 900123');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('We can’t send texts to this number.').waitFor();
  await page.getByLabel('Phone number').fill('(202) 555-0199');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('The text contains only the code.').waitFor();
  expect(await app.mailTo('+12025550199')).toEqual([]);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await sent(page, newestText));
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click();
  await card.getByText('You get your codes by text.').waitFor();

  await forgetSession(page);
  await logIn(page, person);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const code = await sent(page, newestText);
  await page.getByLabel('Code', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Enter the 6-digit code from the text', { exact: true }).waitFor();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Welcome back, Sunniva!' }).waitFor();

  await page.goto('/settings?tab=security');
  await card.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await sent(page, newestText));
  await page.getByRole('dialog').getByRole('button', { name: 'Turn it off' }).click();
  await card.getByText('Off', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

// ASVS: 6.4.3
test('a password reset requires the second-step code first', async () => {
  const person = await registered(app, 'Runa');
  const { page } = await openPage(browser, app.url, phone);
  const totp = await turnOnByApi(person);
  await api(`/recover?redirect_to=${encodeURIComponent(`${app.url}/update-password`)}`, person);
  await page.goto(await app.newestLink(person.email));
  await page.getByLabel('Code', { exact: true }).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password', { exact: true }).fill('lantern-by-the-door');
  await page.getByLabel('Confirm password', { exact: true }).fill('lantern-by-the-door');
  await page.getByRole('button', { name: 'Update password' }).click();
  await page.getByText('Your password has been changed successfully', { exact: true }).waitFor();
});

// ASVS: 7.5.2, 10.4.9
test('a person sees their sessions and security events, and signs the other device out', async () => {
  const person = await registered(app, 'Edda');
  const { page, complaints } = await openPage(browser, app.url, phone);
  const other = await api('/token?grant_type=password', person);
  for (const _ of [1, 2, 3]) await api('/token?grant_type=password', person);
  await signIn(page, person.email, person.password, '/settings?tab=security');
  const card = page.getByRole('region', { name: 'Where you’re signed in' });
  await card.getByText('This device').waitFor();
  await expect.poll(() => card.getByRole('listitem').count()).toBe(5);
  // The address was confirmed by a link, which counts as a sign-in too.
  await card.getByRole('button', { name: 'Show all 6' }).click();
  await expect.poll(() => card.getByRole('listitem').count()).toBe(6);
  await card.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByText('Signed out', { exact: true }).first().waitFor();
  await expect.poll(() => card.getByRole('listitem').count()).toBe(1);
  await page.getByText('Security events').click();
  await page.getByText('Signed in', { exact: true }).first().waitFor();
  const user = await fetch(`${app.url}/auth/v1/user`, {
    headers: { Authorization: `Bearer ${other.access_token}` },
  });
  expect(user.status).toBe(403);
  expect(complaints).toEqual([]);
});

/** The code of the message that the page has announced. */
async function sent(page: Page, newestText: () => Promise<string>): Promise<string> {
  await page.getByText('We sent a text to your phone.').waitFor();
  return newestText();
}

async function logIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await openSignIn(page);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

function storedSession(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), storageKeys.session);
}

async function forgetSession(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.session);
}

async function api(path: string, body: object, token?: string) {
  const response = await fetch(`${app.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return response.json();
}

async function turnOnByApi(person: { email: string; password: string }): Promise<TOTP> {
  const { access_token: token } = await api('/token?grant_type=password', person);
  const { id, totp } = await api('/factors', { factor_type: 'totp' }, token);
  const { id: challengeId } = await api(`/factors/${id}/challenge`, {}, token);
  const authenticator = new TOTP({ secret: totp.secret });
  await api(`/factors/${id}/verify`, { challenge_id: challengeId, code: authenticator.generate() }, token);
  return authenticator;
}

/** The code in the newest text message to the phone of these tests. */
async function newestText(): Promise<string> {
  const [text] = await app.mailTo('+12025550199');
  return /^Your code is (\d{6})$/.exec(text?.text ?? '')?.[1] ?? '';
}
