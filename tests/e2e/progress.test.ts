import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { choose, desktop, openPage, phone, signIn } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

const sam = ['sam@evenkeel.test', 'quiet-harbour-7'] as const;
const robin = ['admin@evenkeel.test', 'steady-lantern-9'] as const;
const rows = '**/rest/v1/user_progress*';

async function signedIn(person: readonly [string, string], options = desktop, to = '/progress') {
  const watched = await openPage(browser, app.url, options);
  await signIn(watched.page, ...person, to);
  return watched;
}

// Specification: 2.progress.1
test('the progress page shows only the steps of the person’s own team, each with a link', async () => {
  const { page, complaints } = await signedIn(sam, phone);
  await count(page, 2, 6);
  await page.getByText('33% complete').waitFor();
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(6);
  expect(await page.getByRole('checkbox', { name: 'Consult with Max' }).count()).toBe(0);
  await page.getByText('1 of 4 earned').waitFor();
  const path = page.getByRole('navigation', { name: 'Your path' });
  await expect.poll(() => path.getByRole('link').count()).toBe(6);
  await expect.poll(() => path.getByRole('link', { name: /, done$/ }).count()).toBe(2);
  expect(await violations(page)).toEqual([]);
  await path.getByRole('link', { name: 'Review with Hannah, open' }).press('Enter');
  await page.locator('li:focus').getByRole('checkbox', { name: 'Review with Hannah' }).waitFor();
  await page.getByRole('link', { name: 'Talk to Hannah' }).click();
  await page.waitForURL('**/hannah');
  expect(complaints).toEqual([]);
});

// Specification: 4.journey.4, D.2
test('adding an advisor to the team adds a step, and removing the advisor removes it', async () => {
  const { page } = await signedIn(sam, desktop, '/advisors');
  await page.getByRole('button', { name: 'Add to my team (James)' }).click();
  await page.getByRole('button', { name: 'On my team (James)' }).waitFor();
  await page.goto('/progress');
  await page.getByRole('checkbox', { name: 'Chat with James' }).waitFor();
  await count(page, 2, 7);
  await page.goto('/advisors');
  await page.getByRole('button', { name: 'On my team (James)' }).click();
  await page.getByRole('button', { name: 'Add to my team (James)' }).waitFor();
  await page.goto('/progress');
  await count(page, 2, 6);
});

// Specification: 2.progress.1, 4.journey.1, 8.ok.step, D.3
test('a step completed by keyboard stays completed, earns its badge and is shown on the dashboard', async () => {
  const { page, complaints } = await signedIn(robin);
  await count(page, 0, 5);
  const step = page.getByRole('checkbox', { name: 'Complete Your Profile' });
  await step.focus();
  await page.keyboard.press('Space');
  await page.getByText('Step completed!', { exact: true }).first().waitFor();
  await count(page, 1, 5);
  await page.getByText('20% complete').waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Profile Pioneer' })
    .getByText('Earned', { exact: true })
    .waitFor();

  expect(await step.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  expect(await step.isChecked()).toBe(true);
  await expect.poll(() => step.getAttribute('aria-disabled')).toBe('true');

  await page.reload();
  await count(page, 1, 5);
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await page.getByText('1 of 3 first steps done').waitFor();
  expect(complaints).toEqual([]);
});

// Specification: 7.data.3
test('when two devices complete different steps, both are kept', async () => {
  const [first, second] = await Promise.all([signedIn(robin), signedIn(robin)]);
  const lena = first.page.getByRole('checkbox', { name: 'Meet with Lena' });
  const emma = second.page.getByRole('checkbox', { name: 'Session with Emma' });
  await Promise.all([lena.waitFor(), emma.waitFor()]);
  await choose(lena);
  await first.page.getByText('Step completed!', { exact: true }).first().waitFor();
  await choose(emma);
  await second.page.getByText('Step completed!', { exact: true }).first().waitFor();
  await first.page.reload();
  await emma.and(second.page.locator(':checked')).waitFor();
  await lena.and(first.page.locator(':checked')).waitFor();
  await first.page.getByRole('checkbox', { name: 'Session with Emma', checked: true }).waitFor();
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

// Specification: 8.progress.save
test('a step that cannot be saved is shown as incomplete again', async () => {
  const { page } = await signedIn(sam);
  const step = page.getByRole('checkbox', { name: 'Meet with Lena' });
  await step.waitFor();
  await page.route(rows, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  await step.click();
  await page.getByText('Error saving progress', { exact: true }).first().waitFor();
  await page.getByText('Your progress could not be saved at this time.').first().waitFor();
  await page.getByRole('checkbox', { name: 'Meet with Lena', checked: false }).waitFor();
  await count(page, 2, 6);
});

test('a step that is completed while the server is unavailable does not stay completed', async () => {
  const { page } = await signedIn(sam);
  const name = 'Meet with Lena';
  await page.getByRole('checkbox', { name }).waitFor();
  await page.route(rows, (route) => route.abort());
  await page.getByRole('checkbox', { name }).click();
  await page.getByText('Your progress could not be saved at this time.').first().waitFor();
  await page.getByRole('checkbox', { name, checked: false }).waitFor();
  await count(page, 2, 6);
});

// Specification: 8.progress.load
test('if the progress cannot be loaded, the page says so, and a retry loads it', async () => {
  const { page } = await signedIn(sam, desktop, '/terms');
  await page.route(rows, (route) =>
    route.fulfill({ status: 500, json: { message: 'planted', code: 'XX000' } }),
  );
  await page.goto('/progress');
  await page.getByText('Error loading progress', { exact: true }).first().waitFor();
  await page.getByText('Could not load your progress data.').first().waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await page.unroute(rows);
  await page.getByRole('button', { name: 'Try again' }).click();
  await count(page, 2, 6);
});

// Specification: 5.journey
test('ignores saved progress with an invalid format', async () => {
  const { page, complaints } = await signedIn(sam, desktop, '/terms');
  await page.route(rows, (route) => route.fulfill({ json: [{ journey_steps: [{ id: 1, done: true }] }] }));
  await page.goto('/progress');
  await count(page, 0, 6);
  expect(complaints).toEqual([]);
});

function count(page: Page, done: number, all: number): Promise<void> {
  return page
    .getByRole('status')
    .filter({ hasText: `${done} of ${all} done` })
    .waitFor();
}
