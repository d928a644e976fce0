import { expect, test } from 'vitest';
import { mayBeFramed } from './may-be-framed.ts';

const page = new URL('https://chat.example/embed?kb=1');
const host = new URL('https://evenkeel.example');

function isFramed(contentSecurityPolicy?: string, frameOptions?: string, from = host): boolean {
  return mayBeFramed({ contentSecurityPolicy, frameOptions }, page, from);
}

test('a page that says nothing of frames may be framed', () => {
  expect(isFramed()).toBe(true);
  expect(isFramed("default-src 'self'; script-src 'none'")).toBe(true);
});

test.each(['DENY', 'SAMEORIGIN', ' sameorigin ', 'DENY, DENY', 'ALLOWALL, nonsense'])(
  'X-Frame-Options %j keeps it out of frames',
  (header) => expect(isFramed(undefined, header)).toBe(false),
);

test.each(['ALLOWALL', 'ALLOW-FROM https://other.example', 'nonsense', ''])(
  'browsers pass over X-Frame-Options %j',
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
])('%s lets it in', (policy) => expect(isFramed(policy)).toBe(true));

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
])('%s keeps it out', (policy) => expect(isFramed(policy)).toBe(false));

test('a wildcard takes subdomains, and a port has to be named', () => {
  const there = new URL('https://app.evenkeel.example:8443');
  expect(isFramed('frame-ancestors *.evenkeel.example:8443', undefined, there)).toBe(true);
  expect(isFramed('frame-ancestors *.evenkeel.example', undefined, there)).toBe(false);
});

test('the policy counts before the older header, in both directions', () => {
  expect(isFramed('frame-ancestors https://evenkeel.example', 'DENY')).toBe(true);
  expect(isFramed("frame-ancestors 'none'", 'ALLOWALL')).toBe(false);
});
