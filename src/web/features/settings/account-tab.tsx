import type { ReactNode } from 'react';
import { FaceSetting } from './face-setting.tsx';
import { IdleSetting } from './idle-setting.tsx';
import { PasswordCard } from './password-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import { SecurityEventsCard } from './security-events-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { ThemeSetting } from './theme-setting.tsx';
import { TwoStepCard } from './two-step-card.tsx';

interface AccountTabProps {
  planBanner: ReactNode;
  yourData: ReactNode;
}

export function AccountTab({ planBanner, yourData }: AccountTabProps) {
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
      <SessionsCard />
      <SecurityEventsCard />
      <FaceSetting />
      <IdleSetting />
      <ThemeSetting />
      {yourData}
    </div>
  );
}
