import type { User } from '@supabase/auth-js';
import { useQueryClient } from '@tanstack/react-query';
import { profileKey } from '#web/lib/account/account-queries.ts';
import { authClient } from '#web/lib/session/auth-client.ts';
import { dataClient } from '#web/lib/data/data-client.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { type Account, type AccountChange, type PersonalFields, accountChange } from './account.ts';
import { addressesKey, addressesOf } from './queries.ts';
import { refusalText } from './refusal-text.ts';

const SAVED = { title: 'Profile updated', description: 'Your account information has been saved' };
const MAIL_SENT = {
  title: 'Verification email sent',
  description: 'Please check your email to verify your new address',
};

/** Resolves with null on success, otherwise with the error. Both are shown in a toast. */
export function useSaveAccount(): (account: Account, wanted: PersonalFields) => Promise<string | null> {
  const { id } = useUser();
  const queries = useQueryClient();

  async function save({ name, email }: AccountChange): Promise<void> {
    if (name) {
      await saveName(id, name);
      queries.setQueryData(profileKey(id), name);
      void queries.invalidateQueries({ queryKey: profileKey(id) });
    }
    if (name || email) queries.setQueryData(addressesKey(id), addressesOf(await changeUser(name, email)));
  }

  return async (account, wanted) => {
    const change = accountChange(account, wanted);
    try {
      await save(change);
    } catch (error) {
      const message = refusalText(error);
      showToast({ title: 'Error updating profile', description: message, variant: 'destructive' });
      return message;
    }
    showToast(change.email ? MAIL_SENT : SAVED);
    return null;
  };
}

async function saveName(userId: string, name: NonNullable<AccountChange['name']>): Promise<void> {
  const data = await dataClient();
  await data
    .from('profiles')
    .update({ first_name: name.firstName, last_name: name.lastName })
    .eq('id', userId)
    .select('id')
    .single()
    .throwOnError();
}

/** The name is also in the user's metadata, for the greeting before the profile loads. */
async function changeUser(name: AccountChange['name'], email: string | null): Promise<User> {
  const client = await authClient();
  const { data, error } = await client.updateUser(
    {
      ...(name && { data: { first_name: name.firstName, last_name: name.lastName } }),
      ...(email && { email }),
    },
    { emailRedirectTo: `${location.origin}/auth` },
  );
  if (error) throw error;
  return data.user;
}
