import { ReminderWatch } from './features/deadlines/reminder-watch.tsx';
import { ClosedWatch } from './features/your-data/closed-watch.tsx';
import { RefusalWatch } from './layout/refusal-watch.tsx';
import { SafetyWatch } from './layout/safety-watch.tsx';

/** What runs behind every signed-in screen and may come after it; in a file of its own for one chunk. */
export function LateWatches() {
  return (
    <>
      <SafetyWatch />
      <ReminderWatch />
      <ClosedWatch />
      <RefusalWatch />
    </>
  );
}
