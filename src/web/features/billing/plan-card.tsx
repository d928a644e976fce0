import { AdvisorPortrait } from '#content/portraits/advisor-portrait.tsx';
import { type Plan, tierAdvisors } from '#domain/billing/plan.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FeatureLines } from './feature-lines.tsx';
import type { PlanChoice } from './plan-choice.ts';
import { type Offer, additionalFeatures, sharedFeatures } from './plan-features.ts';
import { perPeriod, planPriceText } from './plan-price.ts';
import { namesOf } from './plan-standing.ts';

interface PlanCardProps {
  plan: Plan;
  isAnnual: boolean;
  offer: Offer;
  /** Null if there is no choice. */
  choice: PlanChoice | null;
  /** The current plan, while the prices of the other interval are shown. */
  isOtherPeriod: boolean;
  isLocked: boolean;
  progress: 'none' | 'processing' | 'waiting';
  onChoose: () => void;
}

export function PlanCard(props: PlanCardProps) {
  const { plan, isAnnual, offer, choice, isOtherPeriod, isLocked, progress, onChoose } = props;
  const advisors = tierAdvisors(plan.id, []);
  const isCurrent = choice?.kind === 'current';
  return (
    <li
      className={`space-y-3 rounded-card border bg-surface p-[min(1.25rem,6.25vw)] shadow-card md:@[27rem]:row-span-5 md:@[27rem]:grid md:@[27rem]:grid-rows-subgrid md:@[27rem]:gap-4 md:@[27rem]:space-y-0 md:@[27rem]:px-3 @[42rem]:px-5 ${plan.highlighted ? 'border-2 border-pine' : 'border-line'}`}
    >
      <div className="flex flex-wrap content-start items-center justify-between gap-2">
        <h3 className="text-lg">{plan.name}</h3>
        {plan.highlighted && <Badge tone="pine">Most Comprehensive</Badge>}
        {isCurrent && <Badge tone="success">Your plan</Badge>}
      </div>
      <p>
        <span className="font-serif text-2xl font-semibold md:@max-[42rem]:text-xl">
          {planPriceText(plan.id, isAnnual)}
        </span>{' '}
        <span className="whitespace-nowrap text-ink-soft">{perPeriod(isAnnual)}</span>
        <span className="block text-sm text-ink-soft">
          Renews every {isAnnual ? 'year' : 'month'} until you cancel
        </span>
      </p>
      <div className="space-y-2">
        <div className="flex flex-wrap gap-y-1 -space-x-2 md:@max-[42rem]:-space-x-3 md:@max-[42rem]:*:size-7">
          {advisors.map((advisor) => (
            <AdvisorPortrait key={advisor} advisor={advisor} className="size-9" />
          ))}
        </div>
        <p className="text-sm text-ink-soft">{namesOf(advisors)}</p>
      </div>
      <ul className="space-y-1.5 text-sm">
        <FeatureLines features={additionalFeatures(plan, offer)} />
        {/* Narrow cards share one list (plan-chooser.tsx). */}
        <FeatureLines features={sharedFeatures(offer)} className="hidden @[42rem]:flex" />
      </ul>
      {choice && (
        <div className="space-y-1">
          <Button
            variant={plan.highlighted && !isCurrent ? 'primary' : 'secondary'}
            disabled={isCurrent || isLocked}
            isBusy={progress !== 'none'}
            onClick={onChoose}
            // Three narrow cards side by side: some labels need two lines, so all reserve the space.
            className={`w-full md:@max-[42rem]:px-1 ${choice.label.includes(plan.name) ? 'md:@max-[42rem]:min-h-17' : ''}`}
          >
            {progress === 'processing' && !isCurrent ? (
              'Processing...'
            ) : (
              <span>
                {choice.label}
                {choice.about && <span className="sr-only">{choice.about}</span>}
              </span>
            )}
          </Button>
          {isCurrent && isOtherPeriod && !isLocked && (
            <Button
              variant="quiet"
              isBusy={progress !== 'none'}
              onClick={onChoose}
              className="w-full md:@max-[42rem]:px-1"
            >
              {progress === 'processing' ? 'Processing...' : `Pay ${isAnnual ? 'yearly' : 'monthly'} instead`}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
