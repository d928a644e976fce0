import * as v from 'valibot';
import { dollars, momentText } from '#domain/billing/charge-words.ts';
import { planPrice } from '#domain/billing/billing.ts';
import { type Deps } from '../../deps.ts';
import { renderMail } from '../../mail/template.ts';

const BATCH_SIZE = 20;

const claimedRow = v.object({
  user_id: v.string(),
  email: v.string(),
  ends_at: v.instance(Date),
  zone: v.nullable(v.string()),
});
type Claimed = v.InferOutput<typeof claimedRow>;

/**
 * Sends one email to each person whose trial ends within a day. Emails claimed by a server that was killed are sent in
 * the next run.
 */
export async function remindOfTrialEnds(
  deps: Pick<Deps, 'config' | 'database' | 'mailer' | 'log'>,
): Promise<void> {
  const { database, log } = deps;
  const failed: string[] = [];
  for (;;) {
    const claimed = await claim(database);
    for (const each of claimed) {
      try {
        await send(deps, each);
      } catch {
        failed.push(each.user_id);
        continue;
      }
      await noteSent(database, each.user_id);
    }
    if (claimed.length < BATCH_SIZE) break;
  }
  if (failed.length === 0) return;
  log.warn({ failed: failed.length }, 'reminders could not be mailed');
  // Retried in an hour if the trial is still running then.
  await database.asService((service) =>
    service.query('delete from private.trial_reminders where user_id = any ($1::text::uuid[])', [
      `{${failed.join(',')}}`,
    ]),
  );
}

async function claim(database: Deps['database']): Promise<Claimed[]> {
  const rows = await database.asService((service) =>
    service.query('select * from private.claim_trial_reminders($1)', [BATCH_SIZE]),
  );
  return v.parse(v.array(claimedRow), rows);
}

async function send(
  { config, mailer }: Pick<Deps, 'config' | 'mailer'>,
  { email, ends_at: endsAt, zone }: Claimed,
): Promise<void> {
  const content = await renderMail('trial_ending', {
    SiteURL: config.appUrl,
    When: momentText(endsAt, zone),
    Price: dollars(planPrice('starter', 'month')),
  });
  await mailer.send({ ...content, to: email });
}

async function noteSent(database: Deps['database'], userId: string): Promise<void> {
  await database.asService((service) =>
    service.query(
      'update private.trial_reminders set held_until = null, sent_at = private.now() where user_id = $1::text::uuid',
      [userId],
    ),
  );
}
