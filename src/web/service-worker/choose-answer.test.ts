import { expect, test } from 'vitest';
import { chooseAnswer } from './choose-answer.ts';

const origin = 'https://app.test';
const offline = {
  version: '1',
  pages: [
    ['/', '/pages/home.html'],
    ['/resources/:id', '/pages/resources-id.html'],
    ['/safety', '/pages/safety.html'],
  ],
  files: ['/offline.html', '/pages/home.html', '/assets/app-1.js', '/favicon.svg'],
} as const;

function answerTo(path: string, more: Partial<Pick<Request, 'method' | 'mode' | 'destination'>> = {}) {
  const url = new URL(path, origin).href;
  const request = { method: 'GET', mode: 'cors', destination: '', ...more, url } as const;
  return chooseAnswer(request, origin, offline);
}

const page = { mode: 'navigate', destination: 'document' } as const;

test.each([
  ['/', '/pages/home.html'],
  ['/resources/guides-1', '/pages/resources-id.html'],
  ['/resources/guides-1/?from=mail#part-2', '/pages/resources-id.html'],
  ['/safety', '/pages/safety.html'],
  ['/settings', '/offline.html'],
  ['/resources/guides-1/more', '/offline.html'],
  ['/help', '/offline.html'],
])('the offline fallback of the page %s is %s', (path, file) => {
  expect(answerTo(path, page)).toEqual({ kind: 'page', file });
});

test('files with a version in their name come from the cache', () => {
  expect(answerTo('/assets/app-1.js')).toEqual({ kind: 'file', file: '/assets/app-1.js' });
  expect(answerTo('/assets/other-2.js')).toEqual({ kind: 'network' });
});

test.each([
  ['what belongs to a person', '/rest/v1/deadlines?select=*', {}],
  ['an answer of the account', '/auth/v1/token', { method: 'POST' }],
  ['a change at an address that is kept', '/', { ...page, method: 'POST' }],
  ['the configuration', '/config.json', {}],
  ['another site', 'https://elsewhere.test/favicon.svg', {}],
  ['a chat in a frame', '/chat/lena', { mode: 'navigate', destination: 'iframe' }],
  ['a link of a mail', '/auth/v1/verify?token=1', page],
  ['a page that reads a page', '/pages/home.html', {}],
  ['a calendar', '/calendar/secret.ics', page],
] as const)('the service worker ignores %s', (_what, path, more) => {
  expect(answerTo(path, more)).toEqual({ kind: 'network' });
});
