import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../database/database.ts';
import { loggedError } from '../../logging/logged-error.ts';

/** The lifetime of an ephemeral conversation whose page was not closed properly. */
const EPHEMERAL_HOURS = 1;
const EPHEMERAL_CHAT_HOURS = 24;
const SHARED_DAYS = 30;
/** How long answers of a guided conversation are stored after the last one. */
const GUIDED_DAYS = 30;

/** Deletions that run every hour. */
export async function runRetentionJobs({
  database,
  log,
  now,
}: Pick<Deps, 'database' | 'log' | 'now'>): Promise<void> {
  for (const job of [deleteAfterTime, deleteEphemeral, deleteShared, deleteGuided]) {
    try {
      await database.asService((service) => job(service, now().toISOString()));
    } catch (error) {
      log.error(loggedError(error), 'a retention job failed');
    }
  }
}

async function deleteAfterTime(service: Transaction, now: string): Promise<void> {
  await service.query(
    `delete from public.conversations using public.conversation_settings
     where conversation_settings.user_id = conversations.user_id
       and updated_at < $1::timestamptz - make_interval(days => delete_after)`,
    [now],
  );
}

async function deleteEphemeral(service: Transaction, now: string): Promise<void> {
  await service.query(
    `delete from public.conversations
     where unkept_in is not null and updated_at < $1::timestamptz - make_interval(hours => ${EPHEMERAL_HOURS})`,
    [now],
  );
  await service.query(
    `delete from public.unkept_chats
     where since < $1::timestamptz - make_interval(hours => ${EPHEMERAL_CHAT_HOURS}) and not exists (
       select from public.conversations
       where unkept_in = unkept_chats.session_id and conversations.advisor = unkept_chats.advisor
     )`,
    [now],
  );
}

async function deleteShared(service: Transaction, now: string): Promise<void> {
  await service.query(
    `delete from public.unanswered_questions
     where created_at < $1::timestamptz - make_interval(days => ${SHARED_DAYS})`,
    [now],
  );
}

async function deleteGuided(service: Transaction, now: string): Promise<void> {
  await service.query(
    'delete from public.guided_runs where updated_at < $1::timestamptz - make_interval(days => $2::integer)',
    [now, GUIDED_DAYS],
  );
}
