import type { Transaction } from '../../database/database.ts';
import { AuthError } from '../error.ts';
import { factorsOf, needsSecondStep } from '../factors/factor.ts';
import { requireRecentStep } from '../factors/second-step.ts';
import { isSessionNew } from '../sign-in/session.ts';

const SIGN_IN_RECENT_MS = 10 * 60_000;

/**
 * Without this check, a person at an unlocked screen could link their own account and keep access. Requires a second
 * step within the last ten minutes or, without one, a session that is at most that old. Stricter than GoTrue.
 */
export async function requireOwner(
  auth: Transaction,
  { userId, sessionId, at }: { userId: string; sessionId: string; at: Date },
): Promise<void> {
  if (needsSecondStep(await factorsOf(auth, userId))) {
    const message = 'AAL2 required to link or unlink an identity';
    return requireRecentStep(auth, { sessionId, at }, { status: 403, message });
  }
  if (await isSessionNew(auth, { sessionId, at }, SIGN_IN_RECENT_MS)) return;
  throw new AuthError(
    400,
    'reauthentication_needed',
    'To link or unlink an identity, sign out and sign in again first.',
  );
}
