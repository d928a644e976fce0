import { deleteAccount } from '../../account/delete-account.ts';
import { lockAccount } from '../../auth/users/account.ts';
import { endSessions } from '../../auth/sign-in/session.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { type Command, type CommandWords, CommandRefused, facts } from './command.ts';
import { findPerson } from './find-person.ts';
import { recordCommand } from './note-command.ts';

const MAX_RESULTS = 20;

export const userCommands: readonly Command[] = [
  { words: 'users find', takes: '<part of an address>', tells: 'lists accounts', run: find },
  { words: 'users show', takes: '<address or id>', tells: 'shows the state of an account', run: show },
  {
    words: 'users ban',
    takes: '<address or id>',
    tells: 'lets nobody sign in to it, for good or for --days N',
    isDangerous: true,
    run: ban,
  },
  { words: 'users unban', takes: '<address or id>', tells: 'lets them sign in again', run: unban },
  {
    words: 'users delete',
    takes: '<address or id>',
    tells: 'deletes an account and everything in it, right away and for good',
    isDangerous: true,
    run: remove,
  },
];

async function find({ database }: OperatorDeps, { argument }: CommandWords): Promise<string> {
  const found = await database.asAuthAdmin((auth) =>
    auth.query<{ id: string; email: string }>(
      `select id::text, email from auth.users
       where deleted_at is null and position(lower($1) in lower(email)) > 0
       order by lower(email) limit ${MAX_RESULTS + 1}`,
      [argument],
    ),
  );
  if (found.length === 0) throw new CommandRefused('No addresses match that.');
  const lines = found.slice(0, MAX_RESULTS).map(({ id, email }) => `${id}  ${email}`);
  return [
    ...lines,
    ...(found.length > MAX_RESULTS ? ['… and more. Enter more of the address to narrow the list.'] : []),
  ].join('\n');
}

async function show(deps: OperatorDeps, { argument }: CommandWords): Promise<string> {
  const { id, email } = await findPerson(deps, argument);
  const [state] = await deps.database.migrate((owner) =>
    owner.query<Record<string, string | number | boolean | null>>(
      `select created_at::text as created, email_confirmed_at::text as confirmed, last_sign_in_at::text as "lastSignIn",
         case when banned_until > $2::text::timestamptz then banned_until::text end as banned,
         (select delete_at::text from private.closed_accounts where user_id = users.id) as closes,
         private.is_superadmin(users.id) as superadmin,
         exists (select from auth.mfa_factors where user_id = users.id and status = 'verified') as "twoStep",
         (select count(*)::int from auth.sessions where user_id = users.id) as sessions,
         (select count(*)::int from public.conversations where user_id = users.id) as conversations,
         (select count(*)::int from public.deadlines where user_id = users.id) as deadlines
       from auth.users where id = $1::text::uuid`,
      [id, deps.now().toISOString()],
    ),
  );
  return facts([
    ['id', id],
    ['address', email],
    ['created', state?.['created']],
    ['address confirmed', state?.['confirmed']],
    ['last sign-in', state?.['lastSignIn']],
    ['banned until', state?.['banned']],
    ['deleted at', state?.['closes']],
    ['superadmin', state?.['superadmin']],
    ['two-step sign-in', state?.['twoStep']],
    ['sessions', state?.['sessions']],
    ['conversations', state?.['conversations']],
    ['deadlines', state?.['deadlines']],
  ]);
}

async function ban(deps: OperatorDeps, { argument, days }: CommandWords): Promise<string> {
  const person = await findPerson(deps, argument);
  const at = deps.now();
  const until = new Date(at);
  // A hundred years, the same as the hosted service uses.
  until.setUTCDate(until.getUTCDate() + (days ?? 36_525));
  await deps.database.asAuthAdmin(async (auth) => {
    await lockAccount(auth, person.id);
    await auth.query(
      `update auth.users set banned_until = $2::text::timestamptz, updated_at = $3::text::timestamptz
       where id = $1::text::uuid`,
      [person.id, until.toISOString(), at.toISOString()],
    );
    await endSessions(auth, person.id, null);
    await recordCommand(auth, { action: 'operator_banned', userId: person.id, at });
  });
  return `Banned until ${until.toISOString()} and signed out. Their tokens no longer work.`;
}

async function unban(deps: OperatorDeps, { argument }: CommandWords): Promise<string> {
  const person = await findPerson(deps, argument);
  const at = deps.now();
  await deps.database.asAuthAdmin(async (auth) => {
    await auth.query(
      `update auth.users set banned_until = null, updated_at = $2::text::timestamptz where id = $1::text::uuid`,
      [person.id, at.toISOString()],
    );
    await recordCommand(auth, { action: 'operator_unbanned', userId: person.id, at });
  });
  return 'They can sign in again.';
}

async function remove(deps: OperatorDeps, { argument }: CommandWords): Promise<string> {
  const person = await findPerson(deps, argument);
  // No trace of the person remains, not even in this log. Recorded first, so that neither exists without the other.
  await deps.database.asAuthAdmin((auth) =>
    recordCommand(auth, { action: 'operator_deleted_account', userId: null, at: deps.now() }),
  );
  const { payments } = await deleteAccount(deps.database, deps.billing, person.id);
  return payments === 'pending'
    ? 'Deleted. We couldn’t tell the payment provider yet. The hourly job will.'
    : 'Deleted.';
}
