import type { CardKind, Payment } from './customers/cards.ts';
import { completeSession, foundSession } from './checkout/checkout.ts';
import { collect } from './invoices/collection.ts';
import { createEndpoint } from './webhooks/endpoints.ts';
import { foundInvoice } from './invoices/invoices.ts';
import type { Fault, Faults } from './faults.ts';
import { cancelInPortal, changeCard, undoInPortal } from './checkout/portal.ts';
import { emptyState, type State } from './world/state.ts';
import type { StandInWorld } from './world/stand-in-world.ts';
import { foundSubscription } from './subscriptions/subscriptions.ts';
import type { Chaos } from './webhooks/webhooks.ts';

/** The actions of a person, a bank and the clock, for tests and manual trials. */
export interface Control {
  /** Moves the clock by that many milliseconds or to a moment. Everything due happens in order. */
  advance(by: number | Date): void;
  /** The URL of webhooks, signed with `webhookSecret`. Null: none are sent. */
  setWebhook(url: string | null): void;
  /** Replaces the earlier setting. `{}` ends it. */
  chaos(chaos: Chaos): void;
  /** The next request fails, or the next `times`. */
  fail(fault: Fault): void;
  deliverDelayed(): void;
  /** Settles when every due webhook was delivered or refused. */
  idle(): Promise<void>;
  /** The person pays on the checkout page. A card that needs confirmation is confirmed by default. */
  completeCheckout(session: string, card?: CardKind, isConfirmed?: boolean): void;
  /** The person pays an open invoice on its page. */
  payInvoice(invoice: string, card?: CardKind): Payment;
  changeCard(customer: string, card: CardKind): void;
  cancelInPortal(subscription: string): void;
  undoInPortal(subscription: string): void;
  state(): Readonly<State>;
  /** Deletes every object, the faults and the chaos. Keeps the clock and the webhook. */
  reset(): void;
}

export function controlOf(world: StandInWorld, faults: Faults, webhookSecret: string): Control {
  const act = <T>(action: () => T) => world.act(null, null, action);
  let webhook: string | null = null;
  const setWebhook = (url: string | null) => {
    for (const endpoint of Object.values(world.state.endpoints)) {
      if (endpoint.description === OWN_ENDPOINT) delete world.state.endpoints[endpoint.id];
    }
    webhook = url;
    if (url === null) return;
    const parameters = { url, enabled_events: ['*'], description: OWN_ENDPOINT } as const;
    createEndpoint(world, { ...parameters, enabled_events: ['*'] }, webhookSecret);
  };
  return {
    advance: (by) => world.advance(typeof by === 'number' ? new Date(world.time().getTime() + by) : by),
    setWebhook,
    chaos: (chaos) => {
      world.webhooks.chaos = chaos;
    },
    fail: (fault) => faults.plan(fault),
    deliverDelayed: () => world.webhooks.deliverDelayed(),
    idle: () => world.webhooks.idle(),
    completeCheckout: (session, card = 'pays', isConfirmed = true) =>
      act(() => void completeSession(world, foundSession(world, session), card, isConfirmed)),
    payInvoice: (invoice, card) =>
      act(() => collect(world, foundInvoice(world, invoice), { isConfirmed: true, ...(card && { card }) })),
    changeCard: (customer, card) => act(() => changeCard(world, customer, card)),
    cancelInPortal: (subscription) =>
      act(() => cancelInPortal(world, foundSubscription(world, subscription))),
    undoInPortal: (subscription) => act(() => undoInPortal(world, foundSubscription(world, subscription))),
    state: () => world.state,
    reset: () => {
      Object.assign(world.state, { ...emptyState(), clockOffset: world.state.clockOffset });
      world.webhooks.forget();
      world.webhooks.chaos = {};
      faults.planned = [];
      setWebhook(webhook);
    },
  };
}

const OWN_ENDPOINT = 'set by the control';
