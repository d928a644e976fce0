import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../database/database.ts';
import { type Account, findAccountByEmail, insertAccount, lockAccount } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { emailAddress } from '../users/email-address.ts';
import { validationFailed } from '../error.ts';
import { type TemplateEmail, sendEmailOnce, verifyLink } from '../../mail/send-email.ts';
import { type LinkType, issueLinkToken } from '../tokens/link-token.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { hashPassword } from '../passwords/password.ts';
import { safeRedirect } from '../sign-in/redirect.ts';
import type { Caller } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { type UserMetadata, userMetadata } from '../users/user-metadata.ts';
import { adminUser, emailExists, findAccount, userNotFound } from './admin-user.ts';

const linkTypes = {
  signup: 'signup',
  invite: 'signup',
  magiclink: 'recovery',
  recovery: 'recovery',
  email_change_new: 'email_change',
} as const satisfies Record<string, LinkType>;

const text = (name: string) => v.nullish(v.string(`${name} must be a string`));

export const generateLinkForm = v.object({
  type: v.picklist(
    ['signup', 'invite', 'magiclink', 'recovery', 'email_change_new', 'email_change_current'],
    'Invalid email action link type requested',
  ),
  email: emailAddress,
  new_email: v.nullish(emailAddress),
  password: text('password'),
  data: v.nullish(userMetadata, {}),
  redirect_to: text('redirect_to'),
});

export const inviteForm = v.object({ email: emailAddress, data: v.nullish(userMetadata, {}) });

/** Creates a link and a code without sending an email. The operator's program delivers them. */
export async function generateLink(
  services: AuthServices,
  form: v.InferOutput<typeof generateLinkForm>,
  caller: Caller,
) {
  const { type: asked, email, new_email: newEmail } = form;
  if (asked === 'email_change_current') {
    throw validationFailed('Enable secure email change to generate link for current email');
  }
  if (asked === 'email_change_new' && !newEmail) throw validationFailed('new_email is required');
  if (asked === 'signup') checkNewPassword(services, form.password ?? '', { email, metadata: form.data });
  const passwordHash = asked === 'signup' ? await hashPassword(form.password ?? '') : null;
  const at = services.now();
  const redirectTo = safeRedirect(services.config, form.redirect_to ?? undefined);
  return services.database.asAuthAdmin(async (auth) => {
    const mayBeNew = asked !== 'recovery' && asked !== 'email_change_new';
    const newcomer = mayBeNew ? { metadata: form.data, passwordHash } : null;
    const account = await accountOf(auth, email, { newcomer, caller, at });
    if ((asked === 'signup' || asked === 'invite') && account.email_confirmed_at) throw emailExists();
    const target = asked === 'email_change_new' && newEmail ? newEmail : email;
    if (target !== email) await recordNewEmail(auth, account, target, at);
    const type = linkTypes[asked];
    const ticket = { userId: account.id, email: target, type, at, hasCode: true };
    const { token, code } = await issueLinkToken(auth, ticket);
    const word = asked === 'email_change_new' ? 'email_change' : asked;
    return {
      ...(await adminUser(auth, await findAccount(auth, account.id))),
      action_link: verifyLink(services.config.appUrl, token, word, redirectTo),
      email_otp: code,
      hashed_token: token,
      redirect_to: redirectTo,
      verification_type: asked,
    };
  });
}

/** Creates an account without a password and the link that opens it. Its owner chooses a password. */
export async function invite(
  services: AuthServices,
  form: v.InferOutput<typeof inviteForm>,
  { redirectTo, caller }: { redirectTo: string | undefined; caller: Caller },
) {
  const { email } = form;
  const at = services.now();
  const { user, message } = await services.database.asAuthAdmin(async (auth) => {
    const newcomer = { metadata: form.data, passwordHash: null };
    const account = await accountOf(auth, email, { newcomer, caller, at });
    if (account.email_confirmed_at) throw emailExists();
    const { token } = await issueLinkToken(auth, { userId: account.id, email, type: 'signup', at });
    await auth.query('update auth.users set invited_at = $2, confirmation_sent_at = $2 where id = $1', [
      account.id,
      at,
    ]);
    const page = safeRedirect(services.config, redirectTo);
    const link = verifyLink(services.config.appUrl, token, 'invite', page);
    const confirmation: TemplateEmail = { to: email, template: 'confirmation', link };
    return { user: await adminUser(auth, await findAccount(auth, account.id)), message: confirmation };
  });
  await sendEmailOnce(services, message);
  return user;
}

/** Returns the account, locked until the transaction ends. With `newcomer`, creates it if it is missing. */
async function accountOf(
  auth: Transaction,
  email: string,
  {
    newcomer,
    caller,
    at,
  }: { newcomer: { metadata: UserMetadata; passwordHash: string | null } | null; caller: Caller; at: Date },
): Promise<Account> {
  if (newcomer) {
    const id = randomUUID();
    if (await insertAccount(auth, { ...newcomer, id, email, confirmedAt: null, at })) {
      await recordAudit(auth, { action: 'user_signedup', userId: id, caller, at });
    }
  }
  const known = await findAccountByEmail(auth, email);
  const account = known && (await lockAccount(auth, known.id));
  if (!account) throw userNotFound();
  // The pending password may not have been set by the owner.
  if (newcomer && !account.email_confirmed_at) {
    await auth.query('update auth.users set encrypted_password = $2 where id = $1', [
      account.id,
      newcomer.passwordHash,
    ]);
  }
  return account;
}

async function recordNewEmail(auth: Transaction, account: Account, email: string, at: Date): Promise<void> {
  if (await findAccountByEmail(auth, email)) throw emailExists();
  await auth.query(
    `update auth.users set email_change = $2, email_change_sent_at = $3, email_change_session_id = null
     where id = $1`,
    [account.id, email, at],
  );
}
