import { createUser } from '#server/auth/users/create-user.ts';
import type { Deps } from '#server/deps.ts';
import { formatDeadlineDate } from '#domain/reminders/deadline.ts';
import { defaultJourneySteps } from '#domain/journey/journey.ts';

interface DemoAccount {
  label: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

// Public in the source: local mode is only reachable from this machine.
const trial: DemoAccount = {
  label: 'trial account',
  email: 'sam@evenkeel.test',
  password: 'quiet-harbour-7',
  firstName: 'Sam',
  lastName: 'Rivera',
};
export const superadmin: DemoAccount = {
  label: 'superadmin',
  email: 'admin@evenkeel.test',
  password: 'steady-lantern-9',
  firstName: 'Robin',
  lastName: 'Keel',
};
export const demoAccounts: readonly DemoAccount[] = [trial, superadmin];

/** Creates the demo accounts once. Later starts only reset the trial's days. */
export async function prepareDemoAccounts(deps: Deps): Promise<void> {
  for (const account of demoAccounts) {
    if (await exists(deps, account.email)) continue;
    const { id } = await createUser(deps, account);
    if (account === trial) await addDemoData(deps, id);
  }
  await renewTrial(deps);
}

async function exists(deps: Deps, email: string): Promise<boolean> {
  const rows = await deps.database.asAuthAdmin((auth) =>
    auth.query('select id from auth.users where lower(email) = $1', [email]),
  );
  return rows.length > 0;
}

async function addDemoData(deps: Deps, userId: string): Promise<void> {
  const inDays = (days: number) => formatDeadlineDate(new Date(deps.now().getTime() + days * 86_400_000));
  const deadlines = [
    ['Call the court clerk about filing fees', inDays(1), '10:00 AM', 'medium'],
    ['Send bank statements to Ms. Okafor', inDays(4), '5:00 PM', 'high'],
    ['Parent-teacher conference', inDays(12), '6:30 PM', 'low'],
  ];
  const steps = defaultJourneySteps.map((step) => ({ ...step, done: step.id <= 2 }));
  await deps.database.asService(async (service) => {
    for (const [title, date, time, priority] of deadlines) {
      await service.query(
        'insert into public.deadlines (user_id, title, date, time, priority) values ($1, $2, $3, $4, $5)',
        [userId, title, date, time, priority],
      );
    }
    await service.query(
      'insert into public.user_progress (user_id, journey_steps) values ($1, $2::text::jsonb)',
      [userId, JSON.stringify(steps)],
    );
    await service.query(
      `update public.subscriptions set selected_advisors = array['lena', 'emma', 'hannah'] where user_id = $1`,
      [userId],
    );
  });
}

async function renewTrial(deps: Deps): Promise<void> {
  await deps.database.asService((service) =>
    service.query(
      `update public.subscriptions set tier = 'trial', trial_ends_at = private.now() + interval '5 days'
       where stripe_subscription_id is null and trial_ends_at < private.now() + interval '1 day'
         and user_id in (select id from public.profiles where first_name = $1 and last_name = $2)`,
      [trial.firstName, trial.lastName],
    ),
  );
}
