import { randomBytes, randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { storedPaperList, paperError } from '#contract/papers.ts';
import { exportFiles } from '#server/account/export/export-files.ts';
import { zipStream } from '#server/account/export/zip-stream.ts';
import { deleteAccount } from '#server/account/delete-account.ts';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { paperRoutes } from '#server/papers/routes.ts';
import { openEachDatabase } from '../database.ts';
import { type Person, addPerson } from '../db/people.ts';
import { accessClaims } from './access-claims.ts';

const each = await openEachDatabase();
type Database = (typeof each)[number]['database'];
const accessTokens = await openAccessTokens({
  keys: [await generateSigningKey()],
  issuer: 'http://papers.test',
  now: () => new Date(),
});
const paperKey = randomBytes(32);
const paper = new TextEncoder().encode('%PDF-1.7 the summons of Wren Grantley');
const findings = { title: 'Summons', pages: 1, warnings: [], facts: [], questions: [] };

function open(database: Database, key: Buffer | null = paperKey) {
  const app = new Hono().route('/', paperRoutes({ database, accessTokens, ...(key && { paperKey: key }) }));
  return async (person: Person, method: string, path: string, body?: BodyInit, name = 'summons.pdf') => {
    const { token } = await accessTokens.sign(accessClaims(person));
    const headers = { Authorization: `Bearer ${token}`, 'X-Paper-Name': encodeURIComponent(name) };
    return app.request(`/reviews/${path}`, { method, headers, ...(body !== undefined && { body }) });
  };
}
type Ask = ReturnType<typeof open>;

async function newSavedReview(ask: Ask, person: Person, id: string = randomUUID()) {
  await ask(person, 'POST', id);
  await ask(person, 'PUT', id, JSON.stringify(findings));
  return id;
}

const codeOf = async (answer: Response) => v.parse(paperError, await answer.json()).error.code;
const listOf = async (answer: Response) => v.parse(storedPaperList, await answer.json());

// ASVS: 11.3.1, 11.3.2, 5.4.2, 5.2.2
test.for(each)(
  'a paper is stored encrypted, and only its owner can open and delete it ($name)',
  async ({ database }) => {
    const ask = open(database);
    const [owner, other] = [await addPerson(database, 'keeps'), await addPerson(database, 'keeps-not')];
    const id = await newSavedReview(ask, owner);
    expect(
      (await ask(owner, 'PUT', `${id}/papers/1`, paper, '../../C:\\court\\my "summons".pdf')).status,
    ).toBe(204);
    expect(await listOf(await ask(owner, 'GET', `${id}/papers`))).toEqual([
      { position: 1, name: 'my summons.pdf', size: paper.length },
    ]);
    const back = await ask(owner, 'GET', `${id}/papers/1`);
    expect(new Uint8Array(await back.arrayBuffer())).toEqual(paper);
    expect(back.headers.get('Content-Disposition')).toBe('attachment');
    for (const [method, path] of [
      ['GET', `${id}/papers`],
      ['GET', `${id}/papers/1`],
      ['PUT', `${id}/papers/1`],
      ['DELETE', `${id}/papers`],
    ] as const) {
      expect(await codeOf(await ask(other, method, path, method === 'PUT' ? paper : undefined))).toBe(
        'not_found',
      );
    }
    const [row] = await database.asService((transaction) =>
      transaction.query<{ row: string }>('select kept_papers::text as row from private.kept_papers'),
    );
    const sealed = /,([\w+/=]{40,})\)$/.exec(row?.row ?? '')?.[1] ?? '';
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('Wren');
    expect((await ask(owner, 'DELETE', `${id}/papers`)).status).toBe(204);
    expect(await listOf(await ask(owner, 'GET', `${id}/papers`))).toEqual([]);
  },
);

// ASVS: 11.3.3
test.for(each)(
  'a row that was moved to another account cannot be decrypted ($name)',
  async ({ database }) => {
    const ask = open(database);
    const [owner, thief] = [await addPerson(database, 'moved-from'), await addPerson(database, 'moved-to')];
    const [id, theirs] = [await newSavedReview(ask, owner), await newSavedReview(ask, thief)];
    await ask(owner, 'PUT', `${id}/papers/1`, paper);
    await database.asService((transaction) =>
      transaction.query(
        'update private.kept_papers set user_id = $1::text::uuid, review_id = $2::text::uuid where review_id = $3::text::uuid',
        [thief.id, theirs, id],
      ),
    );
    expect(await codeOf(await ask(thief, 'GET', `${theirs}/papers/1`))).toBe('not_found');
  },
);

// ASVS: 5.1.1
test.for(each)(
  'a file that is too large, empty, unnamed or without a saved review is refused ($name)',
  async ({ database }) => {
    const ask = open(database);
    const person = await addPerson(database, 'refused-papers');
    const id = await newSavedReview(ask, person);
    const put = async (path: string, body: BodyInit, name?: string) =>
      codeOf(await ask(person, 'PUT', path, body, name));
    expect(await put(`${id}/papers/1`, new Uint8Array(20 * 1024 * 1024 + 1))).toBe('too_large');
    expect(await put(`${id}/papers/1`, new Uint8Array())).toBe('invalid');
    expect(await put(`${id}/papers/1`, paper, '../')).toBe('invalid');
    expect(await put(`${id}/papers/21`, paper)).toBe('invalid');
    expect(await put(`${randomUUID()}/papers/1`, paper)).toBe('not_found');
    const begun = randomUUID();
    await ask(person, 'POST', begun);
    expect(await put(`${begun}/papers/1`, paper)).toBe('not_found');
    await database.asService((transaction) =>
      transaction.query(
        `insert into private.kept_papers (user_id, review_id, position, name, size, sealed)
       select $1::text::uuid, $2::text::uuid, n, 'scan.pdf', 20971520, 'eA==' from generate_series(1, 10) as n`,
        [person.id, id],
      ),
    );
    expect(await put(`${id}/papers/11`, paper)).toBe('full');
    expect((await ask(person, 'PUT', `${id}/papers/10`, paper)).status).toBe(204);
    expect(await codeOf(await open(database, null)(person, 'PUT', `${id}/papers/1`, paper))).toBe(
      'not_found',
    );
  },
);

test.for(each)(
  'the export contains the original paper, and deleting the account removes it ($name)',
  async ({ database }) => {
    const ask = open(database);
    const person = await addPerson(database, 'copied-paper');
    const id = await newSavedReview(ask, person);
    await ask(person, 'PUT', `${id}/papers/1`, paper);
    const copyWith = async (key: Buffer) => {
      const files = exportFiles({ database, paperKey: key }, person.id, new Date());
      return unzipSync(new Uint8Array(await new Response(zipStream(files, new Date())).arrayBuffer()));
    };
    const copy = await copyWith(paperKey);
    expect(copy['papers/1-summons.pdf']).toEqual(paper);
    expect(new TextDecoder().decode(copy['data/kept-papers.json'])).not.toContain('sealed');
    expect(Object.keys(await copyWith(randomBytes(32)))).toContain('papers/1-summons.pdf.txt');
    await deleteAccount(database, null, person.id);
    const left = await database.asService((transaction) =>
      transaction.query('select from private.kept_papers where user_id = $1::text::uuid', [person.id]),
    );
    expect(left).toEqual([]);
  },
);
