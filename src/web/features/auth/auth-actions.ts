import type { AuthError } from '@supabase/auth-js';
import { authClient } from '#web/lib/session/auth-client.ts';
import { showToast } from '#web/lib/toast-store.ts';

const UNREACHABLE = 'We can’t reach the server. Check your connection and try again.';

const CONFIRMATION_SENT = {
  title: 'Confirmation email sent',
  description: 'Please check your inbox for the confirmation email',
};

export interface Refusal {
  /** GoTrue's error code, e.g. `email_not_confirmed`; '' if there was no response. */
  code: string;
  message: string;
}

/** Each action resolves with null on success. Otherwise a toast has shown the error. */
type Outcome = Promise<Refusal | null>;

export function signIn(credentials: { email: string; password: string }): Outcome {
  return attempt('Error signing in', (client) => client.signInWithPassword(credentials));
}

export async function signUp(form: {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}): Promise<Refusal | null> {
  const { email, password, firstName, lastName } = form;
  const refusal = await attempt('Error signing up', (client) =>
    client.signUp({
      email,
      password,
      options: {
        emailRedirectTo: pageAddress('/auth'),
        data: { first_name: firstName, last_name: lastName },
      },
    }),
  );
  if (!refusal) showToast(CONFIRMATION_SENT);
  return refusal;
}

export function sendResetLink(email: string): Outcome {
  return attempt('Error resetting password', (client) =>
    client.resetPasswordForEmail(email, { redirectTo: pageAddress('/update-password') }),
  );
}

export async function resendConfirmation(email: string): Promise<void> {
  if (!email) {
    showToast({
      title: 'Email required',
      description: 'Please enter your email address first.',
      variant: 'destructive',
    });
    return;
  }
  const refusal = await attempt('Error sending confirmation email', (client) =>
    client.resend({ type: 'signup', email, options: { emailRedirectTo: pageAddress('/auth') } }),
  );
  if (!refusal) showToast(CONFIRMATION_SENT);
}

/** `linkToken` is the token of a reset link that has not been used to sign in yet. */
export async function updatePassword(password: string, linkToken: string | null): Promise<Refusal | null> {
  if (linkToken) {
    const refusal = await attempt('Invalid password reset link', (client) =>
      client.verifyOtp({ type: 'recovery', token_hash: linkToken }),
    );
    if (refusal) return refusal;
  }
  return attempt(
    'Error updating password',
    (client) => client.updateUser({ password }),
    'There was an error updating your password. Please try again.',
  );
}

async function attempt(
  title: string,
  action: (client: Awaited<ReturnType<typeof authClient>>) => Promise<{ error: AuthError | null }>,
  withoutWords = 'Please try again.',
): Outcome {
  const refusal = await authClient().then(
    async (client) => refusalOf((await action(client)).error, withoutWords),
    (): Refusal => ({ code: '', message: UNREACHABLE }),
  );
  if (refusal) showToast({ title, description: refusal.message, variant: 'destructive' });
  return refusal;
}

function refusalOf(error: AuthError | null, withoutWords: string): Refusal | null {
  if (!error) return null;
  if (error.name === 'AuthRetryableFetchError') return { code: '', message: UNREACHABLE };
  return {
    code: error.name === 'AuthSessionMissingError' ? 'session_missing' : (error.code ?? ''),
    // The client turns an empty error into JSON, which should not be shown to people.
    message: error.message && !error.message.startsWith('{') ? error.message : withoutWords,
  };
}

/** The target URL of links in emails. */
function pageAddress(path: string): string {
  return `${location.origin}${path}`;
}
