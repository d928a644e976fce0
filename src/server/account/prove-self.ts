import type { AccountStanding, Proof } from '#contract/account.ts';
import { takesTexts } from '#domain/phone-number.ts';
import { bearerToken } from '../auth/access-token.ts';
import { type Account, lockAccount } from '../auth/account.ts';
import type { SignedIn } from '../auth/authenticate.ts';
import { isPassword } from '../auth/password.ts';
import { requestReauthentication, useNonce } from '../auth/reauthenticate.ts';
import type { Caller } from '../auth/request.ts';
import type { AuthServices } from '../auth/services.ts';
import { isHostedCode, isHostedPassword, sendHostedCode } from './hosted-proof.ts';
import { AccountRefusal } from './refusal.ts';

export interface ProofRequest {
  /** The header. */
  authorization: string;
  caller: Caller;
}

/**
 * An open screen is not enough for a copy of everything or for its end: somebody else may sit at it. Guesses are
 * counted as those at the sign-in are.
 */
export async function proveSelf(
  services: AuthServices,
  { account }: SignedIn,
  proof: Proof,
  request: ProofRequest,
): Promise<void> {
  const kind = proofOf(services, account);
  if (kind === 'none') throw new AccountRefusal('no_proof');
  if ('code' in proof) {
    if (kind === 'password') throw new AccountRefusal('other_proof');
    // Before the code, which a session without its second step would use up for nothing.
    await requireSecondStep(services, account, request);
    return proveByCode(services, account, proof.code, request.caller);
  }
  if (kind !== 'password') throw new AccountRefusal('other_proof');
  await proveByPassword(services, account, proof.password, request.caller);
  await requireSecondStep(services, account, request);
}

/** How whoever has the account shows that it is them. Only what was confirmed to be theirs is written to. */
export function proofOf({ config, sms }: AuthServices, account: Account): AccountStanding['proof'] {
  if (account.encrypted_password) return 'password';
  // A hosted project mails codes to the account of an address, which a single sign-on's is not.
  if (config.supabase && account.is_sso_user) return 'none';
  if (account.email && account.email_confirmed_at) return 'mail';
  const isReached = config.supabase ?? (sms && takesTexts(account.phone, config.sms.countries));
  return account.phone && account.phone_confirmed_at && isReached ? 'text' : 'none';
}

/** To whoever has no password. Says at once if there were too many. */
export async function sendProofCode(
  services: AuthServices,
  person: SignedIn,
  request: ProofRequest,
): Promise<void> {
  const { account } = person;
  const kind = proofOf(services, account);
  if (kind === 'password') throw new AccountRefusal('other_proof');
  if (kind === 'none') throw new AccountRefusal('no_proof');
  await requireSecondStep(services, account, request);
  const { supabase } = services.config;
  if (!supabase) return requestReauthentication(services, person, request.caller, kind === 'text');
  await services.limiter.spend('mail', { address: request.caller.address, account: account.id });
  await sendHostedCode(supabase, account, kind);
}

async function proveByPassword(
  services: AuthServices,
  account: Account,
  password: string,
  { address }: Caller,
): Promise<void> {
  const { supabase } = services.config;
  const spender = { address, account: account.email || account.phone };
  await services.limiter.spend('signIn', spender);
  const isRight = supabase
    ? await isHostedPassword(supabase, account, password)
    : await isPassword(account.encrypted_password, password);
  if (!isRight) throw new AccountRefusal('wrong_password');
  await services.limiter.giveBack('signIn', spender);
}

async function proveByCode(
  services: AuthServices,
  account: Account,
  code: string,
  { address }: Caller,
): Promise<void> {
  const { supabase } = services.config;
  const spender = { address, account: account.id };
  await services.limiter.spend('code', spender);
  const isRight = supabase
    ? await isHostedCode(supabase, account, code)
    : await services.database.asAuthAdmin(async (auth) => {
        const current = await lockAccount(auth, account.id);
        return current !== null && useNonce(auth, current, code, services.now());
      });
  if (!isRight) throw new AccountRefusal('wrong_code');
  await services.limiter.giveBack('code', spender);
}

async function requireSecondStep(
  { accessTokens, database }: AuthServices,
  account: Account,
  { authorization }: ProofRequest,
): Promise<void> {
  const claims = await accessTokens.verify(bearerToken(authorization) ?? '');
  if (claims?.['aal'] === 'aal2') return;
  const factors = await database.asAuthAdmin((auth) =>
    auth.query(`select id from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1`, [
      account.id,
    ]),
  );
  if (factors.length > 0) throw new AccountRefusal('second_step');
}
