import { Gauge } from 'prom-client';
import type { Database } from '../database/database.ts';
import { waitingBillingEmails } from '../billing/emails/billing-email-store.ts';
import type { Metrics } from './metrics.ts';

interface Backlog {
  waiting: number;
  oldest: number;
}

/**
 * The number of waiting messages, read from the database for each request of the metrics. Absent while the database
 * is unavailable.
 */
export function watchBacklog(
  database: Pick<Database, 'asService' | 'asAuthAdmin'>,
  { registry }: Metrics,
  { isHosted }: { isHosted: boolean },
): void {
  // Both are read together, with one query.
  let asking: Promise<[string, Backlog][]> | undefined;
  const ask = () =>
    (asking ??= backlogs(database, isHosted)
      .catch(() => [])
      .finally(() => (asking = undefined)));
  const tell = (name: string, help: string, figure: (backlog: Backlog) => number) => {
    const gauge: Gauge<'kind'> = new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const found = await ask();
        gauge.reset();
        for (const [kind, backlog] of found) gauge.set({ kind }, figure(backlog));
      },
    });
  };
  tell(
    'evenkeel_waiting',
    'Emails about accounts and payments, and notifications about deadlines, that are waiting to go out.',
    ({ waiting }) => waiting,
  );
  tell(
    'evenkeel_oldest_waiting_seconds',
    'How long the oldest email or notification has waited to be sent.',
    ({ oldest }) => oldest,
  );
}

async function backlogs(
  { asService, asAuthAdmin }: Pick<Database, 'asService' | 'asAuthAdmin'>,
  isHosted: boolean,
): Promise<[string, Backlog][]> {
  const notifications = await asService((service) =>
    service.query<Backlog>(
      `select count(*)::int as waiting,
         coalesce(greatest(0, extract(epoch from clock_timestamp() - min(moment))), 0)::float8 as oldest
       from private.outgoing_notices where sent_at is null and useful_until > clock_timestamp()`,
    ),
  );
  const billing = await asService((service) =>
    service.query<Backlog>(
      `select count(*)::int as waiting,
         coalesce(greatest(0, extract(epoch from clock_timestamp() - min(queued_at))), 0)::float8 as oldest
       from ${waitingBillingEmails} and useful_until > clock_timestamp()`,
    ),
  );
  // A hosted project sends its own emails about accounts.
  const letters = isHosted
    ? []
    : await asAuthAdmin((auth) =>
        auth.query<Backlog>(
          `select count(*)::int as waiting,
             coalesce(greatest(0, extract(epoch from clock_timestamp() - min(created_at))), 0)::float8 as oldest
           from auth.kept_letters where handed_at is null`,
        ),
      );
  return [
    ...notifications.map((backlog): [string, Backlog] => ['notices', backlog]),
    ...billing.map((backlog): [string, Backlog] => ['billing', backlog]),
    ...letters.map((backlog): [string, Backlog] => ['emails', backlog]),
  ];
}
