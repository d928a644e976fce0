import type { Deps } from '../../deps.ts';
import { loggedError } from '../../logging/logged-error.ts';
import type { Turn } from '../engine.ts';
import type { Decision } from '../talk/decision.ts';
import type { Answered } from '../talk/talk-engine.ts';

type NoticingDeps = Pick<Deps, 'database' | 'log' | 'now'>;

/**
 * Counts questions that the library could not answer, which shows what to write next. The text is stored only with
 * consent, and never after a mention of danger or in an ephemeral conversation.
 */
export function recordUnanswered(deps: NoticingDeps): Answered {
  return async (turn, kind) => {
    const missing = missingAnswers[kind];
    if (!missing) return;
    try {
      await recordQuestion(deps, turn, missing);
    } catch (error) {
      deps.log.error(loggedError(error), 'an unanswered question was not counted');
    }
  };
}

/** The database's names of missing answers. */
const missingAnswers: Partial<Record<Decision['kind'], 'closest' | 'nothing'>> = {
  nearest: 'closest',
  outside: 'nothing',
};

async function recordQuestion(
  { database, now }: NoticingDeps,
  turn: Turn,
  kind: 'closest' | 'nothing',
): Promise<void> {
  await database.asService((service) =>
    service.query(
      `with counted as (
         insert into private.unanswered_counts as old (day, advisor, kind, questions)
         values (($1::timestamptz at time zone 'utc')::date, $2, $3, 1)
         on conflict (day, advisor, kind) do update set questions = old.questions + 1
       )
       insert into public.unanswered_questions (message_id, user_id, advisor, text, created_at)
       select messages.id, conversations.user_id, $2, $4, $1::timestamptz
       from public.messages
       join public.conversations on conversations.id = conversation_id
       join public.conversation_settings on conversation_settings.user_id = conversations.user_id
       where messages.id = $5::uuid and shares_unanswered and unkept_in is null and not sensitive and not $6::boolean`,
      [now().toISOString(), turn.advisor, kind, turn.text, turn.id, turn.isSensitive],
    ),
  );
}
