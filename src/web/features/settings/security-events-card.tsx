import { useState } from 'react';
import { deviceName } from '#domain/device.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { LoadingMessage } from '#web/ui/loading-message.tsx';
import { momentText } from './moment-text.ts';
import { securityEventText } from './security-event.ts';
import { useSecurityEvents } from './security-queries.ts';

export function SecurityEventsCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer content-center font-serif text-lg font-semibold">
          Security events
        </summary>
        <p className="mt-1 mb-2 text-sm text-ink-soft">
          What happened to your account. If something here was not you, choose a new password.
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
        title="We could not load the list"
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
