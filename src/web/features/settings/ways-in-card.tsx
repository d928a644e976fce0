import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { clearProviderFlow, takeReturn } from '#web/lib/sign-in/provider-flow.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { refusalText } from './refusal-text.ts';
import {
  type SignInOption,
  type WaysIn,
  mailPasswordLink,
  returnText,
  useWaysIn,
  waysInKey,
} from './ways-in.ts';

const WaysInDialog = lazyPart(() => import('./ways-in-dialog.tsx').then((module) => module.WaysInDialog));

/** Renders nothing without configured providers. */
export function WaysInCard() {
  const { data } = useWaysIn();
  const { id } = useUser();
  const queries = useQueryClient();
  const [task, setTask] = useState<SignInOption | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useTellReturn();
  if (!data || data.elsewhere.length === 0) return null;
  return (
    <>
      <Card aria-labelledby="ways-in-title">
        <h3 id="ways-in-title" ref={title} tabIndex={-1} className="text-lg">
          Ways to sign in
        </h3>
        <p className="mt-1 mb-2 text-sm text-ink-soft">
          You can sign in with an account from another service. Anyone who can use that account can get into
          this one, too. If it’s signed in on a device that other people use, don’t connect it.
        </p>
        <ul className="-mb-2 divide-y divide-line">
          <PasswordLine waysIn={data} />
          {data.elsewhere.map((wayIn) => (
            <ProviderLine
              key={wayIn.provider.id}
              wayIn={wayIn}
              isOnlyWay={!data.hasPassword && data.elsewhere.filter(({ identity }) => identity).length === 1}
              onTask={() => setTask(wayIn)}
            />
          ))}
        </ul>
      </Card>
      {task && (
        <Suspense>
          <WaysInDialog
            wayIn={task}
            waysIn={data}
            onChanged={async () => {
              await queries.invalidateQueries({ queryKey: waysInKey(id) });
              title.current?.focus({ preventScroll: true });
            }}
            onClose={() => setTask(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const line = 'flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2';

function PasswordLine({ waysIn }: { waysIn: WaysIn }) {
  const [isBusy, setIsBusy] = useState(false);
  async function send(): Promise<void> {
    setIsBusy(true);
    try {
      await mailPasswordLink(waysIn.email);
      showToast({ title: 'Check your inbox', description: 'The link works for one hour.' });
    } catch (error) {
      showToast({
        title: 'We couldn’t send the email',
        description: refusalText(error),
        variant: 'destructive',
      });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <li className={line}>
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="font-semibold">Email and password</p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {waysIn.hasPassword
            ? waysIn.email
            : 'You don’t have a password yet. You need one for two-step sign-in, to download your data, and to delete your account.'}
        </p>
      </div>
      {!waysIn.hasPassword && (
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void send()}>
          Email me a link to create one
        </Button>
      )}
    </li>
  );
}

interface ProviderLineProps {
  wayIn: SignInOption;
  isOnlyWay: boolean;
  onTask: () => void;
}

function ProviderLine({ wayIn: { provider, identity }, isOnlyWay, onTask }: ProviderLineProps) {
  const address: unknown = identity?.identity_data?.['email'];
  const isKept = identity !== null && isOnlyWay;
  return (
    <li className={line}>
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="font-semibold wrap-anywhere">{provider.name}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {identity ? (typeof address === 'string' ? address : 'Connected') : 'Not connected'}
          {isKept && '. To disconnect it, choose a password first.'}
        </p>
      </div>
      {!isKept && (
        <Button
          variant={identity ? 'quiet' : 'secondary'}
          size="small"
          className={identity ? '-mx-3' : ''}
          onClick={onTask}
          aria-label={`${identity ? 'Disconnect' : 'Connect'} ${provider.name}`}
        >
          {identity ? 'Disconnect' : 'Connect'}
        </Button>
      )}
    </li>
  );
}

/** After the return from the provider's page the result is shown once. */
function useTellReturn(): void {
  useEffect(() => {
    const back = takeReturn();
    if (!back) return;
    // The code would start another session, and this page has one.
    clearProviderFlow();
    showToast(
      back.kind === 'code'
        ? { title: 'Connected', description: returnText(back) }
        : { title: 'Not connected', description: returnText(back), variant: 'destructive' },
    );
  }, []);
}
