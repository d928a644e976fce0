import type { Deps } from '../deps.ts';
import type { Transaction } from '../database/database.ts';
import { loggedError } from '../logging/logged-error.ts';
import { networkExpiryCutoff } from './sign-in/known-network.ts';
import { hashOldCodes } from './factors/recovery-code.ts';
import type { SessionEnds } from './sign-in/session-end.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const REFUSAL_RETENTION_MS = 90 * DAY;
/** Longer than the lifetime of any link (link-token.ts). */
const LINK_RETENTION_MS = 25 * HOUR;
/** Longer than the lifetime of a flow (flow.ts, providers/provider-flow.ts). */
const FLOW_RETENTION_MS = HOUR;
const CHALLENGE_RETENTION_MS = HOUR;
/** The same age as in refresh.ts, for sessions in use. */
const USED_TOKEN_RETENTION_MS = 30 * DAY;

/** Deletes expired rows every hour. Safe to repeat and to run in several copies of the server at once. */
export async function cleanUpAuth({
  config,
  database,
  log,
  now,
}: Pick<Deps, 'database' | 'log' | 'now'> & { config: SessionEnds }): Promise<void> {
  const at = now().getTime();
  const inOneGo = [...jobs, endedSessions(config)].map(
    (job) => () => database.asAuthAdmin((auth) => job(auth, (age) => new Date(at - age))),
  );
  for (const job of [...inOneGo, () => hashOldCodes({ database })]) {
    try {
      await job();
    } catch (error) {
      log.error(loggedError(error), 'an auth clean-up failed');
    }
  }
}

/** The same rule as in session-end.ts. */
function endedSessions({ sessionDays, sessionIdleDays }: SessionEnds): Job {
  return async (auth, before) => {
    const endOlder = (since: string, days: number) =>
      days > 0 && removeSessions(auth, `${since} < $1`, before(days * DAY));
    await endOlder('sessions.created_at', sessionDays);
    await endOlder('coalesce(refreshed_at, sessions.created_at)', sessionIdleDays);
  };
}

type Job = (auth: Transaction, before: (age: number) => Date) => Promise<unknown>;

// Rows in use are left for the next hour, because waiting for them could deadlock.
const jobs: readonly Job[] = [
  (auth, before) => remove(auth, 'one_time_tokens', 'created_at < $1', [before(LINK_RETENTION_MS)]),
  (auth, before) => remove(auth, 'flow_state', 'created_at < $1', [before(FLOW_RETENTION_MS)]),
  (auth, before) => remove(auth, 'saml_requests', 'created_at < $1', [before(FLOW_RETENTION_MS)]),
  (auth, before) => remove(auth, 'provider_flows', 'created_at < $1', [before(FLOW_RETENTION_MS)]),
  (auth, before) => remove(auth, 'mfa_challenges', 'created_at < $1', [before(CHALLENGE_RETENTION_MS)]),
  (auth, before) => removeSessions(auth, 'not_after < $1', before(0)),
  (auth, before) =>
    remove(auth, 'refresh_tokens', 'revoked and updated_at < $1', [before(USED_TOKEN_RETENTION_MS)]),
  // Anyone can cause these events, so they expire. All others are stored as long as the account.
  (auth, before) =>
    remove(auth, 'audit_log_entries', `payload ->> 'action' = 'sign_in_refused' and created_at < $1`, [
      before(REFUSAL_RETENTION_MS),
    ]),
  (auth, before) => remove(auth, 'used_id_tokens', 'expires_at < $1', [before(0)]),
  (auth, before) =>
    auth.query('delete from auth.known_networks where seen_at < $1', [networkExpiryCutoff(before(0))]),
  // Counters of older versions, in milliseconds since 1970.
  (auth, before) =>
    auth.query('delete from auth.rate_limits where expire < $1::text::bigint', [String(before(0).getTime())]),
];

function remove(
  auth: Transaction,
  table: string,
  condition: string,
  values: readonly Date[],
): Promise<unknown> {
  return auth.query(
    `delete from auth.${table} where id in (
       select id from auth.${table} where ${condition} for update skip locked
     )`,
    values,
  );
}

/** Locks the accounts, because ending a session also deletes what was started in it (`drop_begun_in_session`). */
function removeSessions(auth: Transaction, condition: string, before: Date): Promise<unknown> {
  return auth.query(
    `delete from auth.sessions where id in (
       select sessions.id from auth.sessions join auth.users on users.id = user_id
       where ${condition} for update skip locked
     )`,
    [before],
  );
}
