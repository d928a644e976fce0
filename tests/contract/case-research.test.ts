import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, afterEach, expect, test } from 'vitest';
import { caseResearchError, foundOpinions } from '#contract/case-research.ts';
import { stateCodes } from '#domain/retrieval/us-state.ts';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { caseResearchRoutes } from '#server/case-research/routes.ts';
import { searchWords } from '#server/case-research/search-words.ts';
import { openDatabase } from '../database.ts';
import { type Person, addPerson, makeSuperadmin, setPlan } from '../db/people.ts';
import { openTestLog } from '../logs/test-log.ts';
import { accessClaims } from './access-claims.ts';
import { startCourtListener } from './court-listener-stand-in.ts';
import { type LocalServer, serveLocally } from './local-server.ts';

const database = await openDatabase('PGlite');
const service = await startCourtListener();
const { log, logged } = openTestLog();
const accessTokens = await openAccessTokens({
  keys: [await generateSigningKey()],
  issuer: 'http://research.test',
  now: () => new Date(),
});
const servers: LocalServer[] = [];
afterEach(() => {
  service.goesWrong(null);
  service.asked.length = 0;
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await service[Symbol.asyncDispose]();
});

/** Each test has a separate server, because a server has a cache and a rate limit. */
async function startResearch(clock: { now: Date } = { now: new Date() }) {
  const deps = { database, accessTokens, log, now: () => clock.now };
  const routes = caseResearchRoutes(deps, { baseUrl: service.baseUrl, token: service.token }, 300);
  const app = new Hono().route('/functions/v1/case-research', routes);
  const server = await serveLocally(app);
  servers.push(server);
  const url = `${server.origin}/functions/v1/case-research/opinions`;
  return async (person: Person | null, search: unknown) => {
    const signed = person && (await accessTokens.sign(accessClaims(person)));
    const headers = signed && { Authorization: `Bearer ${signed.token}` };
    return fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(search),
    });
  };
}

async function subscriber() {
  const person = await addPerson(database);
  await setPlan(database, person, { tier: 'unlimited' });
  return person;
}

async function refusal(answer: Response) {
  const { error } = v.parse(caseResearchError, await answer.json());
  return [answer.status, error.code];
}

const custody = { state: 'CA', subject: 'custody' };

test('finds decisions of a state about a subject, as plain text', async () => {
  const search = await startResearch();
  const answer = await search(await subscriber(), custody);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { count, opinions } = v.parse(foundOpinions, await answer.json());
  expect([count, opinions.length]).toEqual([45, 20]);
  expect(opinions[0]).toMatchObject({
    id: '9000001',
    caseName: 'Invented v. Invented & Others',
    court: 'Invented Court of Appeal',
    docketNumber: 'A10000',
    dateDecided: '2024-03-15',
    citations: ['1 Inv. App. 4th 100'],
    url: 'https://www.courtlistener.com/opinion/9000001/invented-v-invented/',
    ...custody,
  });
});

test('the service gets the courts and the subject, and nothing about the person', async () => {
  const search = await startResearch();
  const person = await subscriber();
  await search(person, custody);
  const [request] = service.asked;
  expect(request?.path).toBe('/api/rest/v4/search/');
  expect(request?.query).toEqual({
    type: 'o',
    q: '("child custody" OR "parenting time" OR "parental responsibilities") AND court_id:(cal OR calctapp)',
    order_by: 'score desc',
  });
  const known = new Set([
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'connection',
    'host',
    'sec-fetch-mode',
    'user-agent',
  ]);
  expect(Object.keys(request?.headers ?? {}).filter((name) => !known.has(name))).toEqual([]);
  expect(JSON.stringify(service.asked)).not.toContain(person.id);
});

test('every state has courts to search', () => {
  for (const state of stateCodes)
    expect(searchWords(state, 'divorce'), state).toMatch(/court_id:\([a-z]+( OR [a-z]+)*\)$/);
});

test('each page of results links to the next, until the last page', async () => {
  const search = await startResearch();
  const person = await subscriber();
  const ids: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await search(person, { ...custody, ...(cursor && { cursor }) });
    const found = v.parse(foundOpinions, await page.json());
    ids.push(...found.opinions.map(({ id }) => id));
    cursor = found.cursor;
  }
  expect([ids.length, new Set(ids).size, service.asked.length]).toEqual([45, 45, 3]);
});

