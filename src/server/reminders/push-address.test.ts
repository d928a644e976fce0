import { expect, test } from 'vitest';
import { isPublicAddress, lookupPublic, mayPushTo } from './push-address.ts';

const live = { isLocal: false, hosts: ['push.example.org'] };
const local = { isLocal: true, hosts: ['push.example.org'] };

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://push.example.org/abc',
])('a notice may go to %s', (endpoint) => {
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
])('a notice may not go to %s', (endpoint) => {
  expect(mayPushTo(endpoint, live)).toBe(false);
});

test('local mode sends to this machine and to what is configured, and to nobody else', () => {
  expect(mayPushTo('http://127.0.0.1:4000/push/1', local)).toBe(true);
  expect(mayPushTo('https://push.example.org/1', local)).toBe(true);
  expect(mayPushTo('https://fcm.googleapis.com/fcm/send/abc', local)).toBe(false);
});

test.each(['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is out in the open', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::7f00:1',
  'localhost',
  '',
])('%s is inside', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('a name that points inside is not asked, whatever is allowed', async () => {
  const error = await new Promise((resolve) => lookupPublic('localhost', { all: true }, resolve));
  expect(error).toBeInstanceOf(Error);
});
