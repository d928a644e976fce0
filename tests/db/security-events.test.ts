import { expect, test } from 'vitest';
import { securityEventTexts } from '#web/features/settings/security-event.ts';
import { openEachDatabase } from '../database.ts';
import { addPerson, signIn } from './people.ts';

const databases = await openEachDatabase();

test.for(databases)(
  'an event stays visible, no matter how many events of another kind follow ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    await signIn(database, person);
    await database.migrate((owner) =>
      owner.query(
        `insert into auth.audit_log_entries (id, payload, created_at)
         select gen_random_uuid(),
           jsonb_build_object('action', case n when 0 then 'calendar_address_made' else 'user_modified' end,
             'actor_id', $1::text),
           now() + make_interval(secs => n)
         from generate_series(0, 60) as n`,
        [person.id],
      ),
    );
    const events = await database.asUser(person.claims, (transaction) =>
      transaction.query<{ action: string }>('select action from public.list_security_events()'),
    );
    const actions = events.map(({ action }) => action);
    expect(actions.at(-1)).toBe('calendar_address_made');
    expect(actions.filter((action) => action === 'user_modified')).toHaveLength(20);
  },
);

test.for(databases)('every security event has its own text on the screen ($name)', async ({ database }) => {
  const rows = await database.migrate((owner) =>
    owner.query<{ action: string }>('select action from private.listed_events order by action'),
  );
  expect(rows.map(({ action }) => action)).toEqual([...securityEventTexts.keys()].toSorted());
  expect(new Set(securityEventTexts.values()).size).toBe(securityEventTexts.size);
});
