import type { WorkerScope } from './worker-scope.ts';

const LIST = '/';

/**
 * Pressing a notification opens the list: in a page that already shows it, otherwise in a new one. If only other pages
 * are open, one of them is focused and left unchanged: the person may be writing in it, and a new page can replace it on
 * a phone.
 */
export function openOnClick(scope: WorkerScope): void {
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openList(scope));
  });
}

async function openList({ clients }: WorkerScope): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === LIST) ?? pages[0];
  await (page ? page.focus() : clients.openWindow(LIST));
}
