import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { crossOrigin } from './cross-origin.ts';

const app = new Hono().use('/rest/v1/*', crossOrigin(['https://app.example.org']));
app.get('/rest/v1/deadlines', (context) => context.json([]));

const asked = (origin: string) => app.request('/rest/v1/deadlines', { headers: { Origin: origin } });
const preflight = (origin: string) =>
  app.request('/rest/v1/deadlines', {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'authorization,apikey,prefer,x-client-info',
    },
  });

test('a page from a listed origin can read a response, including the headers that the clients need', async () => {
  const answer = await asked('https://app.example.org');
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://app.example.org');
  expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Content-Range');
  expect(answer.headers.get('Vary')).toContain('Origin');
  const allowed = (await preflight('https://app.example.org')).headers;
  expect(allowed.get('Access-Control-Allow-Methods')).toContain('PATCH');
  expect(allowed.get('Access-Control-Allow-Headers')).toContain('prefer');
  // None of our cookies are sent.
  expect(allowed.has('Access-Control-Allow-Credentials')).toBe(false);
});

// ASVS: 3.5.2, 3.4.2
test.each(['https://evil.test', 'https://app.example.org.evil.test', 'http://app.example.org', 'null'])(
  'a page from %s cannot read responses, and its preflight request is rejected',
  async (origin) => {
    expect((await asked(origin)).headers.has('Access-Control-Allow-Origin')).toBe(false);
    expect((await preflight(origin)).headers.has('Access-Control-Allow-Origin')).toBe(false);
  },
);
