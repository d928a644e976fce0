import type Stripe from 'stripe';
import { type BillingRequest, redirect } from '#contract/billing.ts';
import * as v from 'valibot';
import { closeCustomers } from '#server/billing/provider/close-customers.ts';
import { reconcile } from '#server/billing/provider/reconcile.ts';
import type { BillingServer, Customer, PlanSnapshot, Plan } from './billing-server.ts';

const DAY = 86_400_000;

const tiers = ['starter', 'core', 'unlimited'] as const;
const cards = ['pays', 'pays', 'pays', 'later', 'confirm'] as const;
const days = [0.02, 1, 3, 8, 16, 32, 32, 70] as const;

type Pick = <T>(choices: readonly T[]) => T;

/**
 * A simulated person who buys, changes, cancels and pays at random, over a network that loses, duplicates and reorders
 * messages. `step` does one action and returns its description. It must only produce states that are possible in a real
 * installation.
 */
export function randomPerson(server: BillingServer, person: Customer, random: () => number) {
  const { control } = server.standIn;
  const pick: Pick = (choices) => choices[Math.floor(random() * choices.length)] as (typeof choices)[number];
  const pages: string[] = [];

  /** Error responses count as responses. Only an unreadable one is a failure. */
  async function ask(
    action: Record<string, unknown> & { action: BillingRequest['action'] },
  ): Promise<unknown> {
    const response = await person.post({ ...action, userId: person.person.id });
    return response.json();
  }

  async function choose(): Promise<string> {
    const wanted = { tier: pick(tiers), isAnnual: random() < 0.25 };
    const answer = await ask({ action: 'create-checkout', ...wanted });
    const { url } = v.parse(redirect, answer);
    if (url && !url.includes('status=success')) pages.push(url);
    return `choose ${wanted.tier} ${wanted.isAnnual ? 'year' : 'month'}`;
  }

  async function chooseInTwoTabs(): Promise<string> {
    return (await Promise.all([choose(), choose()])).join(' and ');
  }

  /** Acts on a page that may have been loaded yesterday. */
  function pay(): string {
    const page = pages.length > 0 && random() < 0.8 ? pages.at(-1) : pick(pages.length > 0 ? pages : ['']);
    const card = pick(cards);
    const [, kind, id = ''] = /\/(c\/pay|i)\/(\w+)/.exec(page ?? '') ?? [];
    try {
      if (kind === 'c/pay') control.completeCheckout(id, random() < 0.15 ? 'decline' : card, random() < 0.7);
      if (kind === 'i') control.payInvoice(id, card);
      return `pay ${kind ?? 'nothing'} with ${card}`;
    } catch (error) {
      return `pay ${kind ?? 'nothing'} with ${card}: ${error instanceof Error ? error.message : 'no'}`;
    }
  }

  async function cancel(): Promise<string> {
    const cancelAction = pick(['immediate', 'discount', 'pause', 'pause'] as const);
    await ask({ action: 'cancel-subscription', cancelAction });
    return `cancel ${cancelAction}`;
  }

  async function inPortal(): Promise<string> {
    const { subscription, customer } = await person.look();
    const change = pick(['cancelInPortal', 'undoInPortal', 'changeCard', 'changeCard'] as const);
    const record = control.state().subscriptions[subscription ?? ''];
    try {
      if (change === 'changeCard') control.changeCard(customer, pick(cards));
      else if (record && record.status === 'active') control[change](record.id);
    } catch {
      return `${change} without a customer`;
    }
    return change;
  }

  function pass(): string {
    const passed = pick(days);
    control.advance(Math.round(passed * DAY));
    return `${passed} days`;
  }

  function disturb(): string {
    const chaos = pick([
      {},
      { reverse: true },
      { duplicate: true },
      { reverse: true, duplicate: true },
      { delay: true },
      { drop: true },
    ]);
    control.chaos(chaos);
    return `webhooks ${JSON.stringify(chaos)}`;
  }

  function fail(): string {
    const kind = pick([429, 500, 503, 'disconnect'] as const);
    const moment = pick(['before', 'after'] as const);
    control.fail({ kind, moment });
    return `the next request fails: ${kind} ${moment}`;
  }

  const actions: readonly (readonly [weight: number, action: () => string | Promise<string>])[] = [
    [6, choose],
    [1, chooseInTwoTabs],
    [7, pay],
    [4, cancel],
    [1, async () => (await ask({ action: 'undo-cancel' }), 'undo')],
    [2, inPortal],
    [5, pass],
    [2, disturb],
    [1, fail],
    [1, () => (control.deliverDelayed(), 'late webhooks arrive')],
    [1, async () => (await ask({ action: 'get-subscription' }), 'look')],
    [1, async () => (await useUpload(server, person), 'upload')],
    [1, async () => (await reconcile(server.billing), 'reconcile')],
  ];
  const drawn = actions.flatMap(([weight, action]) => Array<typeof action>(weight).fill(action));
  return {
    /** Most people have bought something before the random actions start. */
    start: async (): Promise<string> => {
      if (random() < 0.2) return 'nothing bought';
      await person.buy(pick(tiers), random() < 0.3);
      return 'bought';
    },
    step: () => pick(drawn)(),
  };
}

