import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { startedReview, paperError, savedReview, savedReviewList } from '#contract/papers.ts';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { paperRoutes } from '#server/papers/routes.ts';
import { openDatabase } from '../database.ts';
import { accessClaims } from './access-claims.ts';
import { type Person, addPerson, makeSuperadmin, setPlan } from '../db/people.ts';
import { serveLocally } from './local-server.ts';

const database = await openDatabase('PGlite');
const accessTokens = await openAccessTokens({
  keys: [await generateSigningKey()],
  issuer: 'http://papers.test',
  now: () => new Date(),
});
const app = new Hono().route('/functions/v1/papers', paperRoutes({ database, accessTokens }));
const server = await serveLocally(app);
const url = `${server.origin}/functions/v1/papers`;
afterAll(() => server.close());

const findings = {
  title: 'Summons',
  pages: 2,
  warnings: [],
  facts: [
    {
      group: 'Dates',
      label: 'Filed',
      value: 'March 3, 2026',
      line: 'Issued: March 3, 2026',
      page: 1,
      standing: 'confirmed',
    },
  ],
  questions: ['When do I have to answer?'],
};

async function ask(person: Person | null, method: string, path: string, body?: unknown): Promise<Response> {
  const signed = person && (await accessTokens.sign(accessClaims(person)));
  return fetch(url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(signed && { Authorization: `Bearer ${signed.token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function begin(person: Person, id = randomUUID()) {
  const answer = await ask(person, 'POST', `/reviews/${id}`);
  return answer.ok
    ? v.parse(startedReview, await answer.json()).uploadsRemaining
    : v.parse(paperError, await answer.json()).error.code;
}

test('a trial includes three reviews, and starting a fourth fails and changes nothing', async () => {
  const person = await addPerson(database, 'trial-papers');
  expect([await begin(person), await begin(person), await begin(person), await begin(person)]).toEqual([
    2,
    1,
    0,
    'no_credits',
  ]);
});

test('starting the same review repeatedly or concurrently takes only one credit', async () => {
  const person = await addPerson(database, 'same-paper');
  const id = randomUUID();
  expect(await Promise.all([begin(person, id), begin(person, id), begin(person, id)])).toEqual([2, 2, 2]);
  expect(await begin(person, id)).toBe(2);
});

test.each([
  ['a trial that is over', { trialDays: -1 }],
  ['a canceled plan', { tier: 'canceled' }],
  ['a paused plan', { tier: 'paused' }],
] as const)('cannot start a review with %s', async (name, plan) => {
  const person = await addPerson(database, `none-${name.replaceAll(' ', '-')}`);
  await setPlan(database, person, plan);
  expect(await begin(person)).toBe('no_plan');
});

test('a superadmin can start any number of reviews, and none is counted', async () => {
  const person = await addPerson(database, 'admin-papers');
  await makeSuperadmin(database, person);
  const answers: unknown[] = [];
  for (let count = 0; count < 5; count += 1) answers.push(await begin(person));
  expect(answers).toEqual([999, 999, 999, 999, 999]);
});

test('only the owner can save, change, list, open and delete a review', async () => {
  const [person, other] = [
    await addPerson(database, 'keeps-papers'),
    await addPerson(database, 'other-papers'),
  ];
  const id = randomUUID();
  await begin(person, id);
  expect((await ask(person, 'PUT', `/reviews/${id}`, { ...findings, title: 'Draft' })).status).toBe(204);
  expect((await ask(person, 'PUT', `/reviews/${id}`, findings)).status).toBe(204);
  const list = v.parse(savedReviewList, await (await ask(person, 'GET', '/reviews')).json());
  expect(list.map(({ id: listed, title }) => [listed, title])).toEqual([[id, 'Summons']]);
  expect(v.parse(savedReview, await (await ask(person, 'GET', `/reviews/${id}`)).json()).findings).toEqual(
    findings,
  );

  expect((await ask(other, 'GET', `/reviews/${id}`)).status).toBe(404);
  expect((await ask(other, 'PUT', `/reviews/${id}`, findings)).status).toBe(404);
  expect((await ask(other, 'DELETE', `/reviews/${id}`)).status).toBe(204);
  expect((await ask(person, 'GET', `/reviews/${id}`)).status).toBe(200);

  expect((await ask(person, 'DELETE', `/reviews/${id}`)).status).toBe(204);
  expect(await (await ask(person, 'GET', '/reviews')).json()).toEqual([]);
});

test("a review that was never started can't be saved", async () => {
  const person = await addPerson(database, 'never-began');
  expect((await ask(person, 'PUT', `/reviews/${randomUUID()}`, findings)).status).toBe(404);
});

test.each([
  ['no sign-in', null, `/reviews/${randomUUID()}`, findings, 401],
  ['no id', 'me', '/reviews/1', findings, 400],
  ['a field more than there is', 'me', `/reviews/${randomUUID()}`, { ...findings, paper: 'x' }, 400],
  [
    'too many facts',
    'me',
    `/reviews/${randomUUID()}`,
    { ...findings, facts: Array(301).fill(findings.facts[0]) },
    400,
  ],
  [
    'more than a review can be',
    'me',
    `/reviews/${randomUUID()}`,
    { ...findings, title: 'x'.repeat(300_000) },
    413,
  ],
])('rejects %s', async (_name, who, path, body, status) => {
  const person = who === null ? null : await addPerson(database, `refused-${randomUUID()}`);
  expect((await ask(person, 'PUT', path, body)).status).toBe(status);
});
