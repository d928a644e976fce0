import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { useUser } from '#web/lib/session/session.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { type TwoStep, sessionsKey, twoStepKey, useTwoStep } from './security-queries.ts';

const TwoStepDialog = lazyPart(() => import('./two-step-dialog.tsx').then((module) => module.TwoStepDialog));

export type TwoStepTask = 'set-up' | 'new-codes' | 'turn-off';

export function TwoStepCard() {
  const { data, isError, refetch } = useTwoStep();
  const [task, setTask] = useState<TwoStepTask | null>(null);
  const reload = useReload();
  return (
    <>
      <Card aria-labelledby="two-step-title">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id="two-step-title" className="text-lg">
            Two-step sign-in
          </h3>
          {data && <Badge tone={data.factorId ? 'success' : 'neutral'}>{data.factorId ? 'On' : 'Off'}</Badge>}
        </div>
        <p className="mt-1 mb-4 text-sm text-ink-soft">
          After you enter your password, you also enter a code from an app on your phone. Someone who knows
          only your password can’t get in. Someone who can unlock your phone can also see the codes.
        </p>
        {isError && !data ? (
          <LoadError
            title="We couldn’t load this setting"
            description="Check your connection, then try again."
            onRetry={() => void refetch()}
          />
        ) : (
          <State twoStep={data} onTask={setTask} />
        )}
      </Card>
      {task && (
        <Suspense>
          <TwoStepDialog
            task={task}
            factorId={data?.factorId ?? null}
            onChanged={reload}
            onClose={() => setTask(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface StateProps {
  /** Undefined while the state loads. */
  twoStep: TwoStep | undefined;
  onTask: (task: TwoStepTask) => void;
}

function State({ twoStep, onTask }: StateProps) {
  if (!twoStep) return <Skeleton className="h-11 w-36" />;
  if (!twoStep.factorId) return <Button onClick={() => onTask('set-up')}>Set it up</Button>;
  return (
    <div className="space-y-3">
      {twoStep.byText && (
        <p className="text-sm">
          You get your codes by text. Texts can show up on a locked screen. Anyone who shares or pays for your
          phone plan may be able to read them, or even move your number to their own phone. An app is safer.
          To switch, turn this off, then set it up with an app.
        </p>
      )}
      <CodesLeft count={twoStep.codesLeft} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onTask('new-codes')}>
          Get new recovery codes
        </Button>
        <Button variant="quiet" onClick={() => onTask('turn-off')}>
          Turn it off
        </Button>
      </div>
    </div>
  );
}

function CodesLeft({ count }: { count: number }) {
  if (count === 0) {
    return <p className="text-sm font-semibold">You have no recovery codes left. Create new ones now.</p>;
  }
  return (
    <p className="text-sm">{count === 1 ? '1 recovery code is' : `${count} recovery codes are`} left.</p>
  );
}

/** Reloads the data that a change of the second step affects. */
function useReload(): () => void {
  const { id } = useUser();
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: twoStepKey(id) });
    void queries.invalidateQueries({ queryKey: sessionsKey(id) });
  };
}
