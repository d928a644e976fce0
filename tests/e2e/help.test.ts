import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { caseReports } from '#content/cases.ts';
import { helpLines } from '#domain/help.ts';
import { choose, desktop, openPage, phone, signIn, waitForStart } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

const support = 'support@evenkeel.test';
const sam = ['sam@evenkeel.test', 'quiet-harbour-7'] as const;

setStage({}, { isWindowless: true });

test('help shows phone numbers, ways to leave and what the advisors do, without an account or scripts', async () => {
  const { page, complaints } = await openPage(browser, app.url, { ...phone, javaScriptEnabled: false });
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Safety', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Staying safe and using this site privately' }).waitFor();
  expect(await page.title()).toBe('Help · Evenkeel');
  const main = page.getByRole('main');
  for (const { call } of helpLines)
    await main
      .getByRole('link', { name: `Call ${call}`, exact: true })
      .first()
      .waitFor();
  await main.getByText('It doesn’t erase your browser history').waitFor();
  expect(await page.getByRole('link', { name: 'Quick exit' }).first().getAttribute('href')).toMatch(
    /^https:/,
  );

  await page.getByRole('button', { name: 'Get help now' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'How to stay safer' }).click();
  await page.getByRole('link', { name: 'How our guides respond to danger' }).click();
  await page.getByRole('heading', { level: 2, name: 'When it’s not sure' }).waitFor();
  expect(complaints).toEqual([]);
});

// Specification: 2.help.1, 9.frames
test('the support chat answers, and a message to support is delivered', async () => {
  const { page, complaints } = await openPage(browser, app.url, phone);
  await signIn(page, ...sam);
  await page.getByRole('navigation').last().getByRole('link', { name: 'Help' }).click();
  await page.getByRole('heading', { level: 1, name: 'Support Chat' }).waitFor();
  await page.getByRole('link', { name: 'Back to Home' }).waitFor();
  const frame = page.locator('iframe');
  await frame.waitFor();
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(650);
  const chat = page.frameLocator('iframe');
  await chat.getByRole('textbox').fill('how do i cancel');
  await chat.getByRole('button', { name: 'Send' }).click();
  await chat.getByRole('list', { name: 'Sources from the library' }).getByText('How to cancel').waitFor();

  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Choose a topic').waitFor();
  await page.getByText('Choose whether we can reply').waitFor();
  await page.getByLabel('Topic').selectOption('Something isn’t working');
  await page.getByLabel('Your message').fill('The list of dates\nis empty, and he scares me with a gun');
  await choose(page.getByLabel('No, don’t reply'));
  await page.getByText('Choose a topic').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('status').getByText('As you asked, we won’t reply').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Call 911' }).waitFor();

  const [mail] = await app.mailTo(support);
  expect(mail?.subject).toBe('A question about something isn’t working');
  expect(mail?.text).toContain('The list of dates\nis empty');
  expect(`${mail?.text} ${mail?.html}`).not.toContain(sam[0]);
  expect(complaints).toEqual([]);
});

test('a support message that cannot be sent stays in the form', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, ...sam, '/help');
  await waitForStart(page);
  await page.getByLabel('Topic').selectOption('My plan or a payment');
  await page.getByLabel('Your message').fill('Where is my receipt?');
  await choose(page.getByLabel('Yes, no one else can read my email'));
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('alert').getByText('Your message is still here').waitFor();
  expect(await page.getByLabel('Your message').inputValue()).toBe('Where is my receipt?');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText(`We’ll reply to ${sam[0]}`).waitFor();
});

// Specification: 2.soon.2, 2.soon.3
test('the planned screens say what to expect, and the research screen lists the saved cases', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await signIn(page, ...sam, '/marketplace');
  await expectPlanned(page, 'Marketplace', 0);
  await page.goto('/case-research');
  await expectPlanned(page, 'Court Case Research', 4);
  expect(await page.getByText('Your saved cases').count()).toBe(0);

  const cases = caseReports.slice(0, 2).map(({ courtCase }) => courtCase);
  await page.evaluate((saved) => localStorage.setItem('saved-court-cases', saved), JSON.stringify(cases));
  await page.reload();
  const list = page.getByRole('region', { name: 'Your saved cases' });
  const [first, second] = cases;
  await list.getByRole('button', { name: `Remove ${second?.caseName}` }).click();
  await page.getByText('Case removed', { exact: true }).waitFor();
  await expect.poll(() => list.getByRole('link').allInnerTexts()).toEqual([first?.caseName]);
  await list.getByRole('link').click();
  await page.waitForURL(`**/case-research/${first?.id}`);
  expect(complaints).toEqual([]);
});

async function expectPlanned(page: Page, heading: string, features: number): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  const main = page.getByRole('main');
  await main.getByText('Coming Soon').waitFor();
  await main.getByRole('link', { name: 'Return to Dashboard' }).waitFor();
  await expect.poll(() => main.getByRole('listitem').count()).toBe(features);
}
