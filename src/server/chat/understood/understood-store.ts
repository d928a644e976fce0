import { type UnderstoodItem, understoodItems } from '#content/understood-items.ts';
import { type FactKey, understood } from '#domain/talk/understood.ts';
import type { Day } from '#domain/tools/day.ts';
import type { VerifiedClaims } from '../../auth/tokens/access-token.ts';
import type { Database } from '../../database/database.ts';
import { readTurnContext } from '../turns/turn-context.ts';
import { amendmentsOf } from './amendments.ts';

/** Uses the same messages as the next answer; null if the person has no such conversation. */
export async function readUnderstood(
  database: Database,
  claims: VerifiedClaims,
  conversation: string,
  today: Day,
): Promise<UnderstoodItem[] | null> {
  const context = await readTurnContext(database, claims, conversation, null);
  if (!context) return null;
  const texts = context.asked.map(({ text }) => text);
  const positions = context.asked.map(({ position }) => position);
  const days = context.asked.map(({ day }) => day);
  return understoodItems(understood(texts, amendmentsOf(context.understood, positions), today, days));
}

/** Applies to all messages so far. A null value removes the fact. False if the person has no such conversation. */
export async function amend(
  database: Database,
  claims: VerifiedClaims,
  conversation: string,
  { keys, value }: { keys: readonly FactKey[]; value: string | null },
): Promise<boolean> {
  const amended = await database.asUser(claims, (transaction) =>
    transaction.query(
      `update public.conversations set understood = understood || (
         select jsonb_object_agg(key, jsonb_build_object('value', $3::text, 'after', (
           select coalesce(max(position), 0) from public.messages where conversation_id = $1::uuid
         )))
         from unnest($2::text[]) as key
       )
       where id = $1::uuid returning id`,
      [conversation, keys, value],
    ),
  );
  return amended.length === 1;
}
