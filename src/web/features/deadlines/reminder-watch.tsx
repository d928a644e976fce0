import { Suspense } from 'react';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { useReminders } from './use-reminders.ts';

const ReminderClock = lazyPart(() =>
  import('./reminder-clock.tsx').then(
    (module) => module.ReminderClock,
    // If reminders fail to load, the screen must stay.
    () => Nothing,
  ),
);

/** Shows reminders if they are turned on in this browser. Loaded after the screen: import it lazily. */
export function ReminderWatch() {
  const { isOn } = useReminders();
  if (!isOn) return null;
  return (
    <Suspense>
      <ReminderClock />
    </Suspense>
  );
}

function Nothing() {
  return <></>;
}
