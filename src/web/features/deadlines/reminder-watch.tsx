import { Suspense } from 'react';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { useReminders } from './use-reminders.ts';

const ReminderClock = lazyPart(() =>
  import('./reminder-clock.tsx').then(
    (module) => module.ReminderClock,
    // A failed loading of reminders must not remove the screen.
    () => Nothing,
  ),
);

/** Loaded after the screen: import it lazily. Shows reminders if they are on in this browser. */
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
