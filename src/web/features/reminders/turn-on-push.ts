import type { ReminderSettings } from '#contract/reminders.ts';
import { changeSettings, remindBrowser } from './ask-reminders.ts';
import { zoneToBegin } from './queries.ts';

export const knowsPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Null if the person or the browser has refused. Rejects on an error. */
export async function turnOnPush(settings: ReminderSettings, key: string): Promise<ReminderSettings | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // Creates a new subscription each time, so that another person's subscription in this browser ends.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys } = subscription.toJSON();
  try {
    const zone = zoneToBegin(settings);
    if (zone.zone) await changeSettings(zone);
    return await remindBrowser({ endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}
