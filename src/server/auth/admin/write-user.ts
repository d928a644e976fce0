import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { deleteAccount } from '../../account/delete-account.ts';
import { isBillingError } from '../../billing/errors.ts';
import { type Transaction, isDatabaseError } from '../../database/database.ts';
import { type Account, insertAccount, lockAccount, markEmailVerified } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { emailAddress } from '../users/email-address.ts';
import { AuthError, validationFailed } from '../error.ts';
import { dropLinkTokens } from '../tokens/link-token.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { hashPassword } from '../passwords/password.ts';
import { dropPendingChanges } from '../users/pending-change.ts';
import type { Caller } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { endSessions } from '../sign-in/session.ts';
import { isSmallEnough, mergeMetadata, userMetadata } from '../users/user-metadata.ts';
import { type AdminUser, adminUser, emailExists, findAccount, userNotFound } from './admin-user.ts';
import { banDuration } from './ban-duration.ts';

const isTrue = (name: string) => v.nullish(v.boolean(`${name} must be true or false`), false);

export const adminUserForm = v.object({
  email: v.nullish(emailAddress),
  password: v.nullish(v.string('password must be a string')),
  email_confirm: isTrue('email_confirm'),
  user_metadata: v.nullish(userMetadata),
  app_metadata: v.nullish(userMetadata),
  ban_duration: v.nullish(banDuration),
  role: v.nullish(v.literal('authenticated', 'The only role is authenticated')),
  id: v.nullish(
    v.pipe(
      v.string(),
      v.uuid('ID must conform to the uuid v4 format'),
      v.check((id) => /[^0-]/.test(id), 'ID cannot be a nil uuid'),
    ),
  ),
  phone: v.nullish(v.literal('', 'Unsupported phone provider')),
  password_hash: v.nullish(v.literal('', 'password_hash is not taken: set a password')),
});

type AdminUserForm = v.InferOutput<typeof adminUserForm>;

export const deletionForm = v.object({ should_soft_delete: isTrue('should_soft_delete') });

export async function createByService(
  services: AuthServices,
  form: AdminUserForm,
  caller: Caller,
): Promise<AdminUser> {
  const { email, password } = form;
  if (!email) throw validationFailed('Cannot create a user without either an email or phone');
  if (password) checkNewPassword(services, password, { email, metadata: form.user_metadata ?? null });
  const passwordHash = password ? await hashPassword(password) : null;
  const id = form.id ?? randomUUID();
  const at = services.now();
  return services.database.asAuthAdmin(async (auth) => {
    const [metadata, confirmedAt] = [form.user_metadata ?? {}, form.email_confirm ? at : null];
    await refuseTakenId(auth, form.id);
    if (!(await insertAccount(auth, { id, email, passwordHash, metadata, confirmedAt, at }))) {
      throw emailExists();
    }
    await recordAudit(auth, { action: 'user_signedup', userId: id, caller, at });
    await changeSettings(auth, await findAccount(auth, id), form, at);
    return adminUser(auth, await findAccount(auth, id));
  });
}

/** Applies all changes or none. A new password, a new address or a ban ends every session. */
export async function changeByService(
  services: AuthServices,
  id: string,
  form: AdminUserForm,
  caller: Caller,
): Promise<AdminUser> {
  const { email, password } = form;
  if (password) await checkPasswordOf(services, id, form, password);
  const passwordHash = password ? await hashPassword(password) : null;
  const at = services.now();
  return services.database
    .asAuthAdmin(async (auth) => {
      const account = await lockAccount(auth, id);
      if (!account) throw userNotFound();
      if (passwordHash) {
        await auth.query('update auth.users set encrypted_password = $2 where id = $1', [id, passwordHash]);
      }
      const isMoved = Boolean(email && email !== account.email);
      if (email && isMoved) await moveAccount(auth, account, { email, isProven: form.email_confirm, at });
      else if (form.email_confirm && !account.email_confirmed_at) await confirm(auth, account, at);
      await changeSettings(auth, account, form, at);
      if (passwordHash || isMoved || form.ban_duration) {
        await endSessions(auth, id, null);
        await dropPendingChanges(auth, id);
      }
      const action = passwordHash ? 'user_updated_password' : 'user_modified';
      await recordAudit(auth, { action, userId: id, caller, at });
      return adminUser(auth, await findAccount(auth, id));
    })
    .catch((error: unknown) => {
      throw isDatabaseError(error) && error.code === '23505' ? emailExists() : error;
    });
}

async function checkPasswordOf(
  services: AuthServices,
  id: string,
  form: AdminUserForm,
  password: string,
): Promise<void> {
  const account = await services.database.asAuthAdmin((auth) => findAccount(auth, id));
  const metadata = { ...account.raw_user_meta_data, ...form.user_metadata };
  checkNewPassword(services, password, {
    email: form.email ?? account.email,
    phone: account.phone,
    metadata,
  });
}

/** Really deletes the account: one only marked as deleted would still contain the person's data. */
export async function deleteByService(
  services: AuthServices,
  id: string,
  form: v.InferOutput<typeof deletionForm>,
): Promise<void> {
  if (form.should_soft_delete)
    throw validationFailed('Accounts are deleted whole: should_soft_delete is off');
  const find = () => services.database.asAuthAdmin((auth) => findAccount(auth, id));
  await find();
  try {
    // An hourly job notifies the payment provider, from a list in the database.
    await deleteAccount(services.database, null, id);
  } catch (error) {
    if (!isBillingError(error)) throw error;
    // Another request is deleting the account, or a purchase is in progress.
    await find();
    throw new AuthError(409, 'conflict', 'The account is busy. Try again in a few seconds.');
  }
}

async function refuseTakenId(auth: Transaction, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const taken = await auth.query('select id from auth.users where id = $1::text::uuid', [id]);
  if (taken.length > 0) throw new AuthError(422, 'user_already_exists', 'User already registered');
}

async function moveAccount(
  auth: Transaction,
  account: Account,
  { email, isProven, at }: { email: string; isProven: boolean; at: Date },
): Promise<void> {
  await auth.query(
    'update auth.users set email = $2, email_change = null, email_confirmed_at = $3 where id = $1',
    [account.id, email, isProven ? at : account.email_confirmed_at],
  );
  await markEmailVerified(auth, account.id, email, at);
  // Links sent to the former address must not open the account any more.
  await dropLinkTokens(auth, account.id, ['signup', 'recovery']);
}

async function confirm(auth: Transaction, account: Account, at: Date): Promise<void> {
  await auth.query('update auth.users set email_confirmed_at = $2 where id = $1', [account.id, at]);
  await markEmailVerified(auth, account.id, account.email, at);
  await dropLinkTokens(auth, account.id, ['signup']);
}

async function changeSettings(
  auth: Transaction,
  account: Account,
  form: AdminUserForm,
  at: Date,
): Promise<void> {
  const person = mergeMetadata(account.raw_user_meta_data, form.user_metadata ?? {});
  const app = mergeMetadata(account.raw_app_meta_data, form.app_metadata ?? {});
  if (!isSmallEnough(person) || !isSmallEnough(app)) {
    throw validationFailed('data is too large when added to what is stored');
  }
  const { ban_duration: ban } = form;
  const bannedUntil = typeof ban === 'number' ? new Date(at.getTime() + ban) : account.banned_until;
  await auth.query(
    `update auth.users set raw_user_meta_data = $2::text::jsonb, raw_app_meta_data = $3::text::jsonb,
       banned_until = $4, updated_at = $5 where id = $1`,
    [account.id, JSON.stringify(person), JSON.stringify(app), ban === null ? null : bannedUntil, at],
  );
}
