import type { AuthError } from '@supabase/auth-js';
import { authClient } from '#web/lib/session/auth-client.ts';

/** Requests a code by text message. Resolves with the error or null, and never reveals whether the account exists. */
export function sendSignInText(phone: string): Promise<string | null> {
  return attempt((client) => client.signInWithOtp({ phone, options: { shouldCreateUser: false } }));
}

/** Signs in with the code of that message. On success, the session change opens the app. */
export function signInByText(phone: string, token: string): Promise<string | null> {
  return attempt((client) => client.verifyOtp({ phone, token, type: 'sms' }));
}

async function attempt(
  action: (client: Awaited<ReturnType<typeof authClient>>) => Promise<{ error: AuthError | null }>,
): Promise<string | null> {
  try {
    const { error } = await action(await authClient());
    return error && problemText(error);
  } catch {
    return UNREACHABLE;
  }
}

const UNREACHABLE = 'We can’t reach the server. Check your connection and try again.';

function problemText({ name, code }: AuthError): string {
  if (name === 'AuthRetryableFetchError') return UNREACHABLE;
  switch (code) {
    case 'otp_expired':
      return 'That code is wrong or has expired. Check it, or get a new one.';
    case 'validation_failed':
      return 'We can’t send texts to this number. Check the number, or use your password instead.';
    case 'over_sms_send_rate_limit':
    case 'over_request_rate_limit':
      return 'Too many attempts. Wait an hour, then try again.';
    case 'user_banned':
      return 'This account is closed. Sign in with your password, or contact us.';
    default:
      return 'That didn’t work. Try again in a moment, or use your password.';
  }
}
