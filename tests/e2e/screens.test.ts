import type { Locator, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  waitForRequests,
  choose,
  desktop,
  openPage,
  openSignIn,
  phone,
  signIn,
  waitForStart,
} from './browser.ts';
import { registered } from './registered.ts';
import { app, browser, setStage } from './stage.ts';

// Statements of the specification about the screens that the journeys don't cover.

const sam = ['sam@evenkeel.test', 'quiet-harbour-7'] as const;

setStage({}, { isWindowless: true });

// Specification: 2.auth.1, 2.auth.3
// ASVS: 6.2.6
test('the sign-in card has three tabs, can show the password, and says when it is busy', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await openSignIn(page);
  await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(['Login', 'Register', 'Reset']);
  await page.getByLabel('Email').fill(sam[0]);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(sam[1]);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('password');

  await page.route('**/auth/v1/token*', async (route) => {
    await page.getByRole('button', { name: 'Signing in...' }).waitFor();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
});

// Specification: 2.auth.9
test('the sign-in card links to the terms and the privacy policy', async () => {
  const { page } = await openPage(browser, app.url, phone);
  for (const name of ['Terms of Service', 'Privacy Policy']) {
    await page.goto('/auth');
    await page.getByRole('main').getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
});

// Specification: 2.newpw.2, 9.timing.3
test('the sign-in screen appears 1.5 seconds after a new password is set', async () => {
  const { email } = await registered(app, 'Vera');
  const { page } = await openPage(browser, app.url, desktop);
  await page.clock.install();
  await page.request.post(`/auth/v1/recover?redirect_to=${app.url}/update-password`, { data: { email } });
  await page.goto(await app.newestLink(email));
  for (const label of ['New password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('lantern-by-the-door');
  await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
  await page.waitForURL((url) => url.hash === '');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Update password' }).click();
  await toast(page, 'Password updated').waitFor();
  await page.clock.runFor(1400);
  expect(new URL(page.url()).pathname).toBe('/update-password');
  await page.clock.runFor(100);
  await page.waitForURL(/\/(auth)?$/);
});

// Specification: 2.routes.6
test('while the session is being checked, the page says that it is loading', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await signIn(page, ...sam);
  await page.route('**/auth/v1/token*', () => undefined);
  await page.evaluate(() => {
    const key = 'sb-evenkeel-auth-token';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.goto('/resources/guides-99');
  await page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor();
});

// Specification: 2.home.3, 2.home.4, 2.home.5, 2.home.7, 4.journey.2, D.8.1
test('the dashboard has six advisors in two columns, the deadlines, and the steps read-only', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await signIn(page, ...sam);
  const advisors = page.getByRole('region', { name: 'Chat With Your AI Advisor Now' });
  const cards = advisors.getByRole('listitem');
  await expect.poll(() => cards.count()).toBe(6);
  for (const name of ['Lena', 'Emma', 'Hannah', 'James']) {
    const link = advisors.getByRole('link', { name: `Chat Now with ${name}` });
    expect(await link.getAttribute('href')).toBe(`/${name.toLowerCase()}`);
  }
  expect(await columnsOf(advisors.getByRole('list'))).toBe(2);
  await page.setViewportSize({ width: 375, height: 780 });
  await expect.poll(() => columnsOf(advisors.getByRole('list'))).toBe(1);

  await page.getByRole('region', { name: 'Upcoming Deadlines' }).waitFor();
  const progress = page.getByRole('region', { name: 'Your Progress' });
  await expect.poll(() => progress.getByRole('checkbox').count()).toBe(3);
  await expect.poll(() => progress.getByRole('checkbox', { disabled: true }).count()).toBe(3);
  await progress.getByRole('link', { name: 'View Details' }).click();
  await page.waitForURL('/progress');
  await page.getByRole('heading', { name: 'Divorce Journey' }).waitFor();
  expect(complaints).toEqual([]);
});

// Specification: 2.advisors.1, 2.advisors.2
test('the details of an advisor expand and collapse, and a locked advisor names the plans', async () => {
  const { page, complaints } = await openPage(browser, app.url, phone);
  await signIn(page, ...sam, '/advisors');
  const heading = "Need Help With Your Divorce? You've Got a Team for That.";
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.getByText('You don’t need to know who to ask').waitFor();
  await page.getByRole('button', { name: 'Get access to Ava' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get access to Ava' });
  await dialog.waitFor();
  await expect
    .poll(() => dialog.getByRole('listitem').allInnerTexts())
    .toEqual(['Starter: Lena and Emma', 'Complete adds Hannah and James', 'Premium adds Max and Ava']);
  await dialog.getByRole('link', { name: 'View Subscription Plans' }).waitFor();
  expect(complaints).toEqual([]);
});

// Specification: 2.layout.1, 2.layout.2, 9.breakpoint
test('at 768 pixels, the sidebar replaces the bottom bar and the sheet', async () => {
  const { page } = await openPage(browser, app.url, { viewport: { width: 767, height: 800 } });
  await signIn(page, ...sam);
  const menu = page.getByRole('button', { name: 'Menu' });
  const logout = page.getByRole('button', { name: 'Logout' });
  const shown = async () => [await menu.isVisible(), await logout.isVisible()];
  await expect.poll(shown).toEqual([true, false]);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect.poll(shown).toEqual([false, true]);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    '/',
    '/progress',
    '/advisors',
    '/resources',
    '/documents',
    '/marketplace',
    '/help',
    '/settings',
  ]);
});

// Specification: 2.advisor.1, 2.advisor.2, 2.advisor.3, 2.advisor.4, 9.timing.2, 9.frames
test('prompts collapse by group and all together, and a copied one is marked for two seconds', async () => {
  const { page, complaints } = await openPage(browser, app.url, {
    ...desktop,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await signIn(page, ...sam, '/james');
  await page.getByRole('heading', { level: 1, name: 'James' }).waitFor();
  await page.getByText('Communication strategist and coach').waitFor();
  const frame = page.locator('iframe');
  await frame.waitFor();
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(500);

  const library = page.getByRole('region', { name: 'Prompt Library' });
  const copies = library.getByRole('button', { name: /^Copy: / });
  await expect.poll(() => copies.count()).toBe(5);
  const list = library.locator('.overflow-y-auto');
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(320);
  const regret = library.getByRole('listitem').filter({ hasText: 'something I regret' });
  await regret.getByText('About: repair · regret · apology').waitFor();
  const group = library.getByRole('button', { expanded: true }).nth(1);
  await group.click();
  await expect.poll(() => copies.count()).toBeLessThan(5);
  await library.getByRole('button', { expanded: false }).click();
  await library.getByRole('button', { name: 'Hide prompts' }).click();
  await expect.poll(() => copies.count()).toBe(0);
  await library.getByRole('button', { name: 'Show prompts' }).click();

  // Pauses the clock. After this, only `runFor` advances it; earlier waits need real time.
  await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const check = copies.first().locator('svg.text-success');
  await copies.first().click();
  await toast(page, 'Copied to clipboard').waitFor();
  await check.waitFor();
  await page.clock.runFor(2000);
  await check.waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});

test('on a phone, the message field has the full width of the chat, with its buttons below', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await signIn(page, ...sam);
  await page.goto('/lena');
  const chat = page.frameLocator('iframe');
  const field = chat.getByRole('textbox');
  const send = chat.getByRole('button', { name: 'Send' });
  await field.waitFor();
  const lines = async () => {
    const [words, button, all] = await Promise.all(
      [field, send, page.locator('iframe')].map((each) => each.boundingBox()),
    );
    if (!words || !button || !all) throw new Error('The chat does not show.');
    expect([button.width >= 44, button.height >= 44]).toEqual([true, true]);
    return { share: words.width / all.width, isBelow: button.y >= words.y + words.height };
  };
  const before = await lines();
  expect([before.share > 0.6, before.isBelow]).toEqual([true, false]);
  await field.fill('I cannot sleep.');
  const after = await lines();
  expect([after.share > 0.9, after.isBelow]).toEqual([true, true]);
});

test('on a phone, the message field is above the bottom bar when the page opens', async () => {
  const { page } = await openPage(browser, app.url, phone);
  await signIn(page, 'admin@evenkeel.test', 'steady-lantern-9', '/lena');
  await page.getByRole('button', { name: 'Got it' }).click();
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  for (const name of ['Lena', 'Emma', 'Hannah', 'James', 'Max', 'Ava']) {
    await page.goto(`/${name.toLowerCase()}`);
    const field = page.frameLocator('iframe').getByRole('textbox', { name: `Your message to ${name}` });
    await field.waitFor();
    const between = async () => {
      const [words, below] = await Promise.all([field.boundingBox(), bar.boundingBox()]);
      return (below?.y ?? Number.NaN) - (words?.y ?? 0) - (words?.height ?? 0);
    };
    await expect.poll(between, { message: name }).toBeGreaterThanOrEqual(8);
  }
});

test('a toast covers neither the button that caused it nor the errors of a form', async () => {
  for (const viewport of [phone.viewport, { width: 375, height: 600 }, { width: 1280, height: 620 }]) {
    const at = `${viewport.width} x ${viewport.height}`;
    const { page } = await openPage(browser, app.url, { ...phone, viewport });
    await openSignIn(page);
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
    await page.getByLabel('Email').fill(sam[0]);
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    const send = page.getByRole('button', { name: 'Sign in', exact: true });
    await send.click();
    await toast(page, 'Error signing in').waitFor();
    const reason = page.getByText('That email and password don’t match.');
    await expect.poll(() => isUncovered(send), { message: at }).toBe(true);
    await expect.poll(() => isUncovered(reason), { message: at }).toBe(true);

    await signIn(page, ...sam);
    await page.getByRole('button', { name: 'Add deadline' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add a deadline' });
    await form.getByLabel('Title').waitFor();
    await form.getByRole('button', { name: 'Add deadline' }).click();
    await toast(page, 'Missing information').waitFor();
    for (const kept of [
      form.getByRole('button', { name: 'Add deadline' }),
      form.getByText('Enter what’s due'),
      form.getByRole('link', { name: 'Quick exit' }),
    ])
      await expect.poll(() => isUncovered(kept), { message: at }).toBe(true);

    if (viewport !== phone.viewport) continue;
    // At the bottom edge the toast would cover the button.
    await page.locator('.toast-place').evaluate((place) => (place.dataset['edge'] = 'bottom'));
    expect(await isUncovered(form.getByRole('button', { name: 'Add deadline' }))).toBe(false);
  }
});

// Specification: 2.library.1, 2.library.4
test('the library has three tabs, two columns if there is room, and a not-found page for unknown URLs', async () => {
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, ...sam, '/resources');
  await waitForStart(page);
  await page.getByRole('heading', { level: 1, name: 'Resource Library' }).waitFor();
  await expect
    .poll(() => page.getByRole('tab').allInnerTexts())
    .toEqual(['Guides & Articles', 'Checklists', 'Emotional Wellbeing']);
  await page.getByRole('tab', { name: 'Guides & Articles', selected: true }).waitFor();
  const grid = page.getByRole('tabpanel').getByRole('list').first();
  expect(await columnsOf(grid)).toBe(2);
  await page.setViewportSize({ width: 375, height: 780 });
  await expect.poll(() => columnsOf(grid)).toBe(1);

  for (const key of ['guides-9', 'wellbeing-4', 'letters-1']) {
    await page.goto(`/resources/${key}`);
    await page.getByRole('heading', { level: 1, name: 'Resource Not Found' }).waitFor();
  }
  await page.getByText("We couldn't find the resource you're looking for.").waitFor();
  await page.getByRole('link', { name: 'Return to Resource Library' }).click();
  await page.waitForURL('/resources');
});

// Specification: 1.advisors.2, 7.pay.1, 9.prices, 9.period, 9.badge
test('three plans are shown side by side with their features, and the payment state is checked every five minutes', async () => {
  const { page, complaints } = await openPage(browser, app.url, desktop);
  await page.clock.install();
  await signIn(page, ...sam);
  const lookedUp = page.waitForResponse((response) => isLookUp(response.request()));
  await page.goto('/settings?tab=subscription');
  const plans = page.getByRole('region', { name: 'Plans' });
  await plans.getByText('2 months free').waitFor();
  await plans.getByText('You can upgrade, downgrade, or cancel at any time.').waitFor();
  const list = plans.getByRole('list').first();
  expect(await columnsOf(list)).toBe(3);
  const cards = list.locator(':scope > li');
  const held = [
    ['Starter', '$14.99', '2 AI advisors'],
    ['Complete', '$29.99', '4 AI advisors'],
    ['Premium', '$49.99', '6 AI advisors', 'Most Comprehensive'],
  ];
  for (const [index, own] of held.entries()) {
    for (const part of [...own, 'Chat at any time', 'Voice conversations', 'Email transcripts'])
      await expect.poll(() => cards.nth(index).innerText()).toContain(part);
  }
  await choose(plans.getByLabel('Annual'));
  for (const [index, price] of ['$149.90', '$299.90', '$499.90'].entries())
    await cards.nth(index).getByText(price).waitFor();

  await lookedUp;
  await waitForRequests(page);
  const asked = page.waitForRequest(isLookUp);
  await page.clock.fastForward(5 * 60_000);
  await asked;
  expect(complaints).toEqual([]);
});

test('on a phone, each plan lists only what differs, and what all plans include is listed once', async () => {
  const { page, complaints } = await openPage(browser, app.url, phone);
  await signIn(page, ...sam, '/settings?tab=subscription');
  const plans = page.getByRole('region', { name: 'Plans' });
  await plans.getByRole('heading', { name: 'Every plan includes' }).waitFor();
  const cards = plans.getByRole('list').first().locator(':scope > li');
  for (const [index, advisors] of ['2 AI advisors', '4 AI advisors', '6 AI advisors'].entries())
    await cards.nth(index).getByText(advisors).waitFor();
  for (const shared of [
    'a library we’ve checked',
    'Chat at any time',
    'Voice conversations',
    'Email transcripts',
  ])
    await expect.poll(() => plans.getByText(shared).filter({ visible: true }).count()).toBe(1);
  expect(complaints).toEqual([]);
});

function isLookUp(request: Request): boolean {
  return (
    request.url().endsWith('/stripe-subscription') &&
    request.postData()?.includes('get-subscription') === true
  );
}

function columnsOf(list: Locator): Promise<number> {
  return list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
}

/** Whether a press in the middle of the element would reach it. A toast doesn't cover anything that is out of view. */
function isUncovered(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !top?.closest('.toast');
  });
}

function toast(page: Page, title: string) {
  return page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true });
}
