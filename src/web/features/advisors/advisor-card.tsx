import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { advisorProfiles } from '#content/advisors.ts';
import { AdvisorPortrait } from '#content/portraits/advisor-portrait.tsx';
import type { AdvisorId } from '#domain/advisor.ts';
import { plans, requiredTier } from '#domain/plan.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { advisorHue, hueButton, hueEdge } from './advisor-hue.ts';

export type AdvisorAccess = 'unknown' | 'open' | 'locked';

interface AdvisorCardProps {
  advisor: AdvisorId;
  access: AdvisorAccess;
  onGetAccess: () => void;
  /** Says more about the advisor, and on a phone too. */
  isDetailed?: boolean;
  /** Stands under the advisor's own button. */
  children?: ReactNode;
}

const tallCard = 'grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr_auto]';
/** On a phone one line: portrait, name and button. */
const wideCard =
  'grid-cols-[auto_minmax(0,1fr)_auto] sm:grid-cols-[auto_minmax(0,1fr)] sm:grid-rows-[auto_1fr_auto]';

export function AdvisorCard({
  advisor,
  access,
  onGetAccess,
  isDetailed = false,
  children,
}: AdvisorCardProps) {
  const { name, role, subtitle, description } = advisorProfiles[advisor];
  const isLocked = access === 'locked';
  return (
    <li
      className={`relative grid items-center gap-3 rounded-card bg-surface p-3.5 shadow-card sm:p-5 ${hueEdge} ${advisorHue[advisor]} ${isDetailed ? tallCard : wideCard}`}
    >
      <AdvisorPortrait
        advisor={advisor}
        className={`size-13 sm:size-16 ${isLocked ? 'saturate-[.6]' : ''}`}
      />
      <div className="min-w-0">
        <h3 className="text-lg leading-tight">{name}</h3>
        <p className={`text-sm leading-snug ${isDetailed ? 'font-semibold' : 'text-ink-soft'}`}>
          {isDetailed ? role : subtitle}
        </p>
      </div>
      <p className={`col-span-2 self-start text-ink-soft ${isDetailed ? '' : 'text-sm max-sm:hidden'}`}>
        {description}
      </p>
      <div className={`flex flex-wrap items-center gap-2 ${isDetailed ? 'col-span-2' : 'sm:col-span-2'}`}>
        {access === 'unknown' && <Skeleton className="h-11 w-30" />}
        {access === 'open' && <ChatNow advisor={advisor} />}
        {isLocked && <GetAccess advisor={advisor} onPress={onGetAccess} />}
        {access !== 'unknown' && children}
      </div>
    </li>
  );
}

function ChatNow({ advisor }: { advisor: AdvisorId }) {
  const { name, path, cta } = advisorProfiles[advisor];
  return (
    <AppLink to={path} className={`${hueButton} after:absolute after:inset-0 after:rounded-card`}>
      {cta}
      <span className="sr-only"> with {name}</span>
    </AppLink>
  );
}

function GetAccess({ advisor, onPress }: { advisor: AdvisorId; onPress: () => void }) {
  return (
    <>
      <button type="button" className={hueButton} onClick={onPress}>
        <Lock aria-hidden className="size-4" />
        Get access<span className="sr-only"> to {advisorProfiles[advisor].name}</span>
      </button>
      <span className="max-sm:sr-only">
        <Badge>
          {plans[requiredTier(advisor)].name}
          <span className="sr-only"> plan</span>
        </Badge>
      </span>
    </>
  );
}
