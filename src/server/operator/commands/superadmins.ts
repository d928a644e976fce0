import * as v from 'valibot';
import { emailAddress } from '../../auth/users/email-address.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { type Command, type CommandWords, CommandRefused } from './command.ts';
import { recordCommand } from './note-command.ts';

export const superadminCommands: readonly Command[] = [
  { words: 'superadmins list', tells: 'lists who has access to everything', run: list },
  {
    words: 'superadmins add',
    takes: '<address>',
    tells: 'gives an address access to everything until the next restart',
    run: add,
  },
  {
    words: 'superadmins remove',
    takes: '<address>',
    tells: 'removes that access until the next restart',
    run: remove,
  },
];

async function list({ database }: OperatorDeps): Promise<string> {
  const rows = await database.asService((service) =>
    service.query<{ email: string }>('select email from private.superadmins order by email'),
  );
  return rows.length === 0 ? 'There are no superadmins.' : rows.map(({ email }) => email).join('\n');
}

async function add(deps: OperatorDeps, { argument }: CommandWords): Promise<string> {
  const email = parsed(argument);
  await note(deps, 'operator_added_superadmin');
  await deps.database.asService((service) =>
    service.query('insert into private.superadmins (email) values ($1) on conflict do nothing', [email]),
  );
  return deps.config.superadminEmails.includes(email)
    ? 'Added.'
    : 'Added until the next start. SUPERADMIN_EMAILS doesn’t include it. Add it there to keep it.';
}

async function remove(deps: OperatorDeps, { argument }: CommandWords): Promise<string> {
  const email = parsed(argument);
  await note(deps, 'operator_removed_superadmin');
  const removed = await deps.database.asService((service) =>
    service.query('delete from private.superadmins where email = $1 returning email', [email]),
  );
  if (removed.length === 0) throw new CommandRefused('This address doesn’t belong to a superadmin.');
  return deps.config.superadminEmails.includes(email)
    ? 'Removed until the next start. SUPERADMIN_EMAILS includes it. Take it out there, too.'
    : 'Removed.';
}

function parsed(argument: string): string {
  const read = v.safeParse(emailAddress, argument);
  if (!read.success) throw new CommandRefused('This isn’t an email address.');
  return read.output;
}

async function note(
  deps: OperatorDeps,
  action: 'operator_added_superadmin' | 'operator_removed_superadmin',
): Promise<void> {
  await deps.database.asAuthAdmin((auth) => recordCommand(auth, { action, userId: null, at: deps.now() }));
}
