import type { WorkerScope } from './worker-scope.ts';

/** A notice that is pressed leads to the list: to a page that is open, else to a new one. */
export function openOnClick(scope: WorkerScope): void {
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openList(scope));
  });
}

async function openList({ clients }: WorkerScope): Promise<void> {
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (page ? page.focus() : clients.openWindow('/'));
}
