import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../database/database.ts';
import { admitMail } from './admit-mail.ts';
import { type Account, findAccountByEmail, insertAccount, lockAccount } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { type Challenge, challengeFields, readChallenge } from './challenge.ts';
import { emailAddress } from '../users/email-address.ts';
import { type TemplateEmail, runAfterResponse, sendEmail, verifyLink } from '../../mail/send-email.ts';
import { hasLiveLink, issueLinkToken } from '../tokens/link-token.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { unknownCaller } from '../passwords/password-queue.ts';
import { hashPassword, isPassword } from '../passwords/password.ts';
import { type PublicUser, newcomer } from '../users/public-user.ts';
import { safeRedirect } from './redirect.ts';
import type { Caller } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { type UserMetadata, userMetadata } from '../users/user-metadata.ts';

export const signUpForm = v.object({
  email: emailAddress,
  password: v.string('Signup requires a valid password'),
  data: v.nullish(userMetadata, {}),
  ...challengeFields,
});

interface SignUp {
  id: string;
  email: string;
  passwordHash: string;
  metadata: UserMetadata;
  redirectTo: string;
  caller: Caller;
  challenge: Challenge | null;
  at: Date;
}

/** Every address gets the same response and takes two hashes. Only the email differs. */
export async function signUp(
  services: AuthServices,
  form: v.InferOutput<typeof signUpForm>,
  request: { redirectTo: string | undefined; caller: Caller },
): Promise<PublicUser> {
  checkNewPassword(services, form.password, { email: form.email, metadata: form.data });
  const challenge = readChallenge(form);
  const { caller } = request;
  await admitMail(services, form.email, caller);

  const at = services.now();
  const newSignUp: SignUp = {
    id: randomUUID(),
    email: form.email,
    passwordHash: await hashPassword(form.password, unknownCaller(caller)),
    metadata: form.data,
    redirectTo: safeRedirect(services.config, request.redirectTo),
    caller,
    challenge,
    at,
  };
  const { message, isNew } = await attemptSignUp(services, newSignUp, form.password);
  if (message) await runAfterResponse(services, () => sendEmail(services, message));
  return newcomer(isNew ? newSignUp.id : randomUUID(), form.email, form.data, at);
}

interface Outcome {
  message: TemplateEmail | null;
  isNew: boolean;
}

const ROUNDS = 3;

/** Starts over after a concurrent sign-up for the same address, at most twice. */
async function attemptSignUp(services: AuthServices, signUp: SignUp, password: string): Promise<Outcome> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const known = await services.database.asAuthAdmin((auth) => findAccountByEmail(auth, signUp.email));
    const isSamePassword = await isPassword(
      known?.encrypted_password ?? null,
      password,
      unknownCaller(signUp.caller),
    );
    const outcome = await services.database.asAuthAdmin(async (auth): Promise<Outcome | 'overtaken'> => {
      if (!known) return (await signUpNewAccount(services, auth, signUp)) ?? 'overtaken';
      const account = await lockAccount(auth, known.id);
      if (!account || account.encrypted_password !== known.encrypted_password) return 'overtaken';
      return repeatSignUp(services, auth, signUp, account, isSamePassword);
    });
    if (outcome !== 'overtaken') return outcome;
  }
  return { message: null, isNew: false };
}

async function signUpNewAccount(
  services: AuthServices,
  auth: Transaction,
  signUp: SignUp,
): Promise<Outcome | null> {
  if (!(await insertAccount(auth, { ...signUp, confirmedAt: null }))) return null;
  await recordAudit(auth, {
    action: 'user_signedup',
    userId: signUp.id,
    caller: signUp.caller,
    at: signUp.at,
  });
  return { message: await confirmationEmail(services, auth, signUp.id, signUp), isNew: true };
}

async function repeatSignUp(
  services: AuthServices,
  auth: Transaction,
  signUp: SignUp,
  account: Account,
  isSamePassword: boolean,
): Promise<Outcome> {
  const { caller, at } = signUp;
  await recordAudit(auth, { action: 'user_repeated_signup', userId: account.id, caller, at });
  if (account.email_confirmed_at) {
    return { message: { to: account.email, template: 'account_exists' }, isNew: false };
  }
  await replaceUnconfirmed(auth, signUp, account, isSamePassword);
  return { message: await confirmationEmail(services, auth, account.id, signUp), isNew: false };
}

/**
 * Anybody can sign up with another person's address and wait until its owner confirms the account. So when two
 * sign-ups with different passwords are pending, both passwords are dropped, and the owner chooses one after opening
 * the link (see `verify.ts`).
 */
async function replaceUnconfirmed(
  auth: Transaction,
  signUp: SignUp,
  account: Account,
  isSamePassword: boolean,
): Promise<void> {
  const isContested =
    !isSamePassword && (await hasLiveLink(auth, { userId: account.id, type: 'signup', at: signUp.at }));
  await auth.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3::text::jsonb, updated_at = $4
     where id = $1`,
    [
      account.id,
      isContested ? null : signUp.passwordHash,
      JSON.stringify(isContested ? {} : signUp.metadata),
      signUp.at,
    ],
  );
}

/** Sends a confirmation email with a new link, for a sign-up or a repeated request. */
export async function confirmationEmail(
  services: AuthServices,
  auth: Transaction,
  userId: string,
  { email, redirectTo, challenge, at }: Pick<SignUp, 'email' | 'redirectTo' | 'challenge' | 'at'>,
): Promise<TemplateEmail> {
  const { token } = await issueLinkToken(auth, { userId, email, type: 'signup', at, challenge });
  await auth.query('update auth.users set confirmation_sent_at = $2 where id = $1', [userId, at]);
  return {
    to: email,
    template: 'confirmation',
    link: verifyLink(services.config.appUrl, token, 'signup', redirectTo),
  };
}
