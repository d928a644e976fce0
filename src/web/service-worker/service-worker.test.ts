import { expect, test } from 'vitest';
import { openOnClick } from './notification-click.ts';
import { readMessage, showPushes } from './push.ts';
import type { WindowClient, WorkerScope } from './worker-scope.ts';

type Listener = Parameters<WorkerScope['addEventListener']>[1];

function startWorker(pages: readonly WindowClient[] = []) {
  const listeners = new Map<string, Listener>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const scope = {
    registration: {
      showNotification: async (title: string, options: object) => void shown.push([title, options]),
    },
    clients: { matchAll: async () => pages, openWindow: async (url: string) => void opened.push(url) },
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  } as unknown as WorkerScope;
  showPushes(scope);
  openOnClick(scope);
  const dispatch = async (name: string, event: object) => {
    const works: Promise<unknown>[] = [];
    listeners.get(name)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => void works.push(work),
    });
    await Promise.all(works);
  };
  return { dispatch, shown, opened };
}

test('shows a notification with the text and the tag of the push message', async () => {
  const { dispatch, shown } = startWorker();
  const text = JSON.stringify({ title: 'Reminder', body: 'Water the plants', tag: 'reminder-now-1' });
  await dispatch('push', { data: { text: () => text } });
  expect(shown).toEqual([['Reminder', { body: 'Water the plants', tag: 'reminder-now-1' }]]);
});

test.each(['', 'null', '7', '{"title":1}', '{'])(
  'shows a neutral notification for the push message %s',
  (text) => {
    expect(readMessage(text)).toEqual({
      title: 'Reminder',
      body: 'Something on your list is due.',
      tag: 'reminder',
    });
  },
);

test('shows a notification even for an empty push message, because browsers would end the subscription', async () => {
  const { dispatch, shown } = startWorker();
  await dispatch('push', { data: null });
  expect(shown).toHaveLength(1);
});

test('clicking a notification focuses an open page with the list', async () => {
  const done: string[] = [];
  const pageAt = (url: string) => ({ url, focus: async () => void done.push(url) });
  const pages = ['https://app.test/help', 'https://app.test/?from=mail', 'https://app.test/settings'];
  const { dispatch, opened } = startWorker(pages.map(pageAt));
  await dispatch('notificationclick', { notification: { close: () => undefined } });
  expect([done, opened]).toEqual([['https://app.test/?from=mail'], []]);
});

test('clicking a notification leaves an open page unchanged, or opens a new page if none is open', async () => {
  const done: string[] = [];
  const notification = { close: () => void done.push('closed') };
  const page = { url: 'https://app.test/help', focus: async () => void done.push('focused') };
  const open = startWorker([page]);
  await open.dispatch('notificationclick', { notification });
  expect([done, open.opened]).toEqual([['closed', 'focused'], []]);
  const closed = startWorker();
  await closed.dispatch('notificationclick', { notification });
  expect(closed.opened).toEqual(['/']);
});
