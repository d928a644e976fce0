import { randomUUID } from 'node:crypto';
import type { Claims, Database, Transaction } from '#server/database/database.ts';
import type { Tier } from '#domain/billing/plan.ts';
import type { AdvisorId } from '#domain/advisor.ts';

export interface Person {
  id: string;
  email: string;
  claims: Claims;
}

/** A signed-in person with a confirmed address, and therefore a profile and a trial of seven days. */
export async function addPerson(database: Database, name = 'person'): Promise<Person> {
  const person = await addUnconfirmedPerson(database, name);
  await confirm(database, person);
  return person;
}

/** The person is signed in although unconfirmed: the rules behind the sign-in do not rely on confirmation. */
export async function addUnconfirmedPerson(database: Database, name = 'person'): Promise<Person> {
  const id = randomUUID();
  const email = `${name}-${id}@example.test`;
  await database.asAuthAdmin((transaction) =>
    transaction.query(
      `insert into auth.users (id, email, raw_user_meta_data)
       values ($1, $2, '{"first_name": "Alex", "last_name": "Doe"}')`,
      [id, email],
    ),
  );
  const person: Person = { id, email, claims: { role: 'authenticated', sub: id, session_id: id } };
  await signIn(database, person);
  return person;
}

export async function confirm(database: Database, { id }: Person): Promise<void> {
  await database.asAuthAdmin((transaction) =>
    transaction.query('update auth.users set email_confirmed_at = now() where id = $1', [id]),
  );
}

/** Runs in the session that the claims name. */
export async function signIn(database: Database, { id }: Person): Promise<void> {
  await database.asAuthAdmin((auth) =>
    auth.query('insert into auth.sessions (id, user_id) values ($1::uuid, $1::uuid) on conflict do nothing', [
      id,
    ]),
  );
}

/** Parts of a subscription as the payment service would write them. */
export interface PlanChange {
  tier?: Tier;
  /** Days from now. Negative: ended. Null: no end was ever set. */
  trialDays?: number | null;
  team?: readonly AdvisorId[];
  uploads?: number;
}

export async function setPlan(database: Database, { id }: Person, plan: PlanChange): Promise<void> {
  await database.asService((transaction) => writePlan(transaction, id, plan));
}

async function writePlan(transaction: Transaction, id: string, plan: PlanChange): Promise<void> {
  const { tier, trialDays, team, uploads } = plan;
  const change = async (assignment: string, value: unknown) => {
    await transaction.query(`update public.subscriptions set ${assignment} where user_id = $1`, [id, value]);
  };
  if (tier !== undefined) await change('tier = $2::text', tier);
  if (trialDays !== undefined)
    await change(
      `trial_ends_at = now() + $2::text::interval`,
      trialDays === null ? null : `${trialDays} days`,
    );
  if (team !== undefined) await change(`selected_advisors = $2::text::text[]`, `{${team.join(',')}}`);
  if (uploads !== undefined) await change('document_uploads_remaining = $2::text::integer', String(uploads));
}

export async function makeSuperadmin(database: Database, { email }: Person): Promise<void> {
  await database.asService((transaction) =>
    transaction.query('insert into private.superadmins (email) values ($1)', [email]),
  );
}
