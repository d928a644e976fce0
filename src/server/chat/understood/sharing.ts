import { isDeepStrictEqual } from 'node:util';
import type { UnderstoodFacts } from '#contract/understood.ts';
import { isCrisisScript, isNote } from '#domain/safety/script.ts';
import type { FactKey, SharedFacts } from '#domain/talk/understood.ts';
import type { VerifiedClaims } from '../../auth/tokens/access-token.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { TurnContext } from '../turns/turn-context.ts';

/** `own` are the facts to share from this conversation. */
export function sharingOf(context: TurnContext, own: SharedFacts): UnderstoodFacts['sharing'] {
  const share = context.shares.find(({ advisor }) => advisor === context.advisor);
  const isEmpty = Object.keys(own).length === 0;
  if (share && !share.isFromHere) return 'other-chat';
  if (share) return isEmpty || isDeepStrictEqual({ ...share.facts }, { ...own }) ? 'on' : 'changed';
  if (isEmpty || context.advisor === 'support') return 'none';
  return context.isKept ? 'off' : 'private';
}

/** Danger was mentioned, by the person or in a line of ours. */
export function isSensitive({ isMarkedSensitive, concerns }: TurnContext): boolean {
  return isMarkedSensitive || concerns.some((kind) => isCrisisScript(kind) || isNote(kind));
}

/** Replaces what this advisor's conversations shared before. False if the person has no such stored conversation. */
export async function share(
  database: Database,
  claims: VerifiedClaims,
  conversation: string,
  { facts, now }: { facts: SharedFacts; now: Date },
): Promise<boolean> {
  const shared = await database.asUser(claims, (transaction) =>
    transaction.query(
      `insert into public.shared_facts (user_id, advisor, conversation_id, facts, shared_at)
       select user_id, advisor, id, $2::text::jsonb, $3::timestamptz
       from public.conversations where id = $1::uuid and unkept_in is null
       on conflict (user_id, advisor) do update set
         conversation_id = excluded.conversation_id, facts = excluded.facts, shared_at = excluded.shared_at
       returning advisor`,
      [conversation, JSON.stringify(facts), now.toISOString()],
    ),
  );
  return shared.length === 1;
}

/** Ends sharing of what this conversation's advisor was told, also in another conversation. */
export async function stopSharing(
  database: Database,
  claims: VerifiedClaims,
  conversation: string,
): Promise<void> {
  await database.asUser(claims, (transaction) =>
    transaction.query(
      `delete from public.shared_facts
       where advisor = (select advisor from public.conversations where id = $1::uuid)`,
      [conversation],
    ),
  );
}

/** Corrects or removes what was shared from the conversation. Nothing is added that was not shared. */
export async function amendShare(
  transaction: Transaction,
  conversation: string,
  { keys, value }: { keys: readonly FactKey[]; value: string | null },
): Promise<void> {
  if (value !== null) {
    await transaction.query(
      `update public.shared_facts set facts = facts || (
         select jsonb_object_agg(key, $3::text) from unnest($2::text[]) as key where facts -> key is not null
       )
       where conversation_id = $1::uuid and facts ?| $2::text[]`,
      [conversation, keys, value],
    );
    return;
  }
  await transaction.query(
    "delete from public.shared_facts where conversation_id = $1::uuid and facts - $2::text[] = '{}'",
    [conversation, keys],
  );
  await transaction.query(
    'update public.shared_facts set facts = facts - $2::text[] where conversation_id = $1::uuid',
    [conversation, keys],
  );
}
