import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { SecurityEventsCard } from './security-events-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { settingsPath } from './settings-screens.ts';
import { TwoStepCard } from './two-step-card.tsx';

const WaysInCard = lazyPart(() => import('./ways-in-card.tsx').then((module) => module.WaysInCard));

export function SecurityScreen({ signInMail }: { signInMail: ReactNode }) {
  return (
    <>
      <p className="text-ink-soft">
        You can change your password{' '}
        <AppLink
          to={settingsPath('account', 'password-title')}
          className="py-1 text-pine underline underline-offset-4"
        >
          in Account
        </AppLink>
        .
      </p>
      <TwoStepCard />
      <Suspense fallback={null}>
        <WaysInCard />
      </Suspense>
      <SessionsCard />
      {signInMail}
      <SecurityEventsCard />
    </>
  );
}
