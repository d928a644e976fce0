import { makeHardshipCode } from '../../billing/plan/hardship-code.ts';
import { reconcile } from '../../billing/provider/reconcile.ts';
import type { Billing } from '../../billing/billing.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { type Command, type CommandWords, CommandRefused, facts } from './command.ts';
import { findPerson } from './find-person.ts';
import { recordCommand } from './note-command.ts';

export const planCommands: readonly Command[] = [
  {
    words: 'plans show',
    takes: '<address or id>',
    tells: 'shows their plan and what the payment provider says',
    run: show,
  },
  {
    words: 'plans give-hardship',
    tells: 'makes a code that takes the whole price off for one person, for good or for --months N',
    run: giveHardship,
  },
  {
    words: 'reconcile',
    takes: '[address or id]',
    tells: 'checks this person, and everyone who’s due, with the payment provider',
    run: reconcileNow,
  },
];

async function show(deps: OperatorDeps, { argument }: CommandWords): Promise<string> {
  const { id } = await findPerson(deps, argument);
  const [plan] = await deps.database.asService((service) =>
    service.query<Record<string, string | number | boolean | null>>(
      `select tier, private.effective_tier($1::text::uuid) as counts, trial_ends_at::text as trial,
         access_until::text as "until", pause_at::text as pause, past_due_since::text as due,
         document_uploads_remaining as uploads, mode, status, billing_interval as "interval",
         current_period_end::text as "end", cancel_at_period_end as cancels, synced_at::text as synced
       from public.subscriptions left join public.billing_accounts using (user_id)
       where user_id = $1::text::uuid`,
      [id],
    ),
  );
  if (!plan) throw new CommandRefused('This account has no plan, because its address was never confirmed.');
  return facts([
    ['plan', plan['tier']],
    ['counts as', plan['counts']],
    ['trial ends', plan['trial']],
    ['open until', plan['until']],
    ['pauses at', plan['pause']],
    ['unpaid since', plan['due']],
    ['uploads left', plan['uploads']],
    ['payments', plan['mode']],
    ['status there', plan['status']],
    ['billed every', plan['interval']],
    ['paid until', plan['end']],
    ['cancels then', plan['cancels']],
    ['last asked', plan['synced']],
  ]);
}

async function giveHardship(deps: OperatorDeps, { months }: CommandWords): Promise<string> {
  const { stripe } = paying(deps);
  const code = await makeHardshipCode(stripe, months);
  await deps.database.asAuthAdmin((auth) =>
    recordCommand(auth, { action: 'operator_gave_hardship', userId: null, at: deps.now() }),
  );
  return `Code for one person: ${code}\nEnter it on the checkout page, under "Add promotion code".`;
}

async function reconcileNow(deps: OperatorDeps, { argument }: CommandWords): Promise<string> {
  const billing = paying(deps);
  const userId = argument === '' ? null : (await findPerson(deps, argument)).id;
  await deps.database.asAuthAdmin((auth) =>
    recordCommand(auth, { action: 'operator_reconciled', userId, at: deps.now() }),
  );
  await deps.database.asService((service) =>
    service.query(
      `update public.billing_accounts set sync_due_at = $2::text::timestamptz where user_id = $1::text::uuid`,
      [userId, billing.now().toISOString()],
    ),
  );
  const synced = await reconcile(billing);
  return `Checked ${synced} ${synced === 1 ? 'person' : 'people'}.`;
}

function paying({ billing }: OperatorDeps): Billing {
  if (!billing) throw new CommandRefused('Payments aren’t set up here (BILLING_MODE).');
  return billing;
}
