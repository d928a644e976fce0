import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { mailboxOf } from '#domain/account/mailbox.ts';
import type { Database } from '#server/database/database.ts';
import { openEachDatabase } from '../database.ts';

const databases = await openEachDatabase();

interface Contact {
  email?: string;
  phone?: string;
}

async function signUp(database: Database, { email, phone }: Contact): Promise<string> {
  const id = randomUUID();
  await database.asAuthAdmin(async (auth) => {
    await auth.query('insert into auth.users (id, email, phone) values ($1, $2::text, $3::text)', [
      id,
      email ?? null,
      phone ?? null,
    ]);
    const proof = email ? 'email_confirmed_at' : 'phone_confirmed_at';
    await auth.query(`update auth.users set ${proof} = now() where id = $1`, [id]);
  });
  return id;
}

/** The remaining days of the trial. */
async function daysOf(database: Database, id: string): Promise<number> {
  const [row] = await database.asService((service) =>
    service.query<{ days: number }>(
      `select round(extract(epoch from trial_ends_at - now()) / 86400)::int as days
       from public.subscriptions where user_id = $1`,
      [id],
    ),
  );
  return row?.days ?? expect.fail('no subscription');
}

/** Moves the start of the trial back by this many days. */
async function age(database: Database, id: string, days: number): Promise<void> {
  await database.migrate((owner) =>
    owner.query(
      `with ends as (select now() + (7 - $2::text::int) * interval '1 day' as at), aged as (
         update public.subscriptions set trial_ends_at = ends.at from ends where user_id = $1::text::uuid
       )
       update private.trial_marks set trial_ends_at = ends.at from ends
       where mark in (select private.trial_marks_of($1::text::uuid))`,
      [id, String(days)],
    ),
  );
}

async function remove(database: Database, id: string): Promise<void> {
  await database.asService((service) => service.query('select private.delete_account($1::text::uuid)', [id]));
}

function newMailbox(): string {
  return `sam-${randomUUID()}`;
}

// ASVS: 2.3.2
test.for(databases)(
  'deleting and recreating an account resumes its trial where it stopped ($name)',
  async ({ database }) => {
    const email = `${newMailbox()}@example.test`;
    const first = await signUp(database, { email });
    expect(await daysOf(database, first)).toBe(7);
    await age(database, first, 4);
    await remove(database, first);
    const second = await signUp(database, { email });
    expect(await daysOf(database, second)).toBe(3);
    await age(database, second, 30);
    await remove(database, second);
    expect(await daysOf(database, await signUp(database, { email }))).toBe(-23);
  },
);

// ASVS: 2.3.2
test.for(databases)(
  'alternative spellings of one mailbox share a trial, but different mailboxes do not ($name)',
  async ({ database }) => {
    const name = newMailbox();
    const dotless = name.replaceAll('-', '');
    await age(database, await signUp(database, { email: `${name}@example.test` }), 5);
    await age(database, await signUp(database, { email: `${dotless}@gmail.com` }), 5);
    for (const email of [
      `${name}+court@example.test`,
      `${dotless.slice(0, 4)}.${dotless.slice(4)}+x@googlemail.com`,
    ]) {
      expect(await daysOf(database, await signUp(database, { email }))).toBe(2);
    }
    const dotted = `${name.slice(0, 4)}.${name.slice(4)}@example.test`;
    expect(await daysOf(database, await signUp(database, { email: dotted }))).toBe(7);
  },
);

test.for(databases)(
  'an account’s previous and current email addresses and phone numbers get no fresh trial ($name)',
  async ({ database }) => {
    const [email, moved] = [`${newMailbox()}@example.test`, `${newMailbox()}@example.test`];
    const phone = `1202${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`;
    const first = await signUp(database, { email });
    await age(database, first, 6);
    await database.asAuthAdmin((auth) =>
      auth.query('update auth.users set email = $2, phone = $3, phone_confirmed_at = now() where id = $1', [
        first,
        moved,
        phone,
      ]),
    );
    expect(await daysOf(database, await signUp(database, { email }))).toBe(1);
    await remove(database, first);
    expect(await daysOf(database, await signUp(database, { email: moved }))).toBe(1);
    expect(await daysOf(database, await signUp(database, { phone }))).toBe(1);
  },
);

test.for(databases)(
  'nobody can use up the trial of an email address that they have not verified ($name)',
  async ({ database }) => {
    const email = `${newMailbox()}@example.test`;
    const stranger = randomUUID();
    await database.asAuthAdmin((auth) =>
      auth.query('insert into auth.users (id, email) values ($1, $2)', [stranger, email]),
    );
    await remove(database, stranger);
    expect(await daysOf(database, await signUp(database, { email }))).toBe(7);
  },
);

test.for(databases)(
  'a mailbox gets the half-price offer once across all its accounts ($name)',
  async ({ database }) => {
    const email = `${newMailbox()}@example.test`;
    const first = await signUp(database, { email });
    const open = (id: string) =>
      database.asService((service) =>
        service.query<{ is_used: boolean }>(
          `insert into public.billing_accounts (user_id, mode) values ($1::text::uuid, 'live')
           returning retention_used_at is not null as is_used`,
          [id],
        ),
      );
    expect(await open(first)).toEqual([{ is_used: false }]);
    await database.asService((service) =>
      service.query(
        'update public.billing_accounts set retention_used_at = now() where user_id = $1::text::uuid',
        [first],
      ),
    );
    await remove(database, first);
    expect(await open(await signUp(database, { email }))).toEqual([{ is_used: true }]);
  },
);

test.for(databases)(
  'the stored marks identify nobody, and are deleted two years after the trial ($name)',
  async ({ database }) => {
    const email = `${newMailbox()}@example.test`;
    const first = await signUp(database, { email });
    await age(database, first, 7 + 731);
    await remove(database, first);
    const second = await signUp(database, { email });
    expect(await daysOf(database, second)).toBe(7);
    const kept = await database.migrate((owner) =>
      owner.query(
        'select * from private.trial_marks where mark in (select private.trial_marks_of($1::text::uuid))',
        [second],
      ),
    );
    expect(kept).toEqual([
      { mark: expect.stringMatching(/^[0-9a-f]{64}$/), trial_ends_at: expect.any(Date), offer_used_at: null },
    ]);
  },
);

test.for(databases)(
  'the database and the server agree on which email addresses belong to the same mailbox ($name)',
  async ({ database }) => {
    for (const email of [
      'Sam@Example.test',
      'sam+a+b@example.test',
      's.a.m+x@googlemail.com',
      '+sam@gmail.com',
      "o'neil@example.test",
    ]) {
      const [row] = await database.migrate((owner) =>
        owner.query<{ mailbox: string }>('select private.mailbox_of($1::text) as mailbox', [email]),
      );
      expect(row?.mailbox).toBe(mailboxOf(email));
    }
  },
);
