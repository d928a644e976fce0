import * as v from 'valibot';
import type { SignedIn } from '../auth/authenticate.ts';
import { bearerToken } from '../auth/access-token.ts';
import { isPassword } from '../auth/password.ts';
import type { Caller } from '../auth/request.ts';
import type { AuthServices } from '../auth/services.ts';
import { BackendUnavailable } from '../backend-unavailable.ts';
import { AccountRefusal } from './refusal.ts';

const HOSTED_PATIENCE_MS = 10_000;
const signedIn = v.object({ access_token: v.string() });

/**
 * An open screen is not enough for a copy of everything or for its end: somebody else may sit at it. Guesses are
 * counted as those at the sign-in are.
 */
export async function proveSelf(
  services: AuthServices,
  { account }: SignedIn,
  { password, authorization, caller }: { password: string; authorization: string; caller: Caller },
): Promise<void> {
  const spender = { address: caller.address, account: account.email || account.phone };
  await services.limiter.spend('signIn', spender);
  if (!(await isOwnPassword(services, account, password))) throw new AccountRefusal('wrong_password');
  await services.limiter.giveBack('signIn', spender);

  const claims = await services.accessTokens.verify(bearerToken(authorization) ?? '');
  if (claims?.['aal'] === 'aal2') return;
  const factors = await services.database.asAuthAdmin((auth) =>
    auth.query(`select id from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1`, [
      account.id,
    ]),
  );
  if (factors.length > 0) throw new AccountRefusal('second_step');
}

/** Of a hosted project only its own sign-in can tell; the session that this opens is ended at once. */
async function isOwnPassword(
  { config }: AuthServices,
  account: SignedIn['account'],
  password: string,
): Promise<boolean> {
  if (!config.supabase) return isPassword(account.encrypted_password, password);
  const { url, publishableKey } = config.supabase;
  const ask = (path: string, token: string, body?: object) =>
    fetch(`${url}/auth/v1${path}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(HOSTED_PATIENCE_MS),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new BackendUnavailable('unreachable', error);
    });
  const answer = await ask('/token?grant_type=password', publishableKey, { email: account.email, password });
  if (answer.status === 429 || answer.status >= 500) throw new BackendUnavailable('busy');
  const session = v.safeParse(signedIn, await answer.json().catch(() => null));
  if (!answer.ok || !session.success) return false;
  await ask('/logout?scope=local', session.output.access_token);
  return true;
}
