import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { RemindersDialog } from './reminders-dialog.tsx';
import { useReminders } from './use-reminders.ts';

/** Says whether this browser shows reminders, and turns them on or off. */
export function RemindersBar() {
  const { isOn, turnOn, turnOff } = useReminders();
  const [isAsking, setIsAsking] = useState(false);
  const Icon = isOn ? Bell : BellOff;

  function ask() {
    if ('Notification' in window) setIsAsking(true);
    else {
      showToast({
        title: 'Notifications not supported',
        description: 'Your browser does not support notifications.',
        variant: 'destructive',
      });
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Icon aria-hidden className="size-4 shrink-0" />
        {isOn ? 'Reminders are on' : 'Reminders are off'}
      </p>
      <Button variant="quiet" size="small" className="-mr-3" onClick={isOn ? turnOff : ask}>
        {isOn ? 'Turn off' : 'Turn on'}
        <span className="sr-only"> reminders</span>
      </Button>
      <RemindersDialog isOpen={isAsking} onAllowed={turnOn} onClose={() => setIsAsking(false)} />
    </div>
  );
}
