import { Check } from 'lucide-react';
import type { JourneyStep } from '#domain/journey/journey.ts';
import { Card } from '#web/ui/card.tsx';
import { RewardMedal } from './reward-medal.tsx';
import { type Reward, rewardsOf } from './rewards.ts';

/** Earned and future rewards side by side. */
export function RewardCollection({ steps }: { steps: readonly JourneyStep[] }) {
  const rewards = rewardsOf(steps);
  if (rewards.length === 0) return null;
  const earned = rewards.filter((reward) => reward.isEarned).length;
  return (
    <Card aria-labelledby="rewards-title" className="@container lg:sticky lg:top-20">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="rewards-title" className="text-lg">
          Achievements and badges
        </h2>
        <p className="text-sm text-ink-soft">
          {earned} of {rewards.length} earned
        </p>
      </div>
      <ul className="grid gap-x-4 gap-y-6 @[14rem]:grid-cols-2 @lg:grid-cols-3 @2xl:grid-cols-4">
        {rewards.map((reward) => (
          <RewardItem key={reward.stepId} reward={reward} />
        ))}
      </ul>
    </Card>
  );
}

function RewardItem({ reward }: { reward: Reward }) {
  const { name, kind, isEarned, stepLabel } = reward;
  return (
    <li className="flex flex-col items-center gap-2 text-center">
      <RewardMedal reward={reward} />
      <div className="text-sm leading-snug">
        <p className={`font-semibold ${isEarned ? '' : 'text-ink-soft'}`}>
          {name} {kind}
        </p>
        {isEarned ? (
          <p className="mt-0.5 inline-flex items-center gap-1 text-success">
            <Check aria-hidden className="size-4" />
            Earned
          </p>
        ) : (
          <p className="mt-0.5 text-ink-soft">Not earned yet: {stepLabel}</p>
        )}
      </div>
    </li>
  );
}
