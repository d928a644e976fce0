import { useState } from 'react';
import type { CalendarFile } from '#contract/calendar.ts';
import { saveCalendarFile } from './calendar-file.ts';
import { showToast } from '#web/lib/toast-store.ts';

/** Saves a calendar file and reports an error. Busy until the file is saved. */
export function useCalendarFile() {
  const [isBusy, setIsBusy] = useState(false);

  async function save(asked: Omit<CalendarFile, 'zone'>): Promise<void> {
    setIsBusy(true);
    try {
      await saveCalendarFile(asked);
    } catch {
      showToast({
        title: 'We couldn’t create the file',
        description: 'Check your connection, then try again.',
        variant: 'destructive',
      });
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, save };
}
