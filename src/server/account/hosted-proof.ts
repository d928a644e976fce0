import * as v from 'valibot';
import type { Account } from '../auth/users/account.ts';
import { BackendUnavailable } from '../database/backend-unavailable.ts';
import type { Config } from '../config/config.ts';
import { accountError } from './errors.ts';

type Project = NonNullable<Config['supabase']>;

const TIMEOUT_MS = 10_000;
const signedIn = v.object({ access_token: v.string(), user: v.object({ id: v.string() }) });

/** Checks the password by signing in at the hosted project, and ends that session immediately. */
export function isHostedPassword(project: Project, account: Account, password: string): Promise<boolean> {
  const name = account.email ? { email: account.email } : { phone: account.phone };
  return canSignIn(project, account, '/token?grant_type=password', { ...name, password });
}

/** Requests the hosted project's sign-in code, for existing accounts only. */
export async function sendHostedCode(
  project: Project,
  { email, phone }: Account,
  way: 'mail' | 'text',
): Promise<void> {
  const name = way === 'mail' ? { email } : { phone };
  const answer = await ask(project, '/otp', project.publishableKey, { ...name, create_user: false });
  if (!answer.ok) throw accountError('no_proof');
}

export function isHostedCode(project: Project, account: Account, code: string): Promise<boolean> {
  const isMailed = Boolean(account.email && account.email_confirmed_at);
  const name = isMailed ? { email: account.email, type: 'email' } : { phone: account.phone, type: 'sms' };
  return canSignIn(project, account, '/verify', { ...name, token: code });
}

async function canSignIn(project: Project, account: Account, path: string, body: object): Promise<boolean> {
  const answer = await ask(project, path, project.publishableKey, body);
  const session = v.safeParse(signedIn, await answer.json().catch(() => null));
  if (!answer.ok || !session.success) return false;
  await ask(project, '/logout?scope=local', session.output.access_token);
  return session.output.user.id === account.id;
}

async function ask(
  { url, publishableKey }: Project,
  path: string,
  token: string,
  body?: object,
): Promise<Response> {
  const answer = await fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  }).catch((error: unknown) => {
    throw new BackendUnavailable('unreachable', error);
  });
  if (answer.status === 429 || answer.status >= 500) throw new BackendUnavailable('busy');
  return answer;
}
