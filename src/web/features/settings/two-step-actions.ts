import type { GoTrueClient } from '@supabase/auth-js';
import { authClient } from '#web/lib/session/auth-client.ts';
import { StepRefusal, toStepRefusal } from '#web/lib/sign-in/take-second-step.ts';

export interface NewApp {
  factorId: string;
  /** A URL for an `img`. */
  qrCode: string;
  secret: string;
  uri: string;
}

/**
 * Starts the setup of an authenticator app with the person's password, because an open screen is not enough. Removes
 * unfinished setups.
 */
export async function beginSetUp(email: string, password: string): Promise<NewApp> {
  let app: NewApp | null = null;
  await proven(email, password, async (client) => {
    app = await enrolApp(client);
  });
  if (!app) throw new StepRefusal(WRONG_PASSWORD);
  return app;
}

/** Starts the setup of a phone for text messages in the same way. Returns the factor's ID. */
export async function beginTextSetUp(email: string, password: string, phone: string): Promise<string> {
  let factorId: string | null = null;
  await proven(email, password, async (client) => {
    await removeUnfinished(client);
    const { data, error } = await client.mfa.enroll({
      factorType: 'phone',
      phone,
      friendlyName: 'Text messages',
    });
    if (error?.code === 'validation_failed') {
      throw new StepRefusal(
        'We can’t send texts to this number. Check the number, or use an authenticator app instead.',
      );
    }
    if (error) throw toStepRefusal(error);
    factorId = data.id;
  });
  if (!factorId) throw new StepRefusal(WRONG_PASSWORD);
  return factorId;
}

const WRONG_PASSWORD = 'That password isn’t right. Check it and try again.';

async function proven(
  email: string,
  password: string,
  work: (client: GoTrueClient) => Promise<void>,
): Promise<void> {
  const { isCurrentPassword } = await import('./change-password.ts');
  // The first correct code ends all other sessions without the second step.
  await isCurrentPassword(email, password, work, { stays: true }).catch((error: unknown) => {
    if (error instanceof StepRefusal) throw error;
    throw toStepRefusal(error instanceof Error ? error : new Error('unknown'));
  });
}

async function removeUnfinished(client: GoTrueClient): Promise<void> {
  const { data: factors, error } = await client.mfa.listFactors();
  if (error) throw toStepRefusal(error);
  for (const { id, status } of factors.all) {
    if (status === 'unverified') await client.mfa.unenroll({ factorId: id });
  }
}

/** Runs in the session that has just verified the password. The page's own session completes the step. */
async function enrolApp(client: GoTrueClient): Promise<NewApp> {
  await removeUnfinished(client);
  const { data, error } = await client.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Authenticator app',
    issuer: 'Evenkeel',
  });
  if (error) throw toStepRefusal(error);
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret, uri: data.totp.uri };
}

export async function turnOn(factorId: string, code: string): Promise<void> {
  const client = await authClient();
  const { error } = await client.mfa.challengeAndVerify({ factorId, code });
  if (error) throw toStepRefusal(error);
}

/** The previous codes become invalid. */
export async function newRecoveryCodes(): Promise<string[]> {
  const client = await authClient();
  const again = await client.mfa.recoveryCodes.regenerate();
  const { data, error } =
    again.error?.code === 'mfa_factor_not_found' ? await client.mfa.recoveryCodes.generate() : again;
  if (error) throw toStepRefusal(error);
  return data.codes;
}

export async function turnOff(factorId: string): Promise<void> {
  const client = await authClient();
  const codes = await client.mfa.recoveryCodes.unenroll();
  if (codes.error && codes.error.code !== 'mfa_factor_not_found') throw toStepRefusal(codes.error);
  const { error } = await client.mfa.unenroll({ factorId });
  if (error) throw toStepRefusal(error);
  // The session in this browser still has to complete the second step.
  await client.refreshSession();
}
