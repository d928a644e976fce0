import type { SignedIn } from '../auth/authenticate.ts';
import { bearerToken } from '../auth/access-token.ts';
import { isPassword } from '../auth/password.ts';
import type { Caller } from '../auth/request.ts';
import type { AuthServices } from '../auth/services.ts';
import { AccountRefusal } from './refusal.ts';

/**
 * An open screen is not enough for a copy of everything or for its end: somebody else may sit at it. Guesses are
 * counted as those at the sign-in are.
 */
export async function proveSelf(
  services: AuthServices,
  { account }: SignedIn,
  { password, authorization, caller }: { password: string; authorization: string; caller: Caller },
): Promise<void> {
  const spender = { address: caller.address, account: account.email };
  await services.limiter.spend('signIn', spender);
  if (!(await isPassword(account.encrypted_password, password))) throw new AccountRefusal('wrong_password');
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
