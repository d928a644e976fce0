import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { deviceName } from '#domain/device.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { LoadingMessage } from '#web/ui/status/loading-message.tsx';
import { momentText } from './moment-text.ts';
import { securityEventText } from './security-event.ts';
import { useSecurityEvents } from './security-queries.ts';

export function SecurityEventsCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <details className="group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary
          id="security-events"
          className="-my-2 flex min-h-11 list-none items-center justify-between gap-3 font-serif text-lg font-semibold [&::-webkit-details-marker]:hidden"
        >
          Security events
          <ChevronDown
            aria-hidden
            className="size-4 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <p className="mt-2 mb-2 text-sm text-ink-soft">
          Here’s what has happened in your account. If you see anything you didn’t do, choose a new password.
        </p>
        <Events isWanted={isOpen} />
      </details>
    </Card>
  );
}

function Events({ isWanted }: { isWanted: boolean }) {
  const { data: events, isError, refetch } = useSecurityEvents({ isWanted });
  if (isError && !events) {
    return (
      <LoadError
        title="We couldn’t load your security events"
        description="Check your connection, then try again."
        onRetry={() => void refetch()}
      />
    );
  }
  if (!events) return <LoadingMessage />;
  return (
    <ul className="divide-y divide-line text-sm">
      {events.map((event) => (
        <li key={event.id} className="py-2">
          <p className="font-semibold">{securityEventText(event.action)}</p>
          <p className="text-ink-soft">
            {momentText(event.happened_at)}
            {event.user_agent && ` · ${deviceName(event.user_agent)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
