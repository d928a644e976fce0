import { html } from 'hono/html';
import { foundPrice } from '../catalog/catalog.ts';
import { sessionTotals } from '../checkout/checkout.ts';
import { couponText } from './coupon-text.ts';
import { moneyText } from '../world/periods.ts';
import type { CheckoutRecord } from '../world/state.ts';
import type { World } from '../world/world.ts';
import { cardChoices, type Html, layout, problemNotice } from './layout.ts';

export function checkoutPage(world: World, session: CheckoutRecord, problem: string | undefined): Html {
  const { total } = sessionTotals(world, session);
  return layout(
    'Payment',
    html`<div class="columns">
      <section aria-labelledby="order">
        <h1 id="order">Subscribe</h1>
        ${orderList(world, session)}
        ${session.cancelUrl ? html`<a class="line" href="${session.cancelUrl}">Go back without paying</a>` : ''}
      </section>
      <section class="card" aria-labelledby="pay">
        <h2 id="pay">Pay</h2>
        ${problemNotice(problem)}
        <form method="post" action="/c/pay/${session.id}">
          ${cardChoices(['pays', 'decline', 'confirm'])}
          <button type="submit">Pay ${moneyText(total)}</button>
          ${session.submitText ? html`<p class="soft small">${session.submitText}</p>` : ''}
        </form>
        ${session.allowPromotionCodes && session.discounts.length === 0 ? codeForm(session) : ''}
      </section>
    </div>`,
    'wide',
  );
}

export function confirmPage(world: World, session: CheckoutRecord): Html {
  const { total } = sessionTotals(world, session);
  return confirmation(`/c/pay/${session.id}/confirm`, moneyText(total));
}

/** The question of the person's bank. */
function confirmation(action: string, amount: string): Html {
  return layout(
    'Confirm the payment',
    html`<section class="card">
      <h1>Is this you?</h1>
      <p>Your bank asks you to confirm a payment of <strong>${amount}</strong>.</p>
      <form method="post" action="${action}">
        <button type="submit" name="decision" value="confirm">Confirm the payment</button>
        <button type="submit" name="decision" value="refuse" class="quiet">Refuse it</button>
      </form>
    </section>`,
  );
}

export function closedCheckoutPage(session: CheckoutRecord): Html {
  const isPaid = session.status === 'complete';
  const back = isPaid ? session.successUrl : session.cancelUrl;
  return layout(
    'Payment',
    html`<section class="card">
      <h1>${isPaid ? 'This is paid already' : 'This page has expired'}</h1>
      <p>${isPaid ? 'You do not have to pay again.' : 'Nothing was paid here. Go back and start again.'}</p>
      ${back ? html`<a class="button" href="${back}">Go back</a>` : ''}
    </section>`,
  );
}

export function notFoundPage(): Html {
  return layout(
    'Not found',
    html`<section class="card">
      <h1>There is nothing here</h1>
      <p>The link may be old or cut off. Go back and start again.</p>
    </section>`,
  );
}

function orderList(world: World, session: CheckoutRecord): Html {
  const { lines, subtotal, total } = sessionTotals(world, session);
  return html`<dl class="card">
    ${lines.map((line) => {
      const price = foundPrice(world, line.price);
      const name = world.state.products[price.product]?.name ?? 'Plan';
      return html`<div>
        <dt>${name}<br /><span class="soft small">Every ${price.interval}, until you cancel</span></dt>
        <dd>${moneyText(line.amount)}</dd>
      </div>`;
    })}
    ${session.discounts.map(
      ({ coupon }) =>
        html`<div>
          <dt>${couponText(world, coupon)}</dt>
          <dd>−${moneyText(subtotal - total)}</dd>
        </div>`,
    )}
    <div class="total">
      <dt>Due today</dt>
      <dd>${moneyText(total)}</dd>
    </div>
  </dl>`;
}

function codeForm({ id }: CheckoutRecord): Html {
  return html`<details>
    <summary>Add a code</summary>
    <form method="post" action="/c/pay/${id}/code">
      <label for="code">Code</label>
      <input id="code" name="code" type="text" required autocomplete="off" autocapitalize="off" />
      <button type="submit" class="quiet">Use the code</button>
    </form>
  </details>`;
}
