import { CalendarClock } from 'lucide-react';
import { AppLink } from '#web/ui/app-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { type PlannedScreen, plannedScreens } from './planned-screens.ts';

/** Says honestly what a screen will be, and how to go back. */
export function PlannedPage({ screen }: { screen: PlannedScreen }) {
  const { title, heading, intro, features, back } = plannedScreens[screen];
  return (
    <div className="max-w-2xl space-y-6">
      <div className="space-y-3">
        <Badge tone="apricot">
          <CalendarClock aria-hidden className="size-3.5" />
          Coming Soon
        </Badge>
        <PageHeading title={title}>{heading}</PageHeading>
        <p className="text-ink-soft">{intro}</p>
      </div>
      {features.length > 0 && (
        <Card>
          <h2 className="mb-3 text-lg">What you can expect</h2>
          <ul className="list-disc space-y-1.5 pl-5 marker:text-pine">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Card>
      )}
      <AppLink to="/" className={buttonClass({ variant: 'secondary' })}>
        {back}
      </AppLink>
    </div>
  );
}
