import { expect, test } from 'vitest';
import { mayPushTo } from './push-address.ts';

const live = { isLocal: false, hosts: ['push.example.org'] };
const local = { isLocal: true, hosts: ['push.example.org'] };

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://push.example.org/abc',
])('a notification may be sent to %s', (endpoint) => {
  expect(mayPushTo(endpoint, live)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user:pass@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.test/abc',
  'https://evilfcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'http://localhost:5432/',
  'file:///etc/passwd',
  'no address',
])('a notification may not be sent to %s', (endpoint) => {
  expect(mayPushTo(endpoint, live)).toBe(false);
});

test('local mode sends notifications only to this machine and to configured hosts', () => {
  expect(mayPushTo('http://127.0.0.1:4000/push/1', local)).toBe(true);
  expect(mayPushTo('https://push.example.org/1', local)).toBe(true);
  expect(mayPushTo('https://fcm.googleapis.com/fcm/send/abc', local)).toBe(false);
});
