import * as v from 'valibot';
import { type Retention, type RetentionChange, retention } from '#contract/retention.ts';
import type { VerifiedClaims } from '../../auth/tokens/access-token.ts';
import type { Database } from '../../database/database.ts';
import { chatError } from '../errors.ts';

const settings = v.object({
  deleteAfter: retention.entries.deleteAfter,
  mailTo: v.nullable(v.string()),
  sharesUnanswered: v.boolean(),
  unkept: retention.entries.unkept,
});

export async function readRetention(database: Database, claims: VerifiedClaims): Promise<Retention> {
  const [row] = await database.asUser(claims, (transaction) =>
    transaction.query(
      `select delete_after as "deleteAfter", mail_to as "mailTo",
         coalesce(shares_unanswered, false) as "sharesUnanswered",
         to_json(array(select advisor from public.unkept_chats where session_id = private.session_id())) as unkept
       from (values (1)) as one left join public.conversation_settings on user_id = $1::uuid`,
      [claims.sub],
    ),
  );
  const { mailTo, ...others } = v.parse(settings, row);
  const address = await confirmedAddress(database, claims);
  return { ...others, address, mayMail: address !== null && mailTo === address };
}

export async function changeRetention(
  database: Database,
  claims: VerifiedClaims,
  change: RetentionChange,
): Promise<void> {
  if (change.mailTo && change.mailTo !== (await confirmedAddress(database, claims))) {
    throw chatError('invalid', { message: 'This isn’t your account’s confirmed email address.' });
  }
  const has = (name: keyof RetentionChange) => change[name] !== undefined;
  await database.asUser(claims, async (transaction) => {
    await transaction.query(
      `insert into public.conversation_settings as old (user_id, delete_after, mail_to, shares_unanswered)
       values ($1::uuid, $2::integer, $3::text, coalesce($4::boolean, false))
       on conflict (user_id) do update set
         delete_after = case when $5::boolean then excluded.delete_after else old.delete_after end,
         mail_to = case when $6::boolean then excluded.mail_to else old.mail_to end,
         shares_unanswered = coalesce($4::boolean, old.shares_unanswered)`,
      [
        claims.sub,
        change.deleteAfter ?? null,
        change.mailTo ?? null,
        change.sharesUnanswered ?? null,
        has('deleteAfter'),
        has('mailTo'),
      ],
    );
    if (change.sharesUnanswered === false) {
      await transaction.query('delete from public.unanswered_questions where user_id = $1::uuid', [
        claims.sub,
      ]);
    }
  });
}

/** Returns the account's current address. The one in the token may be stale. */
async function confirmedAddress(database: Database, { sub }: VerifiedClaims): Promise<string | null> {
  const [user] = await database.asAuthAdmin((auth) =>
    auth.query<{ email: string }>(
      'select email from auth.users where id = $1::uuid and email_confirmed_at is not null',
      [sub],
    ),
  );
  return user?.email ?? null;
}
