import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { waitForRequests, desktop, openPage, phone, signIn, waitForStart } from './browser.ts';
import { registered } from './registered.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

const card = (page: Page) => page.getByRole('region', { name: 'Where to start' });
const press = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true }).click();

test.for([
  ['phone', phone],
  ['desktop', desktop],
] as const)(
  'three replies lead to an advisor, a guided conversation and an article, and are not stored (%s)',
  async ([name, device]) => {
    const { email, password } = await registered(app, `first-${name}`);
    const { page, complaints } = await openPage(browser, app.url, device);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await signIn(page, email, password);
    await card(page)
      .getByRole('group', { name: /What brings you here/ })
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await press(page, 'I got court papers');
    // The pressed button is removed, so the next one gets the focus.
    await page
      .getByRole('heading', { name: 'Do you have children? 2 of 3' })
      .and(page.locator(':focus'))
      .waitFor();
    await press(page, 'Yes');
    await card(page)
      .getByRole('combobox', { name: /Which state do you live in/ })
      .selectOption('TX');
    expect(await violations(page)).toEqual([]);
    await press(page, 'Show me where to start');
    await card(page).getByText('“I live in Texas. I have children. How many days').waitFor();
    const reading = card(page).getByRole('list', { name: 'Worth reading' }).getByRole('link');
    await expect
      .poll(() => reading.allInnerTexts())
      .toEqual([
        'Step-by-Step Divorce Process Guide',
        'Texas: where to start',
        'Helping Children Through Divorce',
      ]);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await waitForRequests(page);
    expect(sent.filter((request) => /\bTX\b|Texas|served|children/.test(request))).toEqual([]);
    expect(await page.evaluate(allStoredData)).not.toMatch(/TX|Texas|served/);

    await press(page, 'Start with Hannah');
    await page.waitForURL('**/hannah');
    const chat = page.frameLocator('iframe');
    await chat.getByRole('group', { name: /are you safe where you are/ }).waitFor();
    // The answers survive in the same tab, but a reloaded page asks again.
    await page.goBack();
    await reading.first().waitFor();
    await press(page, 'Clear my answers');
    await card(page)
      .getByRole('group', { name: /What brings you here/ })
      .waitFor();
    expect(complaints).toEqual([]);
  },
);

test('one tap dismisses the first-steps card permanently on all devices, and the card never covers anything', async () => {
  const { email, password } = await registered(app, 'closer');
  const { page } = await openPage(browser, app.url, phone);
  await signIn(page, email, password);
  await page.getByRole('heading', { name: 'Chat With Your AI Advisor Now' }).waitFor();
  const told = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/auth/v1/user'),
  );
  await press(page, 'Close “Where to start”');
  await card(page).waitFor({ state: 'detached' });
  expect((await told).request().postDataJSON()).toMatchObject({ data: { first_steps: 'closed' } });
  await page.reload();
  await waitForStart(page);
  await page.getByRole('heading', { name: 'Chat With Your AI Advisor Now' }).waitFor();
  expect(await card(page).count()).toBe(0);

  const other = await openPage(browser, app.url, desktop);
  await signIn(other.page, email, password);
  expect(await card(other.page).count()).toBe(0);
});

test('every question can be skipped, no choice leads to a locked advisor, and reporting danger shows whom to call', async () => {
  const { email, password } = await registered(app, 'skipper');
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, email, password);
  const skip = () => press(page, 'Skip this question');
  await skip();
  await skip();
  await skip();
  await card(page).getByRole('link', { name: 'Meet the six advisors' }).waitFor();
  await press(page, 'Clear my answers');
  // Max is not part of the trial.
  await press(page, 'Money');
  await skip();
  await skip();
  await card(page).getByRole('button', { name: 'Ask Hannah' }).waitFor();
  await press(page, 'Clear my answers');
  await press(page, 'I don’t feel safe');
  await press(page, 'Yes');
  await skip();
  await card(page).getByRole('link', { name: 'Call 911' }).waitFor();
  await card(page).getByText('“I’m scared of my ex. What should I do first?”').waitFor();
  await card(page).getByRole('button', { name: 'Start with Emma' }).waitFor();
});

/** Runs in the page. */
/** Leaves out the session, whose random characters sometimes contain "TX". */
function allStoredData(): string {
  const local = Object.entries(localStorage).filter(([key]) => !key.endsWith('-auth-token'));
  return JSON.stringify([local, Object.entries(sessionStorage), document.cookie]);
}
