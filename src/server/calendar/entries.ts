import * as v from 'valibot';
import type { Transaction } from '../database/database.ts';
import type { CalendarEntry } from './calendar-text.ts';

const rows = v.array(
  v.object({
    id: v.string(),
    title: v.string(),
    date: v.string(),
    time: v.string(),
    changedAt: v.instance(Date),
    revision: v.number(),
  }),
);

/** The person's own deadlines, or one of them; samples are nobody's. */
export async function readEntries(
  transaction: Transaction,
  person: string,
  deadline?: number,
): Promise<CalendarEntry[]> {
  return v.parse(
    rows,
    await transaction.query(
      `select id::text, title, date, time, changed_at as "changedAt", revision from public.deadlines
       where user_id = $1::text::uuid and not is_sample and ($2::text is null or id = $2::text::bigint)
       order by id`,
      [person, deadline === undefined ? null : String(deadline)],
    ),
  );
}
