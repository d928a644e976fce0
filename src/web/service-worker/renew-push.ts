import type { WorkerScope } from './worker-scope.ts';

/**
 * A push service may change a browser's subscription at any time. The worker has no session: the old subscription's
 * address and secret prove that it is the same browser. Without them, notifications end here.
 */
export function renewPush(scope: WorkerScope): void {
  scope.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription: before, newSubscription } = event;
    if (!before) return;
    event.waitUntil(renew(scope, before, newSubscription));
  });
}

async function renew(
  scope: WorkerScope,
  before: PushSubscription,
  given: PushSubscription | null | undefined,
): Promise<void> {
  const subscription = given ?? (await scope.registration.pushManager.subscribe(before.options));
  const { endpoint, auth } = addressOf(before);
  const body = JSON.stringify({ before: { endpoint, auth }, now: addressOf(subscription) });
  const url = new URL('/functions/v1/reminders/browser/renewed', scope.location.origin);
  const headers = { 'Content-Type': 'application/json' };
  const answer = await scope.fetch(new Request(url, { method: 'PUT', headers, body })).catch(() => null);
  // The server no longer knows the subscription: the person has signed out, and nothing may be sent here any more.
  if (!answer?.ok) await subscription.unsubscribe();
}

function addressOf(subscription: PushSubscription) {
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}
