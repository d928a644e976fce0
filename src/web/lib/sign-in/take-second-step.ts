import { authClient } from '#web/lib/session/auth-client.ts';

/** An error with a message for people. */
export class StepRefusal extends Error {
  override readonly name = 'StepRefusal';
}

/** Completes the second step of this browser's session with a code of an authenticator app. */
export async function takeStepByCode(code: string): Promise<void> {
  const client = await reach();
  const { data, error } = await client.mfa.listFactors();
  if (error) throw toStepRefusal(error);
  const [factor] = data.totp;
  if (!factor) throw new StepRefusal('This account doesn’t have an authenticator app set up.');
  const { error: wrong } = await client.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (wrong) throw toStepRefusal(wrong);
}

export async function takeStepByRecoveryCode(code: string): Promise<void> {
  const client = await reach();
  const { error } = await client.mfa.recoveryCodes.verify({ code });
  if (error) throw toStepRefusal(error);
}

const UNREACHABLE = 'We can’t reach the server. Check your connection and try again.';

function reach(): ReturnType<typeof authClient> {
  return authClient().catch(() => {
    throw new StepRefusal(UNREACHABLE);
  });
}

export function toStepRefusal(error: { name: string; code?: string | undefined }): StepRefusal {
  if (error.name === 'AuthRetryableFetchError') return new StepRefusal(UNREACHABLE);
  if (error.name === 'AuthSessionMissingError') {
    return new StepRefusal('You were signed out. Sign in again.');
  }
  switch (error.code) {
    case 'mfa_verification_failed':
      return new StepRefusal('That code is wrong or was already used. Try the next one.');
    case 'over_request_rate_limit':
    case 'mfa_recovery_codes_locked':
      return new StepRefusal('Too many attempts. Wait an hour, then try again.');
    case 'insufficient_aal':
      return new StepRefusal('That took too long. Enter a new code.');
    case 'reauthentication_needed':
      return new StepRefusal('That took too long. Enter your password again.');
    default:
      return new StepRefusal('That didn’t work. Try again in a moment.');
  }
}
