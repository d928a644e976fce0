import type { Config } from '../../config/config.ts';
import type { Transaction } from '../../database/database.ts';

export type SessionEnds = Pick<Config, 'sessionDays' | 'sessionIdleDays'>;

export interface SessionAge {
  not_after: Date | null;
  signed_in_at: Date;
  used_at: Date;
}

/** The columns of `auth.sessions` for `SessionAge`. */
export const sessionAge = `sessions.not_after, sessions.created_at as signed_in_at,
  coalesce(sessions.refreshed_at, sessions.created_at) as used_at`;

const DAY_MS = 86_400_000;

/**
 * The earliest of the configured times after sign-in or last use (0 means never) and the end that the identity provider
 * set.
 */
export function isSessionOver(
  { not_after: end, signed_in_at: begin, used_at: used }: SessionAge,
  at: Date,
  { sessionDays, sessionIdleDays }: SessionEnds,
): boolean {
  const isPast = (since: Date, days: number) => days > 0 && at.getTime() >= since.getTime() + days * DAY_MS;
  return (end !== null && end <= at) || isPast(begin, sessionDays) || isPast(used, sessionIdleDays);
}

/** Whether the session exists and has not expired. The hourly clean-up deletes the row later. */
export async function isSessionLive(
  auth: Transaction,
  { sessionId, at, ends }: { sessionId: string; at: Date; ends: SessionEnds },
): Promise<boolean> {
  const [age] = await auth.query<SessionAge>(`select ${sessionAge} from auth.sessions where id = $1`, [
    sessionId,
  ]);
  return age !== undefined && !isSessionOver(age, at, ends);
}
