import { html } from 'hono/html';
import { moneyText, dayText } from '../world/periods.ts';
import type { InvoiceRecord } from '../world/state.ts';
import type { World } from '../world/world.ts';
import { couponText } from './coupon-text.ts';
import { cardChoices, type Html, layout, problemNotice } from './layout.ts';

export function invoicePage(
  world: World,
  invoice: InvoiceRecord,
  { problem, back }: { problem: string | undefined; back: string | null },
): Html {
  return layout(
    'Bill',
    html`<h1>Bill ${invoice.number ?? ''}</h1>
      <p class="soft">${dayText(invoice.created)}</p>
      ${statusNotice(invoice)} ${problemNotice(problem)} ${lineList(world, invoice)}
      ${invoice.status === 'open' ? payForms(invoice) : ''}
      ${back ? html`<a class="line" href="${back}">Go back</a>` : ''}`,
  );
}

const statusTexts = {
  paid: 'Paid. Thank you.',
  void: 'This bill was withdrawn. There is nothing to pay.',
  draft: 'This bill is not ready yet.',
} as const;

function statusNotice(invoice: InvoiceRecord): Html {
  if (invoice.status !== 'open') {
    const tone = invoice.status === 'paid' ? 'good' : 'wait';
    return html`<p class="notice ${tone}">${statusTexts[invoice.status]}</p>`;
  }
  const reason = invoice.needsConfirmation
    ? 'Your bank wants you to confirm this payment.'
    : 'This bill is not paid yet.';
  return html`<p class="notice wait">${reason}</p>`;
}

function payForms(invoice: InvoiceRecord): Html {
  const amount = moneyText(invoice.amountDue);
  const confirm = html`<form method="post" action="/i/${invoice.id}/confirm" class="card">
    <h2>Confirm ${amount}</h2>
    <button type="submit" name="decision" value="confirm">Confirm the payment</button>
    <button type="submit" name="decision" value="refuse" class="quiet">Refuse it</button>
  </form>`;
  const pay = html`<form method="post" action="/i/${invoice.id}/pay" class="card">
    <h2>${invoice.needsConfirmation ? 'Or pay with another card' : 'Pay'}</h2>
    ${cardChoices(invoice.needsConfirmation ? ['pays', 'decline'] : ['pays', 'decline', 'confirm'])}
    <button type="submit" class="${invoice.needsConfirmation ? 'quiet' : ''}">Pay ${amount}</button>
  </form>`;
  return html`${invoice.needsConfirmation ? confirm : ''} ${pay}`;
}

function lineList(world: World, invoice: InvoiceRecord): Html {
  const { startingBalance, endingBalance, amountDue, total } = invoice;
  const discounts = invoice.discounts.map((id) => {
    const shares = invoice.lines.flatMap(({ discounts }) => discounts);
    const amount = shares
      .filter(({ discount }) => discount === id)
      .reduce((sum, share) => sum + share.amount, 0);
    return { text: couponText(world, world.state.discounts[id]?.coupon ?? ''), amount: -amount };
  });
  const fromBalance = amountDue - total;
  const rows = [
    ...invoice.lines.map(({ description, amount }) => ({ text: description, amount })),
    ...discounts,
    ...(fromBalance === 0
      ? []
      : [
          {
            text: startingBalance < 0 ? 'Credit from before' : 'Kept for the next bill',
            amount: fromBalance,
          },
        ]),
  ];
  return html`<dl class="card">
    ${rows.map(({ text, amount }) => row(text, amount))}
    <div class="total">
      <dt>${invoice.status === 'paid' ? 'Paid' : 'To pay'}</dt>
      <dd>${moneyText(amountDue)}</dd>
    </div>
    ${(endingBalance ?? 0) < 0 ? row('Credit for the next bills', -(endingBalance ?? 0)) : ''}
  </dl>`;
}

function row(text: string, amount: number): Html {
  const shown = amount < 0 ? `−${moneyText(-amount)}` : moneyText(amount);
  return html`<div>
    <dt>${text}</dt>
    <dd>${shown}</dd>
  </div>`;
}
