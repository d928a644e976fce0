import { ReminderWatch } from './features/deadlines/reminder-watch.tsx';
import { ClosedWatch } from './features/your-data/closed-watch.tsx';
import { RefusalWatch } from './layout/refusal-watch.tsx';
import { SafetyWatch } from './layout/safety-watch.tsx';

/** Background work of every signed-in screen, which may load later. In one file, so that it is one chunk. */
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
