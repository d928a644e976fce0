import { ArrowRight, CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#web/ui/app-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { type PlannedScreen, plannedScreens } from './planned-screens.ts';

interface PlannedPageProps {
  screen: PlannedScreen;
  /** Shows what the screen can already offer. */
  children?: ReactNode;
}

/** Says what a screen will be, what helps today, and how to go back. */
export function PlannedPage({ screen, children }: PlannedPageProps) {
  const { title, heading, intro, features, meanwhile } = plannedScreens[screen];
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
          <ul className="list-disc space-y-1.5 pl-5 marker:text-pine text-pretty">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Card>
      )}
      {children}
      <div>
        <p>{meanwhile.text}</p>
        <AppLink
          to={meanwhile.path}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline underline-offset-4"
        >
          {meanwhile.label}
          <ArrowRight aria-hidden className="size-4" />
        </AppLink>
      </div>
      <AppLink to="/" className={buttonClass({ variant: 'secondary' })}>
        Return to Dashboard
      </AppLink>
    </div>
  );
}
