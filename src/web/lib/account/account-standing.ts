import { useQuery } from '@tanstack/react-query';
import type { AccountStanding } from '#contract/account.ts';
import { fetchStanding } from './account-client.ts';

/** Never cached: a person may have set a password meanwhile, and is then asked for it. */
export function useAccountStanding() {
  return useQuery({ queryKey: ['account-standing'], queryFn: fetchStanding, staleTime: 0 });
}

/** The form to show. Null while the state is unknown. */
export function proofForm(standing: AccountStanding | undefined): 'password' | 'code' | 'sign-in' | null {
  if (!standing) return null;
  return standing.proof === 'mail' || standing.proof === 'text' ? 'code' : standing.proof;
}
