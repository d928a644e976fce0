import type { GoTrueClient } from '@supabase/auth-js';
import type * as v from 'valibot';
import { changePasswordForm } from '#domain/account/account.ts';
import { authClient } from '#web/lib/session/auth-client.ts';
import { type CheckedForm, checkForm } from '#web/lib/forms/check-form.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { refusalText } from './refusal-text.ts';

const INVALID = {
  title: 'Invalid current password',
  description: 'Please check your current password and try again',
  variant: 'destructive',
} as const;

export type PasswordChange = v.InferOutput<typeof changePasswordForm>;

/** Checks the fields by their rules, then the current password by the server. Throws other errors of the server. */
export async function checkPasswordChange(
  fields: Record<string, unknown>,
  email: string,
): Promise<CheckedForm<PasswordChange>> {
  const checked = checkForm(changePasswordForm, fields);
  if (!checked.ok || (await isCurrentPassword(email, checked.values.currentPassword))) return checked;
  showToast(INVALID);
  return { ok: false, errors: { currentPassword: INVALID.description } };
}

/**
 * Signs in a second time, in addition to the page's session. The new session ends right after the step that needs a
 * recent sign-in, unless `stays` is set: anything that a session has started but not finished ends with it.
 */
export async function isCurrentPassword(
  email: string,
  password: string,
  whenProven?: (client: GoTrueClient) => Promise<void>,
  { stays = false } = {},
): Promise<boolean> {
  const { openPassingAuthClient } = await import('#web/lib/session/open-auth-client.ts');
  const client = await openPassingAuthClient();
  try {
    const { error } = await client.signInWithPassword({ email, password });
    if (error?.code === 'invalid_credentials') return false;
    if (error) throw error;
    try {
      await whenProven?.(client);
    } catch (failure) {
      await client.signOut({ scope: 'local' });
      throw failure;
    }
    if (!stays) await client.signOut({ scope: 'local' });
    return true;
  } finally {
    await client.dispose();
  }
}

/** The server also requires the current password: an old session proves nothing by itself. */
export async function changePassword({ currentPassword, newPassword }: PasswordChange): Promise<void> {
  const client = await authClient();
  const { error } = await client.updateUser({ password: newPassword, current_password: currentPassword });
  if (error) throw error;
  showToast({ title: 'Password updated', description: 'Your password has been changed successfully' });
}

/** Shows the server's message in a toast, and returns a simpler one for the form. */
export function tellRefusal(error: unknown): string {
  const plain = refusalText(error);
  // For a refused password the form shows the server's message, as the specification says.
  const isRefused = error instanceof Error && 'status' in error && error.status === 422;
  const description = isRefused ? error.message : plain;
  showToast({ title: 'Error updating password', description, variant: 'destructive' });
  return plain;
}
