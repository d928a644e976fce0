import { useQuery } from '@tanstack/react-query';
import type { AccountStanding } from '#contract/account.ts';
import { readStanding } from './ask-account.ts';

/** Asked for each time: whoever chose a password meanwhile is asked for that. */
export function useStanding() {
  return useQuery({ queryKey: ['account-standing'], queryFn: readStanding, staleTime: 0 });
}

/** Which form is asked for; null while it is not known. */
export function formKind(standing: AccountStanding | undefined): 'password' | 'code' | 'sign-in' | null {
  if (!standing) return null;
  return standing.proof === 'mail' || standing.proof === 'text' ? 'code' : standing.proof;
}
