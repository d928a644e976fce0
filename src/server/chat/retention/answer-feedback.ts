import * as v from 'valibot';
import { type AnswerFeedback, answerFeedback } from '#contract/chat.ts';
import type { VerifiedClaims } from '../../auth/tokens/access-token.ts';
import type { Database } from '../../database/database.ts';

/** Ratings from the chat carry no reason, so the one given on the conversation's page is kept. */
const IS_SAME = 'answer_feedback.is_helpful = excluded.is_helpful and excluded.reason is null';

/**
 * Stores a rating of an answer. Question and answer are copied only with consent, because nobody reads the conversation
 * itself. Returns false if the message isn't an answer to this person.
 */
export async function rateAnswer(
  database: Database,
  claims: VerifiedClaims,
  answer: string,
  { isHelpful, reason, mayRead }: AnswerFeedback,
): Promise<boolean> {
  const stored = await database.asUser(claims, (transaction) =>
    transaction.query(
      `insert into public.answer_feedback (message_id, user_id, is_helpful, reason, shared)
       select answer.id, $2::uuid, $3, $4, case when $5::boolean then jsonb_build_object(
         'question', (
           select parts from public.messages as question
           where question.conversation_id = answer.conversation_id and role = 'user'
             and question.position < answer.position
           order by question.position desc limit 1
         ),
         'answer', answer.parts
       ) end
       from public.messages as answer
       where answer.id = $1::uuid and answer.role = 'assistant' and answer.status <> 'streaming'
       on conflict (message_id) do update set
         is_helpful = excluded.is_helpful,
         reason = case when ${IS_SAME} then answer_feedback.reason else excluded.reason end,
         shared = case when ${IS_SAME} then coalesce(excluded.shared, answer_feedback.shared)
           else excluded.shared end
       returning message_id`,
      [answer, claims.sub, isHelpful, reason, mayRead],
    ),
  );
  return stored.length === 1;
}

export async function undoRating(database: Database, claims: VerifiedClaims, answer: string): Promise<void> {
  await database.asUser(claims, (transaction) =>
    transaction.query('delete from public.answer_feedback where message_id = $1::uuid', [answer]),
  );
}

const judged = v.array(v.object({ answer: v.string(), ...answerFeedback.entries }));

export async function readRatings(
  database: Database,
  claims: VerifiedClaims,
  conversation: string,
): Promise<v.InferOutput<typeof judged>> {
  const rows = await database.asUser(claims, (transaction) =>
    transaction.query(
      `select message_id as answer, is_helpful as "isHelpful", reason, shared is not null as "mayRead"
       from public.answer_feedback join public.messages on messages.id = message_id
       where conversation_id = $1::uuid`,
      [conversation],
    ),
  );
  return v.parse(judged, rows);
}
