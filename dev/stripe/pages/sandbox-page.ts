import { html } from 'hono/html';
import type { Faults } from '../faults.ts';
import type { StandInWorld } from '../world/stand-in-world.ts';
import { currentPeriod, leadingPrice } from '../subscriptions/subscriptions.ts';
import { dayText, moneyText } from '../world/periods.ts';
import { type Html, layout } from './layout.ts';

const moves = [
  ['1 day', 1],
  ['7 days', 7],
  ['1 month', 31],
  ['1 year', 366],
] as const;

const failures = [
  ['429', 'Too many'],
  ['500', 'Error'],
  ['503', 'Unavailable'],
  ['401', 'Key refused'],
  ['402', 'Declined'],
  ['disconnect', 'No answer'],
  ['html', 'Not JSON'],
] as const;
const chaosKinds = ['reverse', 'duplicate', 'delay', 'drop'] as const;

export function sandboxPage(world: StandInWorld, faults: Faults): Html {
  return layout(
    'Sandbox',
    html`<h1>Payment sandbox</h1>
      <p class="soft">
        What this machine's stand-in for the payment provider knows, and what can happen to it.
      </p>
      <div class="columns">
        <div>${clockForm(world)} ${failureForm(faults)} ${webhookForm(world)}</div>
        <div>${subscriptionList(world)}</div>
      </div>`,
    'wide',
  );
}

function clockForm(world: StandInWorld): Html {
  return html`<form class="card" method="post" action="/_sandbox/advance">
    <h2>Clock</h2>
    <p>
      <time datetime="${world.time().toISOString()}">${dayText(world.now())}</time>
      <span class="soft">${world.time().toISOString().slice(11, 16)} UTC</span>
    </p>
    <p class="soft small">It goes forward only. Renewals and retries happen on the way.</p>
    <div class="buttons">
      ${moves.map(
        ([label, days]) =>
          html`<button type="submit" class="quiet" name="days" value="${days}">${label}</button>`,
      )}
    </div>
  </form>`;
}

function failureForm(faults: Faults): Html {
  const planned = faults.planned.map(({ kind, times }) => `${kind} (${times})`).join(', ');
  return html`<form class="card" method="post" action="/_sandbox/fail">
    <h2>Failure of the next request</h2>
    ${planned ? html`<p class="notice wait">Planned: ${planned}</p>` : ''}
    <div class="buttons">
      ${failures.map(
        ([kind, label]) =>
          html`<button type="submit" class="quiet" name="kind" value="${kind}">${label}</button>`,
      )}
    </div>
  </form>`;
}

function webhookForm(world: StandInWorld): Html {
  const { deliveries, endpoints } = world.state;
  const targets = Object.values(endpoints).map(({ url }) => url);
  return html`<form class="card" method="post" action="/_sandbox/chaos">
      <h2>Webhooks</h2>
      <p class="small">${targets.length > 0 ? `To ${targets.join(', ')}` : 'Nobody listens.'}</p>
      <fieldset>
        <legend>On their way they are</legend>
        ${chaosKinds.map(
          (kind) =>
            html`<label class="choice">
              <input
                type="checkbox"
                name="${kind}"
                value="true"
                ${world.webhooks.chaos[kind] ? 'checked' : ''}
              />
              <span>${chaosTexts[kind]}</span>
            </label>`,
        )}
      </fieldset>
      <button type="submit" class="quiet">Set</button>
    </form>
    <form class="card" method="post" action="/_sandbox/deliver">
      <p>${deliveries.length === 0 ? 'None is waiting.' : `${deliveries.length} waiting.`}</p>
      <button type="submit" class="quiet">Deliver what waits</button>
    </form>`;
}

const chaosTexts = {
  reverse: 'in the wrong order',
  duplicate: 'sent twice',
  delay: 'held back',
  drop: 'lost',
} as const;

function subscriptionList(world: StandInWorld): Html {
  const subscriptions = Object.values(world.state.subscriptions).toReversed().slice(0, 50);
  return html`<section class="card" aria-labelledby="subscriptions">
    <h2 id="subscriptions">Subscriptions</h2>
    ${subscriptions.length === 0 ? html`<p class="soft">None yet.</p>` : ''}
    <ul class="rows">
      ${subscriptions.map((subscription) => {
        const price = leadingPrice(world, subscription.items);
        const customer = world.state.customers[subscription.customer];
        return html`<li>
          <span>
            ${customer?.email ?? subscription.customer}<br />
            <span class="soft small">
              ${price.lookupKey ?? price.id}, ${moneyText(price.unitAmount)}, to
              ${dayText(currentPeriod(world, subscription).end)}
            </span>
          </span>
          <span>${subscription.status}</span>
        </li>`;
      })}
    </ul>
  </section>`;
}
