import { authClient } from '#web/lib/session/auth-client.ts';
import {
  type SignInProvider,
  clientName,
  clearProviderFlow,
  markDeparture,
  withProviderClient,
} from '#web/lib/sign-in/provider-flow.ts';

/** Redirects to the provider. Resolves with the error, or null before the page unloads. */
export async function beginSignIn(provider: SignInProvider): Promise<string | null> {
  try {
    return await withProviderClient(async (client) => {
      markDeparture(provider);
      const { error } = await client.signInWithOAuth({
        provider: clientName(provider),
        options: { redirectTo: `${location.origin}/auth` },
      });
      return error && problemText(error.code ?? '', provider.name);
    });
  } catch {
    return UNREACHABLE;
  }
}

/** Does the same for the identity provider of that domain. */
export async function beginSignInOf(domain: string): Promise<string | null> {
  const name = 'your work or school';
  try {
    return await withProviderClient(async (client) => {
      markDeparture({ name });
      const options = { redirectTo: `${location.origin}/auth` };
      const { error } = await client.signInWithSSO({ domain, options });
      return error && problemText(error.code ?? '', name);
    });
  } catch {
    return UNREACHABLE;
  }
}

/** Exchanges the code for a session of the page's own client. Resolves with the error or null. */
export async function finishSignIn(back: { code: string; provider: string }): Promise<string | null> {
  try {
    return await withProviderClient(async (client) => {
      const { data, error } = await client.exchangeCodeForSession(back.code);
      if (error) return problemText(error.code ?? '', back.provider);
      const { error: refusal } = await (await authClient()).setSession(data.session);
      return refusal && problemText(refusal.code ?? '', back.provider);
    });
  } catch {
    return UNREACHABLE;
  } finally {
    clearProviderFlow();
  }
}

const UNREACHABLE = 'We can’t reach the server. Check your connection and try again.';

/** `code` is the auth server's ID; `name` is the provider's public name. */
export function problemText(code: string, name: string): string {
  switch (code) {
    case 'provider_email_needs_verification':
      return `${name} hasn’t verified your email address yet. Verify it there first, or use your password.`;
    case 'user_banned':
      return 'This account is closed. Sign in with your password, or contact us.';
    case 'bad_oauth_callback':
      return `${name} couldn’t sign you in. Try again, or use your password.`;
    case 'sso_provider_not_found':
      return 'We don’t recognize that work or school email. Check the address, or use your password instead.';
    case 'signup_disabled':
      return 'We aren’t accepting new accounts right now.';
    case 'over_request_rate_limit':
      return 'Too many attempts. Wait a few minutes, then try again.';
    default:
      return `We couldn’t sign you in with ${name}. Try again, or use your password.`;
  }
}
