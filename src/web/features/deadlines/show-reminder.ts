import type { Reminder } from '#domain/reminders/deadline-reminder.ts';
import { showToast } from '#web/lib/toast-store.ts';

/*
 * What a locked screen may show. No title of a deadline, and not the product's name either: a person who has
 * given the page another name in this browser must not be found out by a notice.
 */
const TITLE = 'Reminder';
const texts = {
  soon: 'Something on your list is due within the hour.',
  now: 'Something on your list is due now.',
} as const;

/** Through the worker where there is one: what comes by push at that moment then takes the notice's place. */
export async function showReminder({ kind, at }: Reminder, onOpen: () => void): Promise<void> {
  // The tag makes the notices of several tabs one.
  const options = { body: texts[kind], tag: `reminder-${kind}-${at.getTime()}` };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) return await worker.showNotification(TITLE, options);
    const notice = new Notification(TITLE, options);
    notice.addEventListener('click', () => {
      notice.close();
      onOpen();
    });
  } catch {
    // Browsers on Android allow it and then refuse to make one in a page: the page says it itself.
    showToast({ title: TITLE, description: texts[kind] });
  }
}
