import type { WorkerScope } from './worker-scope.ts';

/** Neutral text for a message that cannot be read. */
const fallback = { title: 'Reminder', body: 'Something on your list is due.', tag: 'reminder' };

/** Shows the server's message. An open page may already show the same message with the same tag. */
export function showPushes(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const { title, body, tag } = readMessage(event.data?.text() ?? '');
    event.waitUntil(scope.registration.showNotification(title, { body, tag }));
  });
}

export function readMessage(text: string): typeof fallback {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message !== 'object' || message === null) return fallback;
    const { title, body, tag } = { ...fallback, ...message };
    return [title, body, tag].every((part) => typeof part === 'string') ? { title, body, tag } : fallback;
  } catch {
    return fallback;
  }
}
