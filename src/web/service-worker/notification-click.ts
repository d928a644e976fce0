import type { WorkerScope } from './worker-scope.ts';

const LIST = '/';

/**
 * A notice that is pressed leads to the list: to a page that shows it, else to a new one. Where other pages are open, one
 * of them comes to the front as it is: somebody may be writing in it, and a new page can take its place on a phone.
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
