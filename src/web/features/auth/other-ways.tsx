import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import {
  type RareWays as Ways,
  type SignInProvider,
  rareWays,
  signInProviders,
  takeReturn,
} from '#web/lib/sign-in/provider-flow.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadingMessage } from '#web/ui/status/loading-message.tsx';
import { beginSignIn, finishSignIn, problemText } from './sign-in-elsewhere.ts';

const RareWays = lazyPart<{ ways: Ways }>(() =>
  import('./rare-ways.tsx').then(
    (module) => module.RareWays,
    () => Unreachable,
  ),
);
// With its icons this code is as large as the rest of the screen, and few people use it.
const Problem = lazyPart<{ text: string }>(() =>
  import('./other-ways-problem.tsx').then(
    (module) => module.OtherWaysProblem,
    () => PlainProblem,
  ),
);
const NO_WAYS: Ways = { byText: false, byOrganization: false };

/** Sign-in with a provider, by text message or single sign-on, if configured. */
export function OtherWays() {
  const [providers, setProviders] = useState<readonly SignInProvider[]>([]);
  const [ways, setWays] = useState(NO_WAYS);
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    const back = takeReturn();
    const attempt = async () => {
      if (back?.kind === 'failed') setProblem(problemText(back.code, back.provider));
      if (back?.kind !== 'code') return;
      setIsBusy(true);
      // On success, the session change opens the app.
      setProblem(await finishSignIn(back));
      setIsBusy(false);
    };
    void attempt();
    signInProviders().then(setProviders, () => undefined);
    rareWays().then(setWays, () => undefined);
  }, []);

  async function leave(provider: SignInProvider): Promise<void> {
    setIsBusy(true);
    setProblem(await beginSignIn(provider));
    setIsBusy(false);
  }

  const hasMore = ways.byText || ways.byOrganization;
  if (providers.length === 0 && !hasMore && !problem) return null;
  return (
    <section aria-label="Other ways to sign in" className="mt-5 space-y-3 border-t border-line pt-5">
      {problem && (
        <Suspense>
          <Problem text={problem} />
        </Suspense>
      )}
      {isBusy && (
        <p role="status" className="text-sm text-ink-soft">
          One moment...
        </p>
      )}
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="secondary"
          size="wide"
          isBusy={isBusy}
          onClick={() => void leave(provider)}
        >
          Continue with {provider.name}
        </Button>
      ))}
      {providers.length > 0 && (
        <p className="text-sm text-ink-soft">
          Does anyone else use this device? If so, use your email and password instead. Your other account may
          stay signed in here.
        </p>
      )}
      {hasMore && (
        <Button variant="quiet" size="wide" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Other ways to sign in
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={<LoadingMessage />}>
          <RareWays ways={ways} />
        </Suspense>
      )}
    </section>
  );
}

function PlainProblem({ text }: { text: string }) {
  return <p role="alert">{text}</p>;
}

function Unreachable() {
  return <PlainProblem text="We can’t reach the server. Reload the page, or use your password." />;
}
