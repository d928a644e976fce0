import type { OperatorDeps } from '../operator-deps.ts';
import { CommandRefused } from './command.ts';

export interface FoundPerson {
  id: string;
  email: string;
}

/** Finds an account by its full email address or its ID. */
export async function findPerson(
  { database }: Pick<OperatorDeps, 'database'>,
  asked: string,
): Promise<FoundPerson> {
  const [person] = await database.asAuthAdmin((auth) =>
    auth.query<FoundPerson>(
      `select id::text, coalesce(email, '') as email from auth.users
       where deleted_at is null and (lower(email) = lower($1) or id::text = lower($1))
       order by is_sso_user limit 1`,
      [asked.trim()],
    ),
  );
  if (!person) throw new CommandRefused('No account has that email address or ID.');
  return person;
}
