import { type Deps } from '../../deps.ts';
import { plans } from '#domain/billing/plan.ts';
import { renderMail } from '../../mail/template.ts';

const AT_ONCE = 20;

/** One mail to everyone whose trial ends within a day. Who is held when the server is killed is told by the next run. */
export async function remindOfTrialEnds({
  config,
  database,
  mailer,
  log,
}: Pick<Deps, 'config' | 'database' | 'mailer' | 'log'>): Promise<void> {
  const mail = await renderMail('trial_ending', {
    SiteURL: config.appUrl,
    Price: `$${plans.starter.monthlyPrice.toFixed(2)}`,
  });
  const failed: string[] = [];
  for (;;) {
    const claimed = await database.asService((service) =>
      service.query<{ user_id: string; email: string }>('select * from private.claim_trial_reminders($1)', [
        AT_ONCE,
      ]),
    );
    for (const { user_id: userId, email } of claimed) {
      try {
        await mailer.send({ ...mail, to: email });
      } catch {
        failed.push(userId);
        continue;
      }
      await noteSent(database, userId);
    }
    if (claimed.length < AT_ONCE) break;
  }
  if (failed.length === 0) return;
  log.warn({ failed: failed.length }, 'reminders could not be mailed');
  // Tried again in an hour, if the trial still runs then.
  await database.asService((service) =>
    service.query('delete from private.trial_reminders where user_id = any ($1::text::uuid[])', [
      `{${failed.join(',')}}`,
    ]),
  );
}

async function noteSent(database: Deps['database'], userId: string): Promise<void> {
  await database.asService((service) =>
    service.query(
      'update private.trial_reminders set held_until = null, sent_at = private.now() where user_id = $1::text::uuid',
      [userId],
    ),
  );
}
