import { expect, test } from 'vitest';
import { desktop, openPage, signIn } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

async function signedIn(options = desktop, to = '/') {
  const watched = await openPage(browser, app.url, options);
  await signIn(watched.page, 'sam@evenkeel.test', 'quiet-harbour-7', to);
  return watched;
}

// Specification: 2.advisors.2
test('a locked advisor names the plan that includes that advisor and links to the plans', async () => {
  const { page, complaints } = await signedIn();
  await page.getByRole('button', { name: 'Get access to Max' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get access to Max' });
  await dialog.getByText('Max comes with the Premium plan').waitFor();
  await dialog.getByRole('link', { name: 'View Subscription Plans' }).click();
  await page.waitForURL('**/settings?tab=subscription');
  expect(complaints).toEqual([]);
});

// Specification: D.2
test('a person can add an advisor to the team and remove them again', async () => {
  const { page, complaints } = await signedIn(desktop, '/james');
  await page.getByRole('button', { name: 'Add to my team (James)' }).click();
  await page.getByRole('button', { name: 'On my team (James)' }).waitFor();
  await page.goto('/advisors');
  await page.getByRole('button', { name: 'On my team (James)' }).click();
  await page.getByRole('button', { name: 'Add to my team (James)' }).waitFor();
  expect(complaints).toEqual([]);
});

// Specification: 2.advisor.4, 2.advisor.9, 8.ok.copy
test('a person can copy a suggested prompt or send it to the chat', async () => {
  const { page, complaints } = await signedIn(
    { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] },
    '/james',
  );
  const question = 'I already sent something I regret. How do I fix it?';
  await page.getByRole('button', { name: `Copy: ${question}` }).click();
  await page.getByText('Copied to clipboard', { exact: true }).first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(question);
  await page.getByRole('button', { name: `Use in chat: ${question}` }).click();
  await page.frameLocator('iframe').getByText(question).first().waitFor();
  expect(complaints).toEqual([]);
});

// Specification: 2.advisor.5
test('a person can retry a chat that does not respond', async () => {
  const { page } = await signedIn(desktop, '/terms');
  let isBroken = true;
  await page.route('**/chat/lena', (route) =>
    isBroken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto('/lena');
  await page.getByText('The chat with Lena didn’t open').waitFor();
  isBroken = false;
  await page.getByRole('button', { name: 'Retry Connection' }).click();
  await page.frameLocator('iframe').getByRole('textbox').waitFor();
});
