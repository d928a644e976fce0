import type { AccountStanding, Proof } from '#contract/account.ts';
import { takesTexts } from '#domain/account/phone-number.ts';
import { type Account, lockAccount } from '../auth/users/account.ts';
import type { AccountSession } from '../auth/authenticate.ts';
import { isPassword } from '../auth/passwords/password.ts';
import { requestReauthentication, useNonce } from '../auth/users/reauthenticate.ts';
import type { Caller } from '../auth/request.ts';
import type { AuthServices } from '../auth/services.ts';
import { isSessionNew } from '../auth/sign-in/session.ts';
import { isHostedCode, isHostedPassword, sendHostedCode } from './hosted-proof.ts';
import { accountError } from './errors.ts';

const NEW_SIGN_IN_MS = 10 * 60_000;

/**
 * Requires fresh proof of identity before an export or a deletion, because another person may use an unlocked screen.
 * Attempts count toward the sign-in limits.
 */
export async function proveSelf(
  services: AuthServices,
  person: AccountSession,
  proof: Proof,
  caller: Caller,
): Promise<void> {
  const { account, sessionId } = person;
  if (kindOfProof(proof) !== requiredKind(proofOf(services, account))) throw accountError('other_proof');
  if ('password' in proof) {
    await proveByPassword(services, account, proof.password, caller);
    return requireSecondStep(services, person);
  }
  // Checked before the code, so that a session without its second step doesn't use it up.
  await requireSecondStep(services, person);
  if ('code' in proof) return proveByCode(services, account, proof.code, caller);
  await requireNewSignIn(services, sessionId);
}

type Kind = AccountStanding['proof'];

function kindOfProof(proof: Proof): 'password' | 'code' | 'sign-in' {
  if ('password' in proof) return 'password';
  return 'code' in proof ? 'code' : 'sign-in';
}

function requiredKind(kind: Kind): ReturnType<typeof kindOfProof> {
  return kind === 'mail' || kind === 'text' ? 'code' : kind;
}

/**
 * Requires the weakest proof, a recent sign-in, for accounts without any other proof. Never used for accounts with a
 * password or a confirmed address or number.
 */
async function requireNewSignIn({ database, now }: AuthServices, sessionId: string): Promise<void> {
  const isNew = await database.asAuthAdmin((auth) =>
    isSessionNew(auth, { sessionId, at: now() }, NEW_SIGN_IN_MS),
  );
  if (!isNew) throw accountError('old_sign_in');
}

/** Returns the proof of identity that an account must give. Codes are sent only to confirmed addresses and numbers. */
export function proofOf({ config, sms }: AuthServices, account: Account): Kind {
  if (account.encrypted_password) return 'password';
  // A hosted project emails codes to accounts with an address, which excludes single sign-on.
  if (config.supabase && account.is_sso_user) return 'sign-in';
  if (account.email && account.email_confirmed_at) return 'mail';
  const isReached = config.supabase ?? (sms && takesTexts(account.phone, config.sms.countries));
  return account.phone && account.phone_confirmed_at && isReached ? 'text' : 'sign-in';
}

/** Sends a code, for accounts without a password. Throws if the limit is reached. */
export async function sendProofCode(
  services: AuthServices,
  person: AccountSession,
  caller: Caller,
): Promise<void> {
  const { account } = person;
  const kind = proofOf(services, account);
  if (requiredKind(kind) !== 'code') throw accountError('other_proof');
  await requireSecondStep(services, person);
  const { supabase } = services.config;
  if (!supabase) return requestReauthentication(services, person, caller, kind === 'text');
  await services.limiter.consume('mail', {
    address: caller.address,
    account: account.id,
    isKnown: true,
  });
  await sendHostedCode(supabase, account, kind === 'text' ? 'text' : 'mail');
}

async function proveByPassword(
  services: AuthServices,
  account: Account,
  password: string,
  { address }: Caller,
): Promise<void> {
  const { supabase } = services.config;
  const subject = { address, account: account.email || account.phone, isKnown: true };
  await services.limiter.consume('signIn', subject);
  const isRight = supabase
    ? await isHostedPassword(supabase, account, password)
    : await isPassword(account.encrypted_password, password);
  if (!isRight) throw accountError('wrong_password');
  await services.limiter.refund('signIn', subject);
}

async function proveByCode(
  services: AuthServices,
  account: Account,
  code: string,
  { address }: Caller,
): Promise<void> {
  const { supabase } = services.config;
  const subject = { address, account: account.id, isKnown: true };
  await services.limiter.consume('code', subject);
  const isRight = supabase
    ? await isHostedCode(supabase, account, code)
    : await services.database.asAuthAdmin(async (auth) => {
        const current = await lockAccount(auth, account.id);
        return current !== null && useNonce(auth, current, code, services.now());
      });
  if (!isRight) throw accountError('wrong_code');
  await services.limiter.refund('code', subject);
}

async function requireSecondStep(
  { database }: AuthServices,
  { account, claims }: AccountSession,
): Promise<void> {
  if (claims['aal'] === 'aal2') return;
  const factors = await database.asAuthAdmin((auth) =>
    auth.query(`select id from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1`, [
      account.id,
    ]),
  );
  if (factors.length > 0) throw accountError('second_step');
}
