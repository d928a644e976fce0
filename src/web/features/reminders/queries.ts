import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReminderChange, ReminderSettings } from '#contract/reminders.ts';
import { ownZone } from '#web/lib/files/calendar-file.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { changeSettings, problemText, readCalendar, readSettings } from './ask-reminders.ts';

const settingsKey = (userId: string) => ['reminders', userId] as const;

export function useReminderSettings() {
  const { id } = useUser();
  // Another tab, or a link in an email, may have changed it.
  return useQuery({ queryKey: settingsKey(id), queryFn: readSettings, staleTime: 0 });
}

export function useCalendar() {
  const { id } = useUser();
  return useQuery({ queryKey: ['calendar', id], queryFn: readCalendar, staleTime: 0 });
}

/** The number of the last change: the response to an earlier change is older than the displayed state. */
let newest = 0;

/** Applies changes of the settings one after the other, and reports errors. Resolves with true on success. */
export function useSave() {
  const { id } = useUser();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function run(work: () => Promise<ReminderSettings>, done?: string): Promise<boolean> {
    setIsBusy(true);
    newest += 1;
    const change = newest;
    try {
      const settings = await work();
      if (change === newest) queries.setQueryData(settingsKey(id), settings);
      if (done) showToast({ title: done });
      return true;
    } catch (error) {
      showToast({
        title: 'We couldn’t save your change',
        description: problemText(error),
        variant: 'destructive',
      });
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  /** The change is shown immediately, and reverted if it could not be saved. */
  async function change(
    { mailTo, signInMailTo, ...choices }: ReminderChange,
    done?: string,
  ): Promise<boolean> {
    const key = settingsKey(id);
    const before = queries.getQueryData<ReminderSettings>(key);
    const said = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
    if (before) queries.setQueryData<ReminderSettings>(key, { ...before, ...said });
    const isDone = await run(() => changeSettings({ mailTo, signInMailTo, ...choices }), done);
    if (!isDone) queries.setQueryData(key, before);
    return isDone;
  }
  return { isBusy, run, change };
}

/** Turning on the first reminder sets the browser's time zone. Later the person's choice stays. */
export function zoneToBegin({ isOnHere, otherBrowsers, mailsReminders }: ReminderSettings): {
  zone?: string;
} {
  return isOnHere || otherBrowsers > 0 || mailsReminders ? {} : { zone: ownZone() };
}
