import type { User } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useProfile } from '#web/lib/account/account-queries.ts';
import { authClient } from '#web/lib/session/auth-client.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { type Account, pendingEmail } from './account.ts';

type Addresses = Pick<Account, 'email' | 'waitingEmail'>;

export const addressesKey = (userId: string) => ['addresses', userId] as const;

/** Loaded from the server instead of the session: another device may have changed it. */
export function useAddresses() {
  const { id } = useUser();
  return useQuery({ queryKey: addressesKey(id), queryFn: loadAddresses });
}

async function loadAddresses(): Promise<Addresses> {
  const client = await authClient();
  const { data, error } = await client.getUser();
  if (error) throw error;
  return addressesOf(data.user);
}

export function addressesOf(user: User): Addresses {
  return { email: user.email ?? '', waitingEmail: pendingEmail(user, new Date()) };
}

/** `account` is undefined while it loads. Without a profile, the name of the sign-up is used. */
export function useAccount() {
  const user = useUser();
  const profile = useProfile();
  const addresses = useAddresses();
  const isLoaded = profile.data !== undefined && addresses.data !== undefined;

  const failedAt = Math.max(profile.errorUpdatedAt, addresses.errorUpdatedAt);
  const hasFailed = !isLoaded && (profile.isError || addresses.isError);
  useEffect(() => {
    if (!hasFailed) return;
    showToast({
      title: 'Error fetching profile',
      description: 'Unable to load your profile information',
      variant: 'destructive',
    });
  }, [hasFailed, failedAt]);

  const account: Account | undefined = isLoaded
    ? {
        firstName: profile.data?.firstName ?? user.firstName ?? '',
        lastName: profile.data?.lastName ?? user.lastName ?? '',
        ...addresses.data,
      }
    : undefined;
  return {
    account,
    hasFailed,
    retry: () => {
      if (profile.isError) void profile.refetch();
      if (addresses.isError) void addresses.refetch();
    },
  };
}
