import { authClient } from '#web/lib/session/auth-client.ts';
import { publicConfig } from '#web/lib/data/public-config.ts';
import { StepRefusal, toStepRefusal } from './take-second-step.ts';

/** Whether codes can be sent by text message at all. */
export async function sendsTexts(): Promise<boolean> {
  const config = await publicConfig().catch(() => null);
  return config?.sendsTexts ?? false;
}

export interface PhoneSteps {
  factorId: string;
  /** Whether an authenticator app is set up, too. */
  hasApp: boolean;
}

/** The phone that receives this person's codes. Null without one. */
export async function findPhoneStep(): Promise<PhoneSteps | null> {
  if (!(await sendsTexts())) return null;
  const client = await authClient();
  const { data } = await client.mfa.listFactors();
  const [phone] = data?.phone ?? [];
  return phone ? { factorId: phone.id, hasApp: (data?.totp.length ?? 0) > 0 } : null;
}

/** Sends a code. Returns the input of `takeStepByText`. */
export async function sendStepText(factorId: string): Promise<string> {
  const client = await authClient();
  const { data, error } = await client.mfa.challenge({ factorId, channel: 'sms' });
  if (error) throw textRefusal(error);
  return data.id;
}

export async function takeStepByText(step: {
  factorId: string;
  challengeId: string;
  code: string;
}): Promise<void> {
  const client = await authClient();
  const { error } = await client.mfa.verify(step);
  if (error) throw textRefusal(error);
}

function textRefusal(error: { name: string; code?: string | undefined }): StepRefusal {
  switch (error.code) {
    case 'over_sms_send_rate_limit':
      return new StepRefusal('We’ve sent too many codes. Wait an hour, then try again.');
    case 'sms_send_failed':
      return new StepRefusal('We couldn’t send the text. Try again in a moment.');
    case 'mfa_phone_verify_not_enabled':
      return new StepRefusal('We can’t send texts right now. Use a recovery code.');
    case 'mfa_challenge_expired':
    case 'mfa_factor_not_found':
      return new StepRefusal('That code has expired. Get a new one.');
    case 'mfa_verification_failed':
      return new StepRefusal('That code is wrong. Check it, or get a new one.');
    default:
      return toStepRefusal(error);
  }
}
