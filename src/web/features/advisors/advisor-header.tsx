import { advisorProfiles } from '#content/advisors.ts';
import { AdvisorPortrait } from '#content/portraits/advisor-portrait.tsx';
import type { AdvisorId } from '#domain/advisor.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TeamToggle } from './team-toggle.tsx';
import { useAdvisorAccess } from './use-advisor-access.ts';

interface AdvisorHeaderProps {
  advisor: AdvisorId;
  /** One line: during a conversation the space belongs to the chat. */
  isSmall: boolean;
}

export function AdvisorHeader({ advisor, isSmall }: AdvisorHeaderProps) {
  const { name, role, description } = advisorProfiles[advisor];
  const accessTo = useAdvisorAccess();
  return (
    <header className={`flex flex-wrap items-center ${isSmall ? 'gap-2' : 'gap-3 sm:gap-5'}`}>
      <AdvisorPortrait advisor={advisor} className={isSmall ? 'size-8' : 'size-14 sm:size-24'} />
      <div className={isSmall ? 'flex flex-1 items-baseline gap-2' : 'min-w-[min(100%,12rem)] flex-1'}>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <PageHeading title={name} {...(isSmall ? { className: 'text-lg' } : {})}>
            {name}
          </PageHeading>
          {!isSmall && accessTo(advisor) !== 'locked' && (
            // Has the same height while the plan is loading.
            <div className="-mx-3 -my-2 min-h-11">
              {accessTo(advisor) === 'open' && <TeamToggle advisor={advisor} />}
            </div>
          )}
        </div>
        {!isSmall && (
          <>
            <p className="font-semibold text-[var(--hue)] max-sm:text-sm max-sm:leading-tight">{role}</p>
            <p className="text-ink-soft max-sm:hidden">{description}</p>
          </>
        )}
        <p className={`text-sm text-ink-soft max-sm:text-xs ${isSmall ? '' : 'sm:mt-1'}`}>
          Automated guide, not a person
        </p>
      </div>
    </header>
  );
}
