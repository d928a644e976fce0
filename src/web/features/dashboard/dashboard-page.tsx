import type { ReactNode } from 'react';
import { useProfile } from '#web/lib/account/account-queries.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { greetingName } from './greeting-name.ts';

interface DashboardPageProps {
  /** Renders nothing without a message about the plan. */
  planBanner: ReactNode;
  /** Renders nothing except for new accounts. */
  firstSteps: ReactNode;
  advisors: ReactNode;
  deadlines: ReactNode;
  progress: ReactNode;
}

/** The order of the cards: who can I talk to, what is due next, how far along am I. */
export function DashboardPage(props: DashboardPageProps) {
  const { planBanner, firstSteps, advisors, deadlines, progress } = props;
  const user = useUser();
  const { data: profile } = useProfile();

  return (
    <div className="@container space-y-6 md:space-y-8">
      <header className="space-y-3">
        <PageHeading title="Home">Welcome back, {greetingName(profile, user)}!</PageHeading>
        {/* Reserves the banner's space, so that nothing moves when it appears or disappears. */}
        <div className="flex min-h-14 flex-col justify-center has-[[data-banner]]:[&>p]:hidden">
          <p className="text-ink-soft">Take what you need today. The rest can wait.</p>
          {planBanner}
        </div>
      </header>
      {firstSteps}
      <div className="grid items-start gap-8 @4xl:grid-cols-[minmax(0,1fr)_22.5rem]">
        {advisors}
        <div className="grid gap-6 @2xl:grid-cols-2 @4xl:grid-cols-1">
          {deadlines}
          {progress}
        </div>
      </div>
    </div>
  );
}