async function useUpload(server: BillingServer, { person }: Customer): Promise<void> {
  await server.database
    .asUser(person.claims, (user) =>
      user.query(
        'update public.subscriptions set document_uploads_remaining = document_uploads_remaining - 1',
      ),
    )
    .catch(() => undefined);
}

/** Checks the invariants and returns each violation as a sentence. `before` is the plan one step earlier. */
export async function brokenRules(
  server: BillingServer,
  person: Customer,
  before: PlanSnapshot | null,
): Promise<{ broken: string[]; seen: PlanSnapshot }> {
  const seen = await person.look();
  const broken = [
    ...accessRules(server, seen),
    ...creditRules(before, seen),
    ...purchaseRules(server, seen.customer),
  ];
  return { broken, seen };
}

/** Access to a tier requires a trial, or a paid invoice for the tier that ended no longer ago than the grace period. */
function accessRules(server: BillingServer, { effective, trialEnd, customer }: PlanSnapshot): string[] {
  const state = server.standIn.control.state();
  const now = server.standIn.now().getTime() / 1000;
  const covered = new Set<string>(['canceled']);
  if (trialEnd !== null && trialEnd > now) covered.add('trial');
  for (const invoice of Object.values(state.invoices)) {
    if (invoice.customer !== customer || invoice.status !== 'paid') continue;
    for (const line of invoice.lines) {
      // Two seconds, because the stand-in counts in whole seconds.
      if (line.amount < 0 || line.end + 7 * 86_400 + 2 < now) continue;
      covered.add(state.prices[line.price]?.metadata['tier'] ?? '');
      // A pause gives access to less than the plan that was paid before.
      covered.add('paused');
    }
  }
  return covered.has(effective) ? [] : [`${effective} is open, paid is ${[...covered].join(', ')}`];
}

function creditRules(before: PlanSnapshot | null, after: PlanSnapshot): string[] {
  const isGift = before !== null && after.uploads > before.uploads && after.grants === before.grants;
  return isGift ? [`${after.uploads} credits without a change of plan`] : [];
}

function purchaseRules(server: BillingServer, customer: string): string[] {
  const { discounts } = server.standIn.control.state();
  const live = liveOf(server, customer);
  const offers = Object.values(discounts).filter(
    (each) => each.customer === customer && each.coupon.startsWith('retention_'),
  );
  return [
    ...(live.length > 1 ? [`${live.length} subscriptions are alive`] : []),
    ...(offers.length > 1 ? [`the offer was taken ${offers.length} times`] : []),
  ];
}

