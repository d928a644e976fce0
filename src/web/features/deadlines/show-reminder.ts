import type { Reminder } from '#domain/reminders/deadline-reminder.ts';
import { showToast } from '#web/lib/toast-store.ts';

/*
 * The text that a locked screen may show. It contains neither the title of a deadline nor the product's name: a
 * notification must not reveal a disguise.
 */
const TITLE = 'Reminder';
const texts = {
  soon: 'Something on your list is due within the hour.',
  now: 'Something on your list is due now.',
} as const;

/** Uses the service worker if there is one, so that a push at the same moment replaces the notification. */
export async function showReminder({ kind, at }: Reminder, onOpen: () => void): Promise<void> {
  // The tag merges the notifications of several tabs.
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
    // Browsers on Android grant the permission but refuse notifications from a page, so the page shows the text
    // itself.
    showToast({ title: TITLE, description: texts[kind] });
  }
}
