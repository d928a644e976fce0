import type { ReactNode } from 'react';
import { PasswordCard } from './password-card.tsx';
import { PersonalCard } from './personal-card.tsx';

/** The account tab of the specification. */
export function AccountScreen({ planBanner }: { planBanner: ReactNode }) {
  return (
    <>
      {/* Reserves the banner's space, so that nothing moves when it appears. */}
      <div className="flex min-h-14 flex-col justify-center has-[[data-banner]]:[&>p]:hidden">
        <p className="text-ink-soft">Your name, your email address, and your password.</p>
        {planBanner}
      </div>
      <PersonalCard />
      <PasswordCard />
    </>
  );
}
