import * as v from 'valibot';
import { deadlineFieldNames, deadlineFields } from '#domain/reminders/deadline-fields.ts';
import type { Transaction } from '../database/database.ts';
import type { CalendarEntry } from './calendar-text.ts';

const rows = v.array(
  v.object({
    ...deadlineFields,
    id: v.string(),
    changedAt: v.instance(Date),
    revision: v.number(),
  }),
);

/** Returns all of the person's deadlines or one of them, without samples. */
export async function readEntries(
  transaction: Transaction,
  person: string,
  deadline?: number,
): Promise<CalendarEntry[]> {
  return v.parse(
    rows,
    await transaction.query(
      `select id::text, ${deadlineFieldNames.join(', ')}, changed_at as "changedAt", revision from public.deadlines
       where user_id = $1::text::uuid and not is_sample and ($2::text is null or id = $2::text::bigint)
       order by id`,
      [person, deadline === undefined ? null : String(deadline)],
    ),
  );
}
