import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { resourceCards } from '#content/resource-cards.ts';
import { resourceKey } from '#content/resource.ts';
import { choose, desktop, openPage, phone, signIn, waitForStart } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

async function signedIn(to: string, options = desktop) {
  const watched = await openPage(browser, app.url, options);
  await signIn(watched.page, 'sam@evenkeel.test', 'quiet-harbour-7', to);
  return watched;
}

// Specification: 2.library.2
test('a person browses the library tabs, opens an article and returns to the same tab', async () => {
  const { page, complaints } = await signedIn('/resources', phone);
  await cardOf(page, 'Step-by-Step Divorce Process Guide').getByText('15 min read').waitFor();
  await expect.poll(() => page.getByRole('tabpanel').getByRole('link').count()).toBe(4);

  await page.getByRole('tab', { name: 'Emotional Wellbeing' }).click();
  await cardOf(page, 'Managing Emotional Stress').waitFor();
  await expect.poll(() => page.getByRole('tabpanel').getByRole('link').count()).toBe(5);
  await page.getByRole('tab', { name: 'Emotional Wellbeing' }).press('ArrowLeft');
  await cardOf(page, 'Self-Care Checklist')
    .getByRole('link', { name: /Read full article/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Self-Care Checklist' }).waitFor();
  await page.waitForURL('/resources/checklists-4');

  await page.goBack();
  await page.getByRole('tab', { name: 'Checklists', selected: true }).waitFor();
  expect(complaints).toEqual([]);
});

test('the browser tab’s title and URL never reveal the article or the search', async () => {
  const { page } = await signedIn('/resources');
  await page.getByLabel('Search the library').fill('custody');
  await page
    .getByRole('link', { name: /Read full article/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await expect.poll(() => page.title()).toBe('Reading · Evenkeel');
  expect(page.url()).toMatch(/\/resources\/[a-z]+-\d+$/);
});

test('a search covers all library tabs, links to the matching section, and is kept after Back', async () => {
  const { page, complaints } = await signedIn('/resources');
  await page.getByLabel('Search the library').fill('waiver private');
  await page.getByRole('status').filter({ hasText: 'Nothing found' }).waitFor();
  await page.getByLabel('Search the library').fill('fees private');
  await page.getByRole('status').filter({ hasText: '1 article found' }).waitFor();
  await page.getByRole('link', { name: 'Before you file: fees and private information' }).click();
  const part = page.getByRole('heading', { name: 'Before you file: fees and private information' });
  await part.and(page.locator(':focus')).waitFor();
  await expect.poll(() => isInSight(part)).toBe(true);

  await page.goBack();
  await page.getByRole('status').filter({ hasText: '1 article found' }).waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('tab', { name: 'Guides & Articles', selected: true }).waitFor();
  await page.getByLabel('Search the library').and(page.locator(':focus')).waitFor();
  expect(complaints).toEqual([]);
});

// Specification: 2.library.3
test('the app remembers the reading position in an article and whether it was read', async () => {
  const { page, complaints } = await signedIn('/resources/guides-1');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await contents.getByRole('link', { name: 'Step 2: Check where and when you can file' }).click();
  await contents.locator('[aria-current=location]', { hasText: 'Step 2' }).waitFor();

  await page.goto('/resources');
  await cardOf(page, 'Step-by-Step Divorce Process Guide').getByText('Started').waitFor();
  await page.goto('/resources/guides-1');
  await page.getByText('You were here').waitFor();
  await page.locator('p', { hasText: 'You were here' }).getByRole('link').click();
  const part = page.getByRole('heading', { name: 'Step 2: Check where and when you can file' });
  await part.and(page.locator(':focus')).waitFor();

  await page.getByText(/legal advice\. It’s a general/).scrollIntoViewIfNeeded();
  await expect.poll(() => storedChecks(page)).toContain('"isRead":true');
  await page.getByRole('link', { name: 'Return to Resource Library' }).click();
  await cardOf(page, 'Step-by-Step Divorce Process Guide').getByText('Read', { exact: true }).waitFor();
  await page.goto('/resources/guides-1');
  await page.getByRole('heading', { name: 'Sources' }).waitFor();
  expect(await page.getByText('You were here').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('the table of contents can open a section that is not rendered yet', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  // Until the web fonts are loaded, an article waits before it renders further parts.
  await page.route('**/*.woff2', () => undefined);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7', '/resources/guides-1');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const last = contents.getByRole('link').last();
  const name = await last.innerText();
  await last.click();
  await page.getByRole('heading', { name }).and(page.locator(':focus')).waitFor();
  await expect
    .poll(() =>
      page
        .getByRole('heading', { name })
        .boundingBox()
        .then((box) => box?.y),
    )
    .toBeLessThan(900);
  expect(complaints).toEqual([]);
});

test('a checklist is checked by keyboard, counts the checked boxes, survives a reload and can be reset', async () => {
  const { page, complaints } = await signedIn('/resources/checklists-4', phone);
  // Before the app has started, the checkboxes cannot be reached.
  await waitForStart(page);
  const boxes = page.getByRole('checkbox');
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await choose(boxes.nth(3));
  const total = resourceCards.find((card) => resourceKey(card) === 'checklists-4')?.lines;
  const count = (done: number) =>
    page
      .getByRole('status')
      .filter({ hasText: `${done} of ${total} done` })
      .waitFor();
  await count(2);

  await page.reload();
  await count(2);
  await boxes.nth(3).and(page.locator(':checked')).waitFor();
  await page.goto('/resources?tab=checklists');
  await cardOf(page, 'Self-Care Checklist').getByText(`2 of ${total} done`).waitFor();

  await page.goBack();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page
    .getByRole('dialog', { name: 'Clear all checkmarks?' })
    .getByRole('button', { name: 'Clear checkmarks' })
    .click();
  await count(0);
  await expect.poll(() => boxes.nth(3).isChecked()).toBe(false);
  expect(complaints).toEqual([]);
});

// ASVS: 14.3.1
test('checked boxes belong to one account, can be removed, and Quick exit deletes all of them', async () => {
  const { page } = await signedIn('/resources/checklists-1');
  await choose(page.getByRole('checkbox').first());
  await expect.poll(() => storedReading(page)).toHaveLength(1);

  // Another session replaces the first, without a sign-out.
  await signIn(page, 'admin@evenkeel.test', 'steady-lantern-9', '/resources/checklists-1');
  const first = page.getByRole('checkbox').first();
  await waitForStart(page);
  await first.waitFor();
  expect(await first.isChecked()).toBe(false);

  await choose(first);
  await expect.poll(() => storedReading(page)).toHaveLength(2);
  await page.goto('/resources');
  await page.getByRole('button', { name: 'Clear reading history' }).click();
  await page.getByRole('button', { name: 'Clear history' }).click();
  await page.getByText('Reading history cleared', { exact: true }).first().waitFor();
  await expect.poll(() => storedReading(page)).toHaveLength(1);

  await page.route('https://www.weather.gov/**', (route) => route.fulfill({ body: 'weather' }));
  await page.getByRole('link', { name: 'Quick exit' }).click();
  await page.getByText('weather', { exact: true }).waitFor();
  await page.goto('/terms');
  expect(await storedReading(page)).toEqual([]);
});

// ASVS: 14.3.1, 14.3.3
test('after sign-out, neither storage nor the page contains checked boxes', async () => {
  const { page, complaints } = await signedIn('/resources/checklists-1');
  await choose(page.getByRole('checkbox').first());
  await page.getByRole('status').filter({ hasText: /^1 of/ }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('/auth');
  await expect.poll(() => storedReading(page)).toEqual([]);
  // Signs in on the same page, whose code still has its state.
  await page.getByLabel('Email').fill('sam@evenkeel.test');
  await page.getByLabel('Password', { exact: true }).fill('quiet-harbour-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).click();
  await page.getByRole('tab', { name: 'Checklists' }).click();
  await cardOf(page, 'Document Preparation Checklist')
    .getByRole('link', { name: /Read full article/ })
    .click();
  await page.getByRole('status').filter({ hasText: /^0 of/ }).waitFor();
  expect(complaints).toEqual([]);
});

test('damaged stored data is ignored', async () => {
  const { page, complaints } = await signedIn('/resources/checklists-1');
  await choose(page.getByRole('checkbox').first());
  await expect.poll(() => storedReading(page)).toHaveLength(1);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('reading:')) ?? '';
    localStorage.setItem(key, '{"checklists-1": 7');
  });
  await page.reload();
  await page.getByRole('status').filter({ hasText: /^0 of/ }).waitFor();
  expect(complaints).toEqual([]);
});

test.each(['wellbeing-4', 'guides-99', 'recipes-1', 'guides'])(
  'the library has no resource %s',
  async (id) => {
    const { page, complaints } = await signedIn(`/resources/${id}`, phone);
    await page.getByRole('heading', { level: 1, name: 'Resource Not Found' }).waitFor();
    await page.getByText("We couldn't find the resource you're looking for.").waitFor();
    await page.getByRole('link', { name: 'Return to Resource Library' }).click();
    await page.getByRole('heading', { level: 1, name: 'Resource Library' }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test("an article whose file can't be loaded says so and offers a retry", async () => {
  const { page } = await signedIn('/terms');
  await page.route('**/guides-2-*.js', (route) => route.abort());
  await page.goto('/resources/guides-2');
  await page.getByText('We couldn’t load this article').waitFor();
  await page.unroute('**/guides-2-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
});

test('a printed article contains only the text, its checkboxes and the URLs of its sources', async () => {
  const { page } = await signedIn('/resources/checklists-1', { ...desktop, colorScheme: 'dark' });
  await page.getByRole('heading', { name: 'Sources' }).waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const address = page.getByText('https://selfhelp.courts.ca.gov/file-divorce-papers', { exact: true });
  await address.waitFor();
  expect(await page.getByRole('checkbox').first().isVisible()).toBe(true);
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
});

function cardOf(page: Page, title: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

function storedReading(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('reading:')));
}

function storedChecks(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage).replaceAll('\\', ''));
}

function isInSight(part: ReturnType<Page['getByRole']>): Promise<boolean> {
  return part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    // The bar at the top covers 64 px.
    return top >= 64 && bottom <= innerHeight;
  });
}

test('a person finds the page for their state, and only the file for that state is loaded', async () => {
  const { page, complaints } = await signedIn('/resources', phone);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'By state' }).click();
  await page.getByRole('heading', { level: 1, name: 'By state' }).waitFor();
  await page.getByRole('link', { name: 'Arizona' }).click();
  await page.getByRole('heading', { level: 1, name: 'Arizona' }).waitFor();
  await page.getByText('How long you need to live there first: 90 days').waitFor();
  const ofStates = fetched.flatMap(
    (file) => /^\/assets\/(?!us-state)([a-z]{2})-[^/]+\.js$/.exec(file)?.[1] ?? [],
  );
  expect([...new Set(ofStates)]).toEqual(['az']);

  await page.goto('/resources/states/zz');
  await page.getByRole('heading', { level: 1, name: 'Resource Not Found' }).waitFor();
  expect(complaints).toEqual([]);
});
