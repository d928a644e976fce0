import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#web/lib/lazy-page.tsx';
import { AccountContents } from './account-contents.tsx';
import { AccountPart } from './account-part.tsx';
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
    <div className="@container">
      <div className="@[42rem]:grid @[42rem]:grid-cols-[minmax(0,42rem)_minmax(11rem,1fr)] @[42rem]:gap-x-12">
        {/* The line keeps the banner's place, so that nothing moves when the banner comes. */}
        <div className="mb-5 flex min-h-14 flex-col justify-center has-[[data-banner]]:[&>p]:hidden">
          <p className="text-ink-soft">Your name, your password, and how things look here.</p>
          {planBanner}
        </div>
        <AccountContents />
        <div className="space-y-10 @[42rem]:col-start-1">
          <AccountPart id="about-you">
            <PersonalCard />
          </AccountPart>
          <AccountPart id="signing-in">
            <PasswordCard />
            <TwoStepCard />
            <Suspense fallback={null}>
              <WaysInCard />
            </Suspense>
            <SessionsCard />
            {signInMail}
            <SecurityEventsCard />
          </AccountPart>
          <AccountPart id="reminders">{reminders}</AccountPart>
          <AccountPart id="this-browser">
            <ThemeSetting />
            <FaceSetting />
            {offline}
            <IdleSetting />
          </AccountPart>
          <AccountPart id="your-data">{yourData}</AccountPart>
        </div>
      </div>
    </div>
  );
}
