import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitForRequests, choose, desktop, openPage, phone, signIn } from './browser.ts';
import { registered } from './registered.ts';
import { startApp } from './running-app.ts';
import { app, browser, setStage } from './stage.ts';

const PANEL = '/settings?tab=subscription';

setStage({}, { isWindowless: true });

// The tests that move the clock come last, because it is shared.

// Specification: 2.plans.1, 2.plans.2, 4.upgrade.3, 4.order, 4.subscribe.1, 4.return.1, 4.return.2
// Specification: 4.cancel.1, 8.ok.credits, 8.ok.active
test('a person buys a plan after a declined card, upgrades, downgrades, switches to yearly and gets a discount', async () => {
  const { page, unexpected } = await openPanel('Bea');
  await page.getByText('You’re on the free trial until').waitFor();
  await page.getByText('Sandbox: you won’t be charged').waitFor();

  await startCheckout(page, 'Choose Complete', '$29.99');
  await payWith(page, 'Is declined');
  await page.getByText('Your card was declined.').waitFor();
  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await toast(page, 'Checkout Canceled').waitFor();
  await toast(page, "You've canceled the checkout process. Your subscription was not changed.").waitFor();
  await page.waitForURL(PANEL);

  await startCheckout(page, 'Choose Complete', '$29.99');
  await payWith(page, 'Pays');
  await activated(page);
  const box = page.getByRole('region', { name: 'Active Subscription' });
  await box.getByText('Complete, $29.99 a month').waitFor();
  await box.getByText(/^Your subscription will renew on \w+ \d+, \d+\.$/).waitFor();
  expect(await page.getByRole('button', { name: 'Current Plan' }).isDisabled()).toBe(true);

  await change(page, 'Upgrade to Premium', ['Due now', '$20.00', 'You’ll get access to Max and Ava.']);
  await activated(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await toast(page, 'Credits Added').waitFor();
  await toast(page, 'You now have 10 document uploads.').waitFor();
  await box.getByText('Premium, $49.99 a month').waitFor();

  await change(page, 'Downgrade to Starter', [
    'Your credit',
    'You’ll lose access to Hannah, James, Max, and Ava today',
  ]);
  await box.getByText('Starter, $14.99 a month').waitFor();

  const offer = '50% off your next two bills: $7.49 a month instead of $14.99, for 2 months.';
  await cancelWith(page, 'Apply the discount', offer);
  await toast(page, 'Your discount has been applied').waitFor();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('button', { name: 'Pause my plan' }).waitFor();
  expect(await page.getByRole('button', { name: 'Apply the discount' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Keep things as they are' }).click();

  await choose(page.getByLabel('Annual'));
  await change(page, 'Pay yearly instead', ['a year']);
  await box.getByText('Starter, $149.90 a year').waitFor();
  expect(unexpected()).toEqual([]);
});

test('a plan change that needs bank confirmation shows a pending page, and the old plan stays until confirmed', async () => {
  const { page, unexpected } = await openPanel('Cleo', phone);
  await startCheckout(page, 'Choose Starter', '$14.99');
  await payWith(page, 'Needs your confirmation');
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
  await activated(page);

  await change(page, 'Upgrade to Complete', ['Due now']);
  await page.getByText('Your bank wants you to confirm this payment.').waitFor();
  await page.getByRole('link', { name: 'Go back' }).click();
  await page.getByText('A payment needs your attention').waitFor();
  await page.getByText('Starter, $14.99 a month').waitFor();
  await page.getByRole('link', { name: 'Confirm or pay' }).click();
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
  await page.getByText('Paid. Thank you.').waitFor();
  await page.getByRole('link', { name: 'Go back' }).click();
  await page.getByText('Complete, $29.99 a month').waitFor();
  await page.getByText('A payment needs your attention').waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Manage card and receipts' }).click();
  await page.waitForURL(/\/p\/session\//);
  await page.goBack();
  await page.getByRole('button', { name: 'Card and receipts' }).waitFor();
  expect(unexpected()).toEqual([]);
});

// Specification: 2.plans.1, 4.subscribe.3, 8.rate, 8.api
test('a busy, failing or unavailable payment service each shows its own banner', async () => {
  const { page, unexpected } = await openPanel('Dara');
  await fail({ kind: 429 });
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  const alert = page.getByRole('tabpanel').getByRole('alert');
  await alert.getByText('API Rate Limit Exceeded').waitFor();
  await alert
    .getByText(
      'Too many requests to the payment service. Please wait a few minutes and try again. This is often a temporary issue that resolves automatically.',
    )
    .waitFor();
  await toast(page, 'Rate Limit Exceeded').waitFor();
  await toast(page, 'Too many requests to the payment service. Please try again in a few minutes.').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  // The library itself retries twice.
  await fail({ kind: 500, times: 3 });
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await alert.getByText('Stripe API error').waitFor();
  await alert.getByText('Billing is unavailable right now.').waitFor();
  await toast(page, 'Subscription Error').waitFor();

  await startCheckout(page, 'Choose Starter', '$14.99');
  await page.goBack();
  await page.getByRole('button', { name: 'Choose Starter' }).waitFor();
  await expect.poll(() => alert.count()).toBe(0);
  expect(unexpected()).toEqual([]);
});

// Specification: 4.subscribe.2, 8.checkout
test('a checkout without a URL fails, and the panel refreshes every five minutes', async () => {
  const { page } = await openPanel('Edda');
  await answerCheckout(page, {});
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await page.getByRole('alert').getByText('Stripe checkout failed').waitFor();
  await page.getByRole('alert').getByText('No checkout URL was returned').waitFor();

  await page.clock.install();
  const asked = page.waitForResponse((response) => isLookUp(response.request()));
  await page.reload();
  await page.getByText('You’re on the free trial until').waitFor();
  await asked;
  await waitForRequests(page);
  const again = page.waitForRequest(isLookUp);
  await page.clock.fastForward(5 * 60_000);
  await again;
});

// Specification: 2.settings.3, 8.stripe, D.8
test('without a payment provider, the app says that plans cannot be bought', async () => {
  await using bare = await startApp({ BILLING_MODE: 'off' });
  const { page, complaints } = await openPage(browser, bare.url, phone);
  await signIn(page, 'sam@evenkeel.test', 'quiet-harbour-7', PANEL);
  await page.getByText('Payments are turned off').waitFor();
  expect(await page.getByText('Stripe Configuration Required').count()).toBe(0);
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await page.getByRole('alert').getByText('Stripe Configuration Required').waitFor();
  await toast(page, 'Subscription Error').waitFor();
  const words = 'The Stripe integration is not properly configured. Please ensure the Stripe API key is set.';
  await toast(page, words).waitFor();
  await page.getByRole('link', { name: 'All settings' }).click();
  await page
    .getByRole('navigation', { name: 'All settings' })
    .getByRole('link', { name: /^Account/ })
    .click();
  await page.getByText('Stripe Configuration Required').waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('503'))).toEqual([]);
});

// Specification: 4.cancel.1, 4.cancel.2, 4.cancel.4
test('a person pauses, resumes, cancels, keeps and cancels a plan again, and then it ends', async () => {
  const { page, unexpected } = await openPanel('Finn', phone);
  await startCheckout(page, 'Choose Premium', '$49.99');
  await payWith(page, 'Pays');
  await activated(page);

  await cancelWith(page, 'Pause my plan', '$3.99 a month instead.');
  await page.getByText(/^Your plan pauses on/).waitFor();
  await page.getByRole('button', { name: 'Keep my plan' }).click();
  await page.getByRole('dialog').getByText('$0.00').waitFor();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await page.getByText(/^Your subscription will renew on/).waitFor();

  await cancelWith(page, 'Pause my plan', 'You keep your data and the advisors on your team');
  await page.getByText(/^Your plan pauses on/).waitFor();
  await advance(31);
  await page.reload();
  await page.getByText('Paused, $3.99 a month').waitFor();
  await page.getByText('You keep your data and the advisors on your team.').waitFor();
  await change(page, 'Resume with Complete', ['Due now']);
  await page.getByText('Complete, $29.99 a month').waitFor();

  await cancelWith(page, 'Cancel my plan', 'Everything you saved stays here.');
  expect(await page.getByRole('button', { name: 'Cancellation Pending' }).isDisabled()).toBe(true);
  // The button that had the focus can no longer hold it.
  await page.waitForFunction(() => document.activeElement?.textContent === 'Your plan');
  await page.getByText(/^Your subscription ends on/).waitFor();
  await page.getByRole('button', { name: 'Keep my plan' }).click();
  await toast(page, 'You’re keeping your plan').waitFor();
  await page.getByText(/^Your subscription will renew on/).waitFor();

  await cancelWith(page, 'Cancel my plan', 'you won’t be charged again');
  await page.getByRole('button', { name: 'Cancellation Pending' }).waitFor();
  await advance(32);
  await page.reload();
  await page.getByText('You don’t have a plan right now. Everything you saved is still here.').waitFor();
  await page.getByText('If you’re in danger, help is always free').waitFor();
  await page.getByRole('button', { name: 'Choose Starter' }).waitFor();
  await page.goto('/lena');
  await page.getByText('This advisor comes with the Starter plan').waitFor();
  await page.getByRole('button', { name: 'Get help now' }).waitFor();
  await page.goto('/progress');
  await page.getByRole('heading', { name: 'Divorce Journey' }).waitFor();
  expect(unexpected()).toEqual([]);
});

test('the dashboard and the settings show an unpaid invoice until it is paid', async () => {
  const { page, unexpected } = await openPanel('Gus');
  await startCheckout(page, 'Choose Starter', '$14.99');
  await payWith(page, 'Pays');
  await activated(page);
  await sandbox('card', { customer: await newestCustomer(), card: 'later' });
  await advance(32);

  await page.goto('/');
  await page.getByText('Your last payment didn’t go through.').waitFor();
  await page.getByText(/You’ll keep full access until/).waitFor();
  await page.goto('/settings');
  await page.getByText('Your last payment didn’t go through').waitFor();
  await page.getByRole('link', { name: 'Pay bill or change card' }).click();
  expect(await page.getByRole('button', { name: 'Upgrade to Complete' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByText('Your plan ends now, and you won’t owe anything for the unpaid bill.').waitFor();
  expect(await page.getByRole('button', { name: 'Apply the discount' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Keep things as they are' }).click();

  await page.getByRole('link', { name: 'Pay the bill' }).click();
  await payWith(page, 'Pays');
  await page.getByText('Paid. Thank you.').waitFor();
  await page.getByRole('link', { name: 'Go back' }).click();
  await page.getByText(/^Your subscription will renew on/).waitFor();
  await page.getByText('Your last payment didn’t go through').waitFor({ state: 'hidden' });
  expect(unexpected()).toEqual([]);
});

async function openPanel(firstName: string, device: BrowserContextOptions = desktop) {
  const account = await registered(app, firstName);
  const { page, complaints } = await openPage(browser, app.url, device);
  await signIn(page, account.email, account.password);
  await page.goto(PANEL);
  await page.getByText('You’re on the free trial until').waitFor();
  // The payment pages are intentionally on another origin. An unavailable service is reported by its status.
  const unexpected = () =>
    complaints.filter(
      (text) => !text.startsWith(`request: ${app.standInUrl}`) && !/status of 503/.test(text),
    );
  return { page, unexpected };
}

function isLookUp(request: Request): boolean {
  return request.postData()?.includes('get-subscription') ?? false;
}

async function startCheckout(page: Page, choice: string, price: string): Promise<void> {
  await page.getByRole('button', { name: choice }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Due today').waitFor();
  await dialog.getByText(price, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Subscribe Now' }).click();
  await page.waitForURL(/\/c\/pay\//);
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByText(card, { exact: true }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

async function activated(page: Page): Promise<void> {
  const shown = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  // A toast does not disappear while the mouse is over it.
  await shown
    .filter({ hasText: 'Subscription Activated' })
    .filter({ hasText: 'Your subscription has been successfully activated!' })
    .hover();
  await page.waitForURL(PANEL);
}

/** A plan change without the provider's page: its price is shown first. */
async function change(page: Page, choice: string, shown: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: choice }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Due now', { exact: true }).waitFor();
  for (const text of shown) await dialog.getByText(text).first().waitFor();
  await dialog.getByRole('button', { name: 'Subscribe Now' }).click();
}

/** Cancels the plan with two presses, starting in the settings. */
async function cancelWith(page: Page, choice: string, shown: string): Promise<void> {
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your subscription' });
  await dialog.getByText(shown).waitFor();
  await dialog.getByRole('button', { name: choice }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function answerCheckout(page: Page, answer: object): Promise<void> {
  await page.route('**/functions/v1/stripe-subscription', (route) =>
    route.request().postDataJSON().action === 'create-checkout'
      ? route.fulfill({ json: answer })
      : route.continue(),
  );
}

function fail(fault: { kind: 429 | 500; times?: number }): Promise<void> {
  return sandbox('fail', fault);
}

/** Moves the clock by days, for the payment provider and for the plans. */
function advance(days: number): Promise<void> {
  return sandbox('advance', { days });
}

async function sandbox(action: string, body: object): Promise<void> {
  const answer = await fetch(`${app.standInUrl}/_sandbox/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function newestCustomer(): Promise<string> {
  const state = (await (await fetch(`${app.standInUrl}/_sandbox/state`)).json()) as {
    customers: Record<string, unknown>;
  };
  const [newest] = Object.keys(state.customers).toReversed();
  if (!newest) throw new Error('There is no customer');
  return newest;
}

function toast(page: Page, text: string) {
  return page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });
}
