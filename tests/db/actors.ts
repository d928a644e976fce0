import { type Database, isDatabaseError } from '#server/database/database.ts';
import { tableOperations } from './table-operations.ts';
import { type Person, addPerson, makeSuperadmin, setPlan } from './people.ts';

export type Owner = Parameters<Parameters<Database['migrate']>[0]>[0];

/** A caller that acts on a person's row, which may be another person's. */
export interface Actor {
  role: 'anon' | 'authenticated' | 'service_role' | 'supabase_auth_admin';
  self?: Person;
  rowOf: Person;
}

export async function cast(database: Database): Promise<Record<string, Actor>> {
  const person = async (name: string) => {
    const added = await addPerson(database, name);
    await database.migrate((owner) => seed(owner, added));
    return added;
  };
  const owner = await person('owner');
  const expired = await person('expired');
  const canceled = await person('canceled');
  const paused = await person('paused');
  const superadmin = await person('superadmin');
  await setPlan(database, expired, { trialDays: -1 });
  await setPlan(database, canceled, { tier: 'canceled' });
  await setPlan(database, paused, { tier: 'paused', team: ['lena'] });
  await makeSuperadmin(database, superadmin);
  return {
    anonymous: { role: 'anon', rowOf: owner },
    owner: signedIn(owner),
    other: signedIn(await person('other'), owner),
    'expired trial': signedIn(expired),
    canceled: signedIn(canceled),
    paused: signedIn(paused),
    superadmin: signedIn(superadmin),
    'superadmin elsewhere': signedIn(superadmin, owner),
    service: { role: 'service_role', rowOf: owner },
    'auth admin': { role: 'supabase_auth_admin', rowOf: owner },
  };
}

function signedIn(self: Person, rowOf = self): Actor {
  return { role: 'authenticated', self, rowOf };
}

/** Inserts a row for the person into every table where it is missing. */
async function seed(owner: Owner, person: Person): Promise<void> {
  for (const [table, { where, insert }] of Object.entries(tableOperations)) {
    const [row] = await owner.query(`select from ${table} where ${where}`, [person.id]);
    if (!row) await owner.query(`insert into ${table} ${insert}`, [person.id]);
  }
}

export class Outcome extends Error {
  readonly outcome: string;

  constructor(outcome: string) {
    super(outcome);
    this.outcome = outcome;
  }
}

/** The result of the actor's statement, which returns one `outcome`. It is rolled back. */
export async function attempt(
  database: Database,
  { role, self, rowOf }: Actor,
  statement: string,
  prepare?: (owner: Owner) => Promise<unknown>,
  parameters: readonly string[] = statement.includes('$1') ? [rowOf.id] : [],
): Promise<string> {
  try {
    return await database.migrate(async (owner) => {
      await prepare?.(owner);
      const claims = JSON.stringify(self?.claims ?? { role });
      await owner.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
        role,
        claims,
      ]);
      const [row] = await owner.query<{ outcome: string }>(statement, parameters);
      throw new Outcome(row?.outcome ?? 'nothing');
    });
  } catch (error) {
    if (error instanceof Outcome) return error.outcome;
    if (isDatabaseError(error)) return error.code === '42501' ? 'no' : error.code;
    throw error;
  }
}
