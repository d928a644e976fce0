import { advisorProfiles } from '#content/advisors.ts';
import { AdvisorPortrait } from '#content/portraits/advisor-portrait.tsx';
import type { AdvisorId } from '#domain/advisor.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TeamToggle } from './team-toggle.tsx';
import { useAdvisorAccess } from './use-advisor-access.ts';

export function AdvisorHeader({ advisor }: { advisor: AdvisorId }) {
  const { name, role, description } = advisorProfiles[advisor];
  const accessTo = useAdvisorAccess();
  return (
    <header className="flex flex-wrap items-center gap-3 sm:gap-5">
      <AdvisorPortrait advisor={advisor} className="size-14 sm:size-24" />
      <div className="min-w-[min(100%,12rem)] flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <PageHeading title={name}>{name}</PageHeading>
          {accessTo(advisor) !== 'locked' && (
            // Keeps its height while the plan is loading.
            <div className="-mx-3 -my-2 min-h-11">
              {accessTo(advisor) === 'open' && <TeamToggle advisor={advisor} />}
            </div>
          )}
        </div>
        <p className="font-semibold text-[var(--hue)] max-sm:text-sm">{role}</p>
        <p className="text-ink-soft max-sm:hidden">{description}</p>
        <p className="text-sm text-ink-soft max-sm:text-xs sm:mt-1">Automated guide, not a person</p>
      </div>
    </header>
  );
}
