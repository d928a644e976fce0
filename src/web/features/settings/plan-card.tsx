import { Check } from 'lucide-react';
import { AdvisorPortrait } from '#content/portraits/advisor-portrait.tsx';
import { type Plan, tierAdvisors } from '#domain/plan.ts';
import { Badge } from '#web/ui/badge.tsx';
import { namesOf } from './plan-status.ts';

interface PlanCardProps {
  plan: Plan;
  isAnnual: boolean;
  isCurrent: boolean;
}

export function PlanCard({ plan, isAnnual, isCurrent }: PlanCardProps) {
  const advisors = tierAdvisors(plan.id, []);
  const price = isAnnual ? plan.annualPrice : plan.monthlyPrice;
  return (
    <li
      className={`space-y-4 rounded-card border bg-surface p-5 shadow-card md:row-span-4 md:grid md:grid-rows-subgrid md:gap-4 md:space-y-0 md:px-3 lg:px-5 ${plan.highlighted ? 'border-2 border-pine' : 'border-line'}`}
    >
      {/* Beside the sidebar of a tablet the badge has to break. */}
      <div className="flex flex-wrap content-start items-center justify-between gap-2 md:max-lg:*:whitespace-normal">
        <h3 className="text-lg">{plan.name}</h3>
        {plan.highlighted && <Badge tone="pine">Most Comprehensive</Badge>}
        {isCurrent && <Badge tone="success">Current Plan</Badge>}
      </div>
      <p>
        <span className="font-serif text-2xl font-semibold md:max-lg:text-xl">${price.toFixed(2)}</span>{' '}
        <span className="whitespace-nowrap text-ink-soft">a {isAnnual ? 'year' : 'month'}</span>
      </p>
      <div className="space-y-2">
        <div className="flex -space-x-2 md:max-lg:-space-x-3 md:max-lg:*:size-7">
          {advisors.map((advisor) => (
            <AdvisorPortrait key={advisor} advisor={advisor} className="size-9" />
          ))}
        </div>
        <p className="text-sm text-ink-soft">{namesOf(advisors)}</p>
      </div>
      <ul className="space-y-1.5 text-sm">
        {featuresOf(plan).map((feature) => (
          <li key={feature} className="flex gap-2 md:max-lg:gap-1">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-pine" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

function featuresOf({ advisors, uploads }: Plan): readonly string[] {
  return [
    `${advisors} AI advisors`,
    'Chat at any hour',
    'Voice conversations',
    'Email transcripts',
    `${uploads} document ${uploads === 1 ? 'upload' : 'uploads'}`,
  ];
}