test('rejects a page whose cursor the service does not know, and does not send an invalid cursor', async () => {
  const search = await startResearch();
  const person = await subscriber();
  expect(await refusal(await search(person, { ...custody, cursor: 'abcd' }))).toEqual([400, 'invalid']);
  expect(service.asked).toHaveLength(1);
  expect(await refusal(await search(person, { ...custody, cursor: 'a&q=b' }))).toEqual([400, 'invalid']);
  expect(service.asked).toHaveLength(1);
});

test.each([
  ['no state', { subject: 'custody' }],
  ['a state that is none', { state: 'ZZ', subject: 'custody' }],
  ['words of their own', { state: 'CA', subject: 'my husband Tom' }],
  ['a field too many', { ...custody, name: 'Tom' }],
  ['nothing', undefined],
])('rejects %s without sending a request to the service', async (_, body) => {
  const search = await startResearch();
  expect(await refusal(await search(await subscriber(), body))).toEqual([400, 'invalid']);
  expect(service.asked).toEqual([]);
});

test('only the unlimited plan and superadmins can search', async () => {
  const search = await startResearch();
  const trial = await addPerson(database);
  const superadmin = await addPerson(database);
  await makeSuperadmin(database, superadmin);
  expect(await refusal(await search(null, custody))).toEqual([401, 'unauthorized']);
  expect(await refusal(await search(trial, custody))).toEqual([403, 'no_access']);
  await setPlan(database, trial, { tier: 'core' });
  expect(await refusal(await search(trial, custody))).toEqual([403, 'no_access']);
  expect(service.asked).toEqual([]);
  expect((await search(superadmin, custody)).status).toBe(200);
});

test('an identical search is sent only once a day', async () => {
  const clock = { now: new Date('2026-03-10T12:00:00Z') };
  const search = await startResearch(clock);
  await search(await subscriber(), custody);
  await search(await subscriber(), custody);
  expect(service.asked).toHaveLength(1);
  clock.now = new Date('2026-03-11T12:00:01Z');
  await search(await subscriber(), custody);
  expect(service.asked).toHaveLength(2);
});

test('a service that asks the server to wait gets no requests until the wait is over', async () => {
  const clock = { now: new Date('2026-03-10T12:00:00Z') };
  const search = await startResearch(clock);
  const person = await subscriber();
  service.goesWrong('throttles');
  const first = await search(person, custody);
  expect(first.headers.get('retry-after')).toBe('7200');
  const { error } = v.parse(caseResearchError, await first.json());
  expect([first.status, error.message]).toEqual([
    503,
    'We’ve used up our CourtListener searches for now. Try again in about 2 hours.',
  ]);
  service.goesWrong(null);
  clock.now = new Date('2026-03-10T13:00:00Z');
  const second = await search(person, { state: 'NY', subject: 'support' });
  expect([second.status, second.headers.get('retry-after')]).toEqual([503, '3600']);
  expect(service.asked).toHaveLength(1);
  clock.now = new Date('2026-03-10T14:00:01Z');
  expect((await search(person, custody)).status).toBe(200);
});

test.each(['silent', 'breaks', 'refuses', 'redirects', 'babbles', 'floods'] as const)(
  'a service that %s causes a readable error, and the next search tries again',
  async (fault) => {
    const search = await startResearch();
    const person = await subscriber();
    service.goesWrong(fault);
    expect(await refusal(await search(person, custody))).toEqual([502, 'service_failed']);
    service.goesWrong(null);
    expect((await search(person, custody)).status).toBe(200);
  },
);

test('a person can search ten times a minute', async () => {
  const search = await startResearch();
  const person = await subscriber();
  for (let time = 0; time < 10; time += 1) expect((await search(person, custody)).status).toBe(200);
  const answer = await search(person, custody);
  expect(await refusal(answer)).toEqual([429, 'rate_limited']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await search(await subscriber(), custody)).status).toBe(200);
});

test('the log contains neither the API token nor the query', () => {
  expect(logged()).toContain('the case search service failed');
  expect(logged()).not.toMatch(/custody|calctapp|stand-in-0123/i);
});
