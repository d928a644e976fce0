import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { advisorProfiles } from '#content/advisors.ts';
import { addToTeam, dropFromTeam } from '#domain/billing/access.ts';
import type { AdvisorId } from '#domain/advisor.ts';
import { dataClient } from '#web/lib/data/data-client.ts';
import { entitlementKey, useEntitlement } from '#web/lib/billing/entitlement.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { buttonClass } from '#web/ui/button-class.ts';

/** Adds an advisor to "my team", which decides the journey's steps, or removes one. */
export function TeamToggle({ advisor }: { advisor: AdvisorId }) {
  const { data: entitlement } = useEntitlement();
  const saving = useSaveTeam();
  if (!entitlement) return null;

  const { name } = advisorProfiles[advisor];
  const isOnTeam = entitlement.selectedAdvisors.includes(advisor);
  const Icon = isOnTeam ? Check : Plus;

  function toggle() {
    if (!entitlement || saving.isPending) return;
    const change = isOnTeam
      ? dropFromTeam(entitlement, advisor)
      : addToTeam(entitlement, advisor, new Date());
    if (change.ok) saving.mutate(change.team);
    else
      showToast({
        title: change.reason === 'full' ? 'Your team is full' : `${name} isn’t part of your plan`,
        description: change.reason === 'full' ? 'Remove an advisor from your team first.' : '',
      });
  }

  return (
    <button
      type="button"
      aria-pressed={isOnTeam}
      aria-disabled={saving.isPending || undefined}
      onClick={toggle}
      className={buttonClass({ variant: 'quiet', size: 'small', className: 'relative' })}
    >
      <Icon aria-hidden className="size-4" />
      {isOnTeam ? 'On my team' : 'Add to my team'}
      <span className="sr-only"> ({name})</span>
    </button>
  );
}

function useSaveTeam() {
  const { id } = useUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (team: readonly AdvisorId[]) => {
      const data = await dataClient();
      await data.from('subscriptions').update({ selected_advisors: team }).eq('user_id', id).throwOnError();
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: entitlementKey(id) }),
    onError: () =>
      showToast({
        title: 'We couldn’t save your team',
        description: 'Check your connection, then try again.',
        variant: 'destructive',
      }),
  });
}
