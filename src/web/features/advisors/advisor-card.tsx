import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { advisorProfiles } from '#content/advisors.ts';
import { AdvisorPortrait } from '#content/portraits/advisor-portrait.tsx';
import type { AdvisorId } from '#domain/advisor.ts';
import { plans, requiredTier } from '#domain/billing/plan.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { advisorHue, hueButton, hueEdge } from '#web/ui/advisor-hue.ts';

export type AdvisorAccess = 'unknown' | 'open' | 'locked';

interface AdvisorCardProps {
  advisor: AdvisorId;
  access: AdvisorAccess;
  onGetAccess: () => void;
  /** Shows more about the advisor, also on a phone. */
  isDetailed?: boolean;
  /** Shown below the advisor's own button. */
  children?: ReactNode;
}

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
      className={`advisor-card relative grid items-center gap-3 rounded-card bg-surface shadow-card ${hueEdge} ${advisorHue[advisor]} ${isDetailed ? '' : 'advisor-line'}`}
    >
      <AdvisorPortrait
        advisor={advisor}
        className={`size-13 @[34rem]:size-16 ${isLocked ? 'saturate-[.6]' : ''}`}
      />
      <div className="min-w-0">
        <h3 className="text-lg leading-tight">{name}</h3>
        <p className={`text-sm leading-snug ${isDetailed ? 'font-semibold' : 'text-ink-soft'}`}>
          {isDetailed ? role : subtitle}
        </p>
      </div>
      <p className={`col-span-full self-start text-ink-soft ${isDetailed ? '' : 'text-sm'}`}>{description}</p>
      <div className="col-span-full flex flex-wrap items-center gap-2">
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
      <span className="@max-[27rem]:sr-only">
        <Badge>
          {plans[requiredTier(advisor)].name}
          <span className="sr-only"> plan</span>
        </Badge>
      </span>
    </>
  );
}
