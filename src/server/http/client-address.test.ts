import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress, parseNetworks, takeAddressFromProxies } from './client-address.ts';

const trusted = parseNetworks('10.0.0.0/8, 2001:db8::/32, 192.0.2.7');
if (!trusted) throw new Error('The networks are not read');
const app = new Hono()
  .use(takeAddressFromProxies(trusted))
  .get('/', (context) => context.text(clientAddress(context)));

async function seen(remoteAddress: string, forwarded?: string): Promise<string> {
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return answer.text();
}

// ASVS: 4.1.3, 15.3.4
test('a client without a proxy cannot spoof its IP address', async () => {
  expect(await seen('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
});

// ASVS: 4.1.3, 15.3.4
test('behind a proxy, uses the client IP address that the proxy reports', async () => {
  expect(await seen('10.1.2.3', '198.51.100.1')).toBe('198.51.100.1');
  expect(await seen('::ffff:10.1.2.3', '198.51.100.1')).toBe('198.51.100.1');
  expect(await seen('2001:db8::1', '[2001:4860::5]:4433')).toBe('2001:4860::5');
});

// ASVS: 4.1.3, 15.3.4
test('ignores an IP address that the client wrote into the header', async () => {
  expect(await seen('10.1.2.3', '1.1.1.1, 198.51.100.1')).toBe('198.51.100.1');
  expect(await seen('10.1.2.3', '1.1.1.1, 198.51.100.1, 192.0.2.7')).toBe('198.51.100.1');
});

test('a header without a valid address keeps the last known address', async () => {
  expect(await seen('10.1.2.3', 'unknown')).toBe('10.1.2.3');
  expect(await seen('10.1.2.3', '198.51.100.1, unknown')).toBe('10.1.2.3');
  expect(await seen('10.1.2.3', '')).toBe('10.1.2.3');
  expect(await seen('10.1.2.3')).toBe('10.1.2.3');
});

test('an address with a port is parsed without it', async () => {
  expect(await seen('10.1.2.3', '198.51.100.1:50123')).toBe('198.51.100.1');
});

test.for(['', 'proxy', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '10.0.0.1,'])(
  'the list %j is refused',
  (list) => {
    expect(parseNetworks(list)).toBeNull();
  },
);
