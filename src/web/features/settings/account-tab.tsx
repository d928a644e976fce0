import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#web/lib/lazy-page.tsx';
import { FaceSetting } from './face-setting.tsx';
import { IdleSetting } from './idle-setting.tsx';
import { PasswordCard } from './password-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import { SecurityEventsCard } from './security-events-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { ThemeSetting } from './theme-setting.tsx';
import { TwoStepCard } from './two-step-card.tsx';

const WaysInCard = lazyPart(() => import('./ways-in-card.tsx').then((module) => module.WaysInCard));

interface AccountTabProps {
  planBanner: ReactNode;
  signInMail: ReactNode;
  reminders: ReactNode;
  offline: ReactNode;
  yourData: ReactNode;
}

export function AccountTab({ planBanner, signInMail, reminders, offline, yourData }: AccountTabProps) {
  return (
    <div className="max-w-2xl space-y-5">
      {/* The line keeps the banner's place, so that nothing moves when the banner comes. */}
      <div className="flex min-h-14 flex-col justify-center has-[[data-banner]]:[&>p]:hidden">
        <p className="text-ink-soft">Your name, your password, and how things look here.</p>
        {planBanner}
      </div>
      <PersonalCard />
      <PasswordCard />
      <TwoStepCard />
      <Suspense fallback={null}>
        <WaysInCard />
      </Suspense>
      <SessionsCard />
      {signInMail}
      <SecurityEventsCard />
      {reminders}
      <FaceSetting />
      {offline}
      <IdleSetting />
      <ThemeSetting />
      {yourData}
    </div>
  );
}
