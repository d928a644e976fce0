import * as v from 'valibot';
import { type Account, isBanned } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { emailAddress } from '../users/email-address.ts';
import { AuthError, invalidCredentials } from '../error.ts';
import { isKnownCaller } from './known-network.ts';
import { isPassword } from '../passwords/password.ts';
import { findAccountFor, recordRefusedSignIn } from './refused-sign-in.ts';
import type { Caller } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { type SessionAnswer, sessionAnswer, startSession } from './session.ts';

export const signInForm = v.object({ email: emailAddress, password: v.string('password must be a string') });
export const phoneSignInForm = v.object({
  phone: v.string('phone must be a string'),
  password: v.string('password must be a string'),
});

type SignIn = v.InferOutput<typeof signInForm> | v.InferOutput<typeof phoneSignInForm>;

/** An unknown address and a wrong password take the same time and get the same response. */
export async function signInWithPassword(
  services: AuthServices,
  form: SignIn,
  caller: Caller,
): Promise<SessionAnswer> {
  const isKnown = await isKnownCaller(services, form, caller);
  const { address } = caller;
  const subject = { address, account: 'email' in form ? form.email : form.phone, isKnown };
  await services.limiter.consume('signIn', subject);
  const account = await services.database.asAuthAdmin((auth) => findAccountFor(auth, form));
  const isRight = await isPassword(account?.encrypted_password ?? null, form.password, {
    address,
    isKnown,
  });
  if (!account || !isRight) {
    await recordRefusedSignIn(services, form, caller);
    throw invalidCredentials();
  }

  await services.limiter.refund('signIn', subject);
  const at = services.now();
  if (isBanned(account, at)) throw bannedSignInError();
  refuseUnconfirmed(form, account);

  return services.database.asAuthAdmin(async (auth) => {
    // The password may have changed while its hash was compared.
    const stillRight = await auth.query(
      'select id from auth.users where id = $1 and encrypted_password = $2 for update',
      [account.id, account.encrypted_password],
    );
    if (stillRight.length === 0) throw invalidCredentials();
    const session = await startSession(auth, { account, method: 'password', caller, at });
    await recordAudit(auth, { action: 'login', userId: account.id, caller, at });
    return sessionAnswer(services, auth, session);
  });
}

/** Other endpoints answer 403. GoTrue has the same inconsistency, and its clients depend on it. */
function bannedSignInError(): AuthError {
  return new AuthError(400, 'user_banned', 'User is banned');
}

function refuseUnconfirmed(form: SignIn, account: Account): void {
  if ('email' in form && !account.email_confirmed_at) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  if ('phone' in form && !account.phone_confirmed_at) {
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
  }
}
