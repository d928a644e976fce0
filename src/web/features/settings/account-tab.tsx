import type { ReactNode } from 'react';
import { FaceSetting } from './face-setting.tsx';
import { IdleSetting } from './idle-setting.tsx';
import { PasswordCard } from './password-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import { ThemeSetting } from './theme-setting.tsx';

export function AccountTab({ planBanner }: { planBanner: ReactNode }) {
  return (
    <div className="max-w-2xl space-y-5">
      {/* The line keeps the banner's place, so that nothing moves when the banner comes. */}
      <div className="flex min-h-14 flex-col justify-center has-[[data-banner]]:[&>p]:hidden">
        <p className="text-ink-soft">Your name, your password, and how things look here.</p>
        {planBanner}
      </div>
      <PersonalCard />
      <PasswordCard />
      <FaceSetting />
      <IdleSetting />
      <ThemeSetting />
    </div>
  );
}