/** Delivers all pending messages and runs the job that repairs losses. */
export async function settle(server: BillingServer): Promise<void> {
  const { control } = server.standIn;
  control.chaos({});
  await server.spendFaults();
  control.deliverDelayed();
  await control.idle();
  control.advance(1.05 * DAY);
  await control.idle();
  await reconcile(server.billing);
  await control.idle();
}

/** Returns the differences between the row and the provider's state, which is read independently of the product's code. */
export async function differences(server: BillingServer, person: Customer): Promise<string[]> {
  const { customer, grants, ...plan } = await person.look();
  const list = customer
    ? (await server.stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data
    : [];
  const started = list.filter(({ status }) => !status.startsWith('incomplete'));
  const live = started.find(({ status }) => status !== 'canceled');
  const truth = live
    ? await truthOf(server, live)
    : { ...closed, tier: started.length > 0 ? 'canceled' : 'trial' };
  const changes = tierChanges(server, customer);
  return [
    ...Object.entries(truth).flatMap(([name, expected]) => {
      const actual: unknown = plan[name as keyof Plan];
      return actual === expected ? [] : [`${name} is ${String(actual)}, in truth ${String(expected)}`];
    }),
    ...(grants > changes ? [`${grants} grants of credits for ${changes} changes`] : []),
  ];
}

const closed = { subscription: null, accessUntil: null, pauseAt: null, pastDueSince: null };

async function truthOf(
  { stripe }: BillingServer,
  { id, status, items, metadata, cancel_at: cancelAt }: Stripe.Subscription,
): Promise<Partial<Record<keyof Plan, unknown>>> {
  if (status === 'unpaid') return { ...closed, tier: 'canceled', subscription: id };
  const [item] = items.data;
  if (!item) throw new Error('A subscription without an item');
  const { current_period_start: start, current_period_end: end, price } = item;
  const pausesAt = Number(metadata['pause_at']);
  const isAhead = price.metadata['tier'] === 'paused' && start < pausesAt;
  const open = (await stripe.invoices.list({ subscription: id, status: 'open' })).data;
  const debt = status === 'past_due' ? Math.min(start, ...open.map(({ created }) => created)) : null;
  const since =
    status === 'past_due' && open.length > 0 ? Math.min(...open.map(({ created }) => created)) : debt;
  return {
    tier: isAhead ? metadata['paused_from'] : price.metadata['tier'],
    subscription: id,
    pauseAt: isAhead ? pausesAt : null,
    pastDueSince: since,
    accessUntil: Math.min(cancelAt ?? Infinity, (since ?? end) + 7 * 86_400),
  };
}

/** Counts how often the provider's events report a different tier. */
function tierChanges(server: BillingServer, customer: string): number {
  const state = server.standIn.control.state();
  const tierNow = new Map<string, unknown>();
  let changes = 0;
  for (const event of Object.values(state.events)) {
    const object = (event['data'] as { object: Stripe.Subscription }).object;
    if (object.object !== 'subscription' || object.customer !== customer) continue;
    const tier = object.items.data[0]?.price.metadata['tier'];
    if (tierNow.get(object.id) === tier) continue;
    tierNow.set(object.id, tier);
    if (tier !== 'paused') changes += 1;
  }
  return changes;
}

/** Deletes the account and returns what the provider could still charge. */
export async function deleteAccount(server: BillingServer, leaver: Customer): Promise<string[]> {
  const customer = await leaver.customerId();
  await server.database.asAuthAdmin((auth) =>
    auth.query('delete from auth.users where id = $1', [leaver.person.id]),
  );
  await closeCustomers(server.billing);
  const left = liveOf(server, customer);
  return left.length === 0 ? [] : ['a deleted account is billed on'];
}

function liveOf(server: BillingServer, customer: string) {
  return Object.values(server.standIn.control.state().subscriptions).filter(
    (each) =>
      each.customer === customer && !['canceled', 'incomplete', 'incomplete_expired'].includes(each.status),
  );
}
