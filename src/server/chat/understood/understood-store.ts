import { assistantName } from '#content/assistant-name.ts';
import { understoodItems } from '#content/understood-items.ts';
import type { UnderstoodFacts } from '#contract/understood.ts';
import { hasSameFact, knownFromOthers, shareableFacts } from '#domain/talk/shared-facts.ts';
import { type FactKey, type SharedFacts, collectFacts } from '#domain/talk/understood.ts';
import type { Day } from '#domain/tools/day.ts';
import type { VerifiedClaims } from '../../auth/tokens/access-token.ts';
import type { Database } from '../../database/database.ts';
import { readTurnContext } from '../turns/turn-context.ts';
import { amendmentsOf } from './amendments.ts';
import { amendShare, isSensitive, sharingOf } from './sharing.ts';

interface UnderstoodNow {
  shown: UnderstoodFacts;
  /** The facts to share from this conversation. */
  own: SharedFacts;
}

/** Uses the same messages as the next answer; null if the person has no such conversation. */
export async function readUnderstood(
  database: Database,
  claims: VerifiedClaims,
  conversation: string,
  today: Day,
): Promise<UnderstoodNow | null> {
  const context = await readTurnContext(database, claims, conversation, null);
  if (!context) return null;
  const texts = context.asked.map(({ text }) => text);
  const positions = context.asked.map(({ position }) => position);
  const days = context.asked.map(({ day }) => day);
  const amendments = amendmentsOf(context.understood, positions);
  const { facts, tellers } = knownFromOthers(context.shares, context.advisor);
  const toldHere = collectFacts(texts, amendments, today, days);
  const known = collectFacts(texts, amendments, today, days, facts);
  const from = (key: FactKey) => {
    const teller = hasSameFact(key, toldHere, known) ? undefined : tellers[key];
    return teller ? { from: assistantName(teller) } : {};
  };
  const sharedFromHere = context.shares.find(({ isFromHere }) => isFromHere)?.facts;
  const own = shareableFacts(toldHere, known, sharedFromHere);
  return {
    shown: {
      items: understoodItems(known).map((item) => ({ ...item, ...from(item.key) })),
      sharing: sharingOf(context, own),
      isSensitive: isSensitive(context),
    },
    own,
  };
}

/**
 * Applies to all messages so far, and to the facts that were shared from the conversation. A null value removes the
 * fact. False if the person has no such conversation.
 */
export async function amend(
  database: Database,
  claims: VerifiedClaims,
  conversation: string,
  { keys, value }: { keys: readonly FactKey[]; value: string | null },
): Promise<boolean> {
  return database.asUser(claims, async (transaction) => {
    const amended = await transaction.query(
      `update public.conversations set understood = understood || (
         select jsonb_object_agg(key, jsonb_build_object('value', $3::text, 'after', (
           select coalesce(max(position), 0) from public.messages where conversation_id = $1::uuid
         )))
         from unnest($2::text[]) as key
       )
       where id = $1::uuid returning id`,
      [conversation, keys, value],
    );
    await amendShare(transaction, conversation, { keys, value });
    return amended.length === 1;
  });
}
