import { html } from 'hono/html';
import { cards } from '../customers/cards.ts';
import { cardFor } from '../customers/payment-methods.ts';
import { dayText, moneyText } from '../world/periods.ts';
import { liveSubscriptions } from '../checkout/portal.ts';
import type { InvoiceRecord, PortalRecord, SubscriptionRecord } from '../world/state.ts';
import { currentPeriod, leadingPrice } from '../subscriptions/subscriptions.ts';
import type { World } from '../world/world.ts';
import { cardChoices, type Html, layout, problemNotice } from './layout.ts';

export function portalPage(world: World, session: PortalRecord, problem: string | undefined): Html {
  const invoices = Object.values(world.state.invoices)
    .filter(({ customer }) => customer === session.customer)
    .toReversed();
  return layout(
    'Billing',
    html`<h1>Billing</h1>
      ${session.returnUrl ? html`<a class="line" href="${session.returnUrl}">Go back</a>` : ''}
      ${problemNotice(problem)} ${planSection(world, session)} ${cardSection(world, session)}
      <section class="card" aria-labelledby="bills">
        <h2 id="bills">Bills and receipts</h2>
        ${
          invoices.length === 0
            ? html`<p class="soft">No bill yet.</p>`
            : html`<ul class="rows">
                ${invoices.map(billRow)}
              </ul>`
        }
      </section>`,
  );
}

function planSection(world: World, session: PortalRecord): Html {
  const subscriptions = liveSubscriptions(world, session.customer);
  return html`<section class="card" aria-labelledby="plan">
    <h2 id="plan">Plan</h2>
    ${
      subscriptions.length === 0
        ? html`<p class="soft">You have no plan now.</p>`
        : subscriptions.map((subscription) => planForm(world, session, subscription))
    }
  </section>`;
}

function planForm(world: World, session: PortalRecord, subscription: SubscriptionRecord): Html {
  const price = leadingPrice(world, subscription.items);
  const name = world.state.products[price.product]?.name ?? 'Plan';
  const { end } = currentPeriod(world, subscription);
  const { cancelAt } = subscription;
  const action = cancelAt === null ? 'cancel' : 'undo';
  return html`<p><strong>${name}</strong>, ${moneyText(price.unitAmount)} every ${price.interval}</p>
    <p class="soft">
      ${cancelAt === null ? `Renews on ${dayText(end)}.` : `Ends on ${dayText(cancelAt)}. You can use it until then.`}
    </p>
    <form method="post" action="/p/session/${session.id}/${action}">
      <input type="hidden" name="subscription" value="${subscription.id}" />
      <button type="submit" class="${action === 'cancel' ? 'danger' : 'quiet'}">
        ${action === 'cancel' ? 'Cancel the plan' : 'Keep the plan'}
      </button>
    </form>`;
}

function cardSection(world: World, session: PortalRecord): Html {
  const card = cardFor(world, session.customer);
  return html`<section class="card" aria-labelledby="card">
    <h2 id="card">Card</h2>
    <p>${card ? `Visa ending in ${cards[card].last4}` : 'No card is saved.'}</p>
    <details>
      <summary>Change the card</summary>
      <form method="post" action="/p/session/${session.id}/card">
        ${cardChoices(['pays', 'later', 'confirm', 'decline'])}
        <button type="submit">Save the card</button>
      </form>
    </details>
  </section>`;
}

const statusTexts = { paid: 'paid', open: 'to pay', void: 'withdrawn', draft: 'not ready' } as const;

function billRow(invoice: InvoiceRecord): Html {
  return html`<li>
    <a class="line" href="/i/${invoice.id}">${dayText(invoice.created)}, ${invoice.number ?? 'draft'}</a>
    <span>${moneyText(invoice.amountDue)}, ${statusTexts[invoice.status]}</span>
  </li>`;
}
