import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { dataClient } from '#web/lib/data/data-client.ts';
import { useUser } from '#web/lib/session/session.tsx';

const profileRow = v.nullable(
  v.object({ first_name: v.nullable(v.string()), last_name: v.nullable(v.string()) }),
);

export interface Profile {
  firstName: string | null;
  lastName: string | null;
}

export const profileKey = (userId: string) => ['profile', userId] as const;

/** The signed-in person's name. Null without a profile row. */
export function useProfile() {
  const { id } = useUser();
  return useQuery({ queryKey: profileKey(id), queryFn: () => fetchProfile(id) });
}

async function fetchProfile(userId: string): Promise<Profile | null> {
  const client = await dataClient();
  const { data, error } = await client
    .from('profiles')
    .select('first_name,last_name')
    .eq('id', userId)
    .maybeSingle();
  if (error) throw error;
  const row = v.parse(profileRow, data);
  return row && { firstName: row.first_name, lastName: row.last_name };
}

/** False until the server says otherwise. The value only affects what is shown and grants no access. */
export function useIsSuperAdmin(): boolean {
  const { id } = useUser();
  const { data } = useQuery(superAdminQuery(id));
  return data ?? false;
}

/** One shared request: the sidebar's badge and the entitlement use the same response. */
export function superAdminQuery(userId: string) {
  return queryOptions({
    queryKey: ['is-superadmin', userId],
    queryFn: fetchIsSuperAdmin,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function fetchIsSuperAdmin(): Promise<boolean> {
  const client = await dataClient();
  const { data, error } = await client.rpc('is_superadmin');
  if (error) throw error;
  return v.parse(v.boolean(), data);
}
