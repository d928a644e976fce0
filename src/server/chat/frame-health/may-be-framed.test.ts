import { expect, test } from 'vitest';
import { mayBeFramed } from './may-be-framed.ts';

const page = new URL('https://chat.example/embed?kb=1');
const host = new URL('https://evenkeel.example');

function isFramed(contentSecurityPolicy?: string, frameOptions?: string, from = host): boolean {
  return mayBeFramed({ contentSecurityPolicy, frameOptions }, page, from);
}

test('a page without a framing policy may be framed', () => {
  expect(isFramed()).toBe(true);
  expect(isFramed("default-src 'self'; script-src 'none'")).toBe(true);
});

test.each(['DENY', 'SAMEORIGIN', ' sameorigin ', 'DENY, DENY', 'ALLOWALL, nonsense'])(
  'X-Frame-Options %j forbids framing',
  (header) => expect(isFramed(undefined, header)).toBe(false),
);

test.each(['ALLOWALL', 'ALLOW-FROM https://other.example', 'nonsense', ''])(
  'browsers ignore X-Frame-Options %j',
  (header) => expect(isFramed(undefined, header)).toBe(true),
);

test.each([
  'frame-ancestors *',
  'frame-ancestors https:',
  'frame-ancestors http:',
  'frame-ancestors evenkeel.example',
  'frame-ancestors https://evenkeel.example',
  'frame-ancestors http://evenkeel.example',
  'frame-ancestors https://evenkeel.example:443',
  'frame-ancestors https://evenkeel.example:*',
  'frame-ancestors https://*.other.example https://evenkeel.example/path',
  "default-src 'self'; Frame-Ancestors 'self' EVENKEEL.example",
  "frame-ancestors *, default-src 'none'",
])('the policy %s allows framing', (policy) => expect(isFramed(policy)).toBe(true));

test.each([
  'frame-ancestors',
  "frame-ancestors 'none'",
  "frame-ancestors 'self'",
  'frame-ancestors https://other.example',
  'frame-ancestors *.evenkeel.example',
  'frame-ancestors ple',
  'frame-ancestors https://evenkeel.example:8443',
  'frame-ancestors wss:',
  "frame-ancestors *, frame-ancestors 'none'",
  "frame-ancestors 'none'; frame-ancestors *",
])('the policy %s forbids framing', (policy) => expect(isFramed(policy)).toBe(false));

test('a wildcard matches subdomains, and a port must be listed explicitly', () => {
  const there = new URL('https://app.evenkeel.example:8443');
  expect(isFramed('frame-ancestors *.evenkeel.example:8443', undefined, there)).toBe(true);
  expect(isFramed('frame-ancestors *.evenkeel.example', undefined, there)).toBe(false);
});

test('the frame-ancestors policy overrides X-Frame-Options in both directions', () => {
  expect(isFramed('frame-ancestors https://evenkeel.example', 'DENY')).toBe(true);
  expect(isFramed("frame-ancestors 'none'", 'ALLOWALL')).toBe(false);
});
