import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { TurnEvent } from '#contract/chat.ts';
import { type UnderstoodFacts, understoodFacts } from '#contract/understood.ts';
import type { AdvisorId } from '#domain/advisor.ts';
import type { Database } from '#server/database/database.ts';
import { setPlan } from '../db/people.ts';
import { type ChatPerson, type ChatServer, refusal, startChatOnEach, textOf } from './chat-server.ts';

const each = await startChatOnEach();

const cited = (events: readonly TurnEvent[]) =>
  events.find((event) => event.type === 'data-citations')?.data.items[0]?.id;

async function factsOf(response: Promise<Response>): Promise<UnderstoodFacts> {
  const answer = await response;
  expect(answer.status).toBe(200);
  return v.parse(understoodFacts, await answer.json());
}

const read = (person: ChatPerson, id: string) => factsOf(person.request(`/conversations/${id}/understood`));
const lines = ({ items }: UnderstoodFacts) =>
  items.map(({ label, value, from }) => `${label}: ${value}${from ? ` (${from})` : ''}`);
const forget = (person: ChatPerson, id: string, key: string) =>
  person.request(`/conversations/${id}/understood/${key}`, { method: 'DELETE' });
const put = (person: ChatPerson, id: string, key: string, body: unknown) =>
  person.request(`/conversations/${id}/understood/${key}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const share = (person: ChatPerson, id: string, includesSensitive = false) =>
  put(person, id, 'sharing', { includesSensitive });
const stop = (person: ChatPerson, id: string) => forget(person, id, 'sharing');

/** A new person whose plan includes every advisor. */
async function everyAdvisor(server: ChatServer, database: Database): Promise<ChatPerson> {
  const person = await server.newPerson();
  await setPlan(database, person.person, { tier: 'unlimited' });
  return person;
}

async function told(person: ChatPerson, advisor: AdvisorId, ...messages: string[]): Promise<string> {
  const id = await person.start(advisor);
  for (const message of messages) await person.ask(id, message);
  return id;
}

const stored = (database: Database, person: ChatPerson) =>
  database.asService((service) =>
    service.query(
      'select advisor, facts from public.shared_facts where user_id = $1::uuid order by advisor',
      [person.person.id],
    ),
  );

test.for(each)(
  'before a person shares anything, other advisors know nothing ($name)',
  async ({ server, database }) => {
    const person = await everyAdvisor(server, database);
    const hannah = await told(person, 'hannah', 'I live in Ohio');
    expect(await read(person, hannah)).toMatchObject({ sharing: 'off', isSensitive: false });
    expect(await read(person, await person.start('ava'))).toEqual({
      items: [],
      sharing: 'none',
      isSensitive: false,
    });
  },
);

test.for(each)(
  'shared facts reach existing and new conversations with the other advisors ($name)',
  async ({ server, database }) => {
    const person = await everyAdvisor(server, database);
    const before = await told(person, 'ava', 'hello');
    const hannah = await told(person, 'hannah', 'I live in Ohio and my kids are 8 and 15');
    expect(await factsOf(share(person, hannah))).toMatchObject({ sharing: 'on' });
    const expected = ['State: Ohio (Hannah)', 'Children: two (grade school, teen) (Hannah)'];
    expect(lines(await read(person, before))).toEqual(expected);
    for (const advisor of ['lena', 'emma', 'james', 'max', 'ava'] as const) {
      expect(lines(await read(person, await person.start(advisor)))).toEqual(expected);
    }
    expect(lines(await read(person, hannah))).toEqual(['State: Ohio', 'Children: two (grade school, teen)']);
    expect(lines(await read(person, await person.start('hannah')))).toEqual([]);
    expect(lines(await read(person, await person.start('support')))).toEqual([]);
    expect(await stored(database, person)).toEqual([
      { advisor: 'hannah', facts: { state: 'OH', children: { many: 2, ages: ['school-age', 'teen'] } } },
    ]);
  },
);

test.for(each)(
  'the next answer of another advisor uses a shared state ($name)',
  async ({ server, database }) => {
    const person = await everyAdvisor(server, database);
    const max = await told(person, 'max', 'i live in ohio');
    const hannah = await person.start('hannah');
    const question = 'how many days do i have to answer';
    expect(cited(await person.ask(hannah, question))).toBe('hannah-answer-deadline');
    await factsOf(share(person, max));
    server.advance(60_000);
    expect(cited(await person.ask(await person.start('hannah'), question))).toBe('hannah-ohio-answer');
    server.advance(60_000);
    await factsOf(stop(person, max));
    expect(textOf(await person.ask(await person.start('hannah'), question))).not.toContain('Ohio');
  },
);

test.for(each)(
  'facts stated, corrected or removed in a conversation take precedence there ($name)',
  async ({ server, database }) => {
    const person = await everyAdvisor(server, database);
    const hannah = await told(person, 'hannah', 'I live in Ohio and my kids are 8 and 15');
    const forgotten = await told(person, 'ava', 'hello');
    await forget(person, forgotten, 'children');
    await factsOf(share(person, hannah));
    expect(lines(await read(person, forgotten))).toEqual(['State: Ohio (Hannah)']);
    const max = await told(person, 'max', 'we live in Iowa now');
    expect(lines(await read(person, max))).toEqual([
      'State: Iowa',
      'Children: two (grade school, teen) (Hannah)',
    ]);
    server.advance(60_000);
    const lena = await person.start('lena');
    expect(lines(await factsOf(put(person, lena, 'state', { value: 'TX' })))[0]).toBe('State: Texas');
    expect(lines(await factsOf(forget(person, lena, 'children')))).toEqual(['State: Texas']);
    expect(lines(await read(person, hannah))).toContain('State: Ohio');
    expect(lines(await read(person, await person.start('lena')))[0]).toBe('State: Ohio (Hannah)');
  },
);

test.for(each)(
  'a person can stop sharing with all advisors and start again ($name)',
  async ({ server, database }) => {
    const person = await everyAdvisor(server, database);
    const hannah = await told(person, 'hannah', 'I live in Ohio');
    const ava = await person.start('ava');
    await factsOf(share(person, hannah));
    expect(lines(await read(person, ava))).toEqual(['State: Ohio (Hannah)']);
    expect(await factsOf(stop(person, hannah))).toMatchObject({ sharing: 'off' });
    expect(lines(await read(person, ava))).toEqual([]);
    expect(await stored(database, person)).toEqual([]);
    await factsOf(share(person, hannah));
    expect(lines(await read(person, ava))).toEqual(['State: Ohio (Hannah)']);
  },
);

test.for(each)(
  'correcting or removing a fact where it was shared changes it for all advisors ($name)',
  async ({ server, database }) => {
    const person = await everyAdvisor(server, database);
    const hannah = await told(person, 'hannah', 'I live in Ohio and was served on November 9, 2026');
    await factsOf(share(person, hannah));
    const ava = await person.start('ava');
    expect(await factsOf(put(person, hannah, 'state', { value: 'IA' }))).toMatchObject({ sharing: 'on' });
    expect(lines(await read(person, ava))[0]).toBe('State: Iowa (Hannah)');
    await factsOf(forget(person, hannah, 'stage'));
    expect(lines(await read(person, ava))).toEqual(['State: Iowa (Hannah)']);
    expect(await factsOf(forget(person, hannah, 'state'))).toMatchObject({ sharing: 'none' });
    expect(lines(await read(person, ava))).toEqual([]);
    expect(await stored(database, person)).toEqual([]);
  },
);

test.for(each)(
  'a fact stated after sharing is shared only when the person shares again ($name)',
  async ({ server, database }) => {
    const person = await everyAdvisor(server, database);
    const hannah = await told(person, 'hannah', 'I live in Ohio');
    await factsOf(share(person, hannah));
    await person.ask(hannah, 'we have two kids');
    const ava = await person.start('ava');
    expect(await read(person, hannah)).toMatchObject({ sharing: 'changed' });
    expect(lines(await read(person, ava))).toEqual(['State: Ohio (Hannah)']);
    expect(await factsOf(share(person, hannah))).toMatchObject({ sharing: 'on' });
    expect(lines(await read(person, ava))).toEqual(['State: Ohio (Hannah)', 'Children: two (Hannah)']);
  },
);

test.for(each)(
  'facts received from another advisor are not shared again ($name)',
  async ({ server, database }) => {
    const person = await everyAdvisor(server, database);
    const hannah = await told(person, 'hannah', 'I live in Ohio');
    await factsOf(share(person, hannah));
    const ava = await person.start('ava');
    expect(await read(person, ava)).toMatchObject({ sharing: 'none' });
    expect(await refusal(share(person, ava))).toEqual([400, 'invalid']);
    await person.ask(ava, 'we have two kids');
    await factsOf(share(person, ava));
    expect(await stored(database, person)).toEqual([
      { advisor: 'ava', facts: { children: { many: 2, ages: [] } } },
      { advisor: 'hannah', facts: { state: 'OH' } },
    ]);
    expect(lines(await read(person, await person.start('max')))).toEqual([
      'State: Ohio (Hannah)',
      'Children: two (Ava)',
    ]);
  },
);

test.for(each)(
  "an ambiguous mention is not shared if only another advisor's facts explain it ($name)",
  async ({ server, database }) => {
    const person = await everyAdvisor(server, database);
    const hannah = await told(person, 'hannah', 'my kids are 8 and 15');
    await factsOf(share(person, hannah));
    const ava = await told(person, 'ava', 'how do we tell the kids?');
    const shown = await read(person, ava);
    expect(lines(shown)).toEqual(['Children: two (grade school, teen) (Hannah)']);
    expect(shown.sharing).toBe('none');
    expect(await refusal(share(person, ava))).toEqual([400, 'invalid']);
  },
);

test.for(each)(
  'if two advisors were told different states, the later share applies ($name)',
  async ({ server, database }) => {
    const person = await everyAdvisor(server, database);
    const hannah = await told(person, 'hannah', 'I live in Ohio');
    const max = await told(person, 'max', 'I live in Iowa');
    await factsOf(share(person, max));
    server.advance(1000);
    await factsOf(share(person, hannah));
    const ava = await person.start('ava');
    expect(lines(await read(person, ava))).toEqual(['State: Ohio (Hannah)']);
    await factsOf(stop(person, hannah));
    expect(lines(await read(person, ava))).toEqual(['State: Iowa (Max)']);
  },
);

test.for(each)(
  'sharing can be stopped from any conversation with the same advisor ($name)',
  async ({ server, database }) => {
    const person = await everyAdvisor(server, database);
    const hannah = await told(person, 'hannah', 'I live in Ohio');
    await factsOf(share(person, hannah));
    const newer = await person.start('hannah');
    expect(await read(person, newer)).toMatchObject({ items: [], sharing: 'other-chat' });
    await factsOf(stop(person, newer));
    expect(await read(person, hannah)).toMatchObject({ sharing: 'off' });
  },
);

test.for(each)("nobody can read or end another person's sharing ($name)", async ({ server, database }) => {
  const person = await everyAdvisor(server, database);
  const other = await everyAdvisor(server, database);
  const hannah = await told(person, 'hannah', 'I live in Ohio');
  expect(await refusal(share(other, hannah))).toEqual([404, 'not_found']);
  await factsOf(share(person, hannah));
  const elsewhere = await told(other, 'hannah', 'I live in Texas');
  await factsOf(share(other, elsewhere));
  expect(lines(await read(other, await other.start('ava')))).toEqual(['State: Texas (Hannah)']);
  expect(await refusal(stop(other, hannah))).toEqual([404, 'not_found']);
  await factsOf(stop(other, elsewhere));
  expect(await stored(database, person)).toEqual([{ advisor: 'hannah', facts: { state: 'OH' } }]);
  expect(lines(await read(other, await other.start('ava')))).toEqual([]);
  expect(lines(await read(person, await person.start('ava')))).toEqual(['State: Ohio (Hannah)']);
});

test.for(each)('a private chat shares nothing ($name)', async ({ server, database }) => {
  const person = await everyAdvisor(server, database);
  await person.request('/unkept/hannah', { method: 'PUT' });
  const id = await told(person, 'hannah', 'I live in Ohio');
  expect(await read(person, id)).toMatchObject({ sharing: 'private' });
  expect(await refusal(share(person, id))).toEqual([400, 'invalid']);
  const insert = database.asUser(person.person.claims, (transaction) =>
    transaction.query(
      `insert into public.shared_facts (user_id, advisor, conversation_id, facts)
       values ($1::uuid, 'hannah', $2::uuid, '{"state": "OH"}')`,
      [person.person.id, id],
    ),
  );
  await expect(insert).rejects.toMatchObject({ code: '42501' });
  expect(await stored(database, person)).toEqual([]);
});

test.for(each)(
  "after a mention of danger, sharing requires the person's explicit confirmation ($name)",
  async ({ server, database }) => {
    const person = await everyAdvisor(server, database);
    const id = await told(person, 'hannah', 'I live in Ohio', 'he hit me last night and i am scared');
    expect(await read(person, id)).toMatchObject({ sharing: 'off', isSensitive: true });
    expect(await refusal(share(person, id))).toEqual([403, 'sensitive']);
    expect(await factsOf(share(person, id, true))).toMatchObject({ sharing: 'on' });
    const ava = await read(person, await person.start('ava'));
    expect(ava).toMatchObject({ isSensitive: false });
    expect(lines(ava)).toEqual(['State: Ohio (Hannah)']);
  },
);

test.for(each)('the support chat neither shares nor receives facts ($name)', async ({ server, database }) => {
  const person = await everyAdvisor(server, database);
  const support = await person.start('support');
  await person.ask(support, 'I live in Ohio');
  expect(await read(person, support)).toMatchObject({ sharing: 'none' });
  expect(await refusal(share(person, support))).toEqual([400, 'invalid']);
});

test.for(each)('shared facts are deleted with their conversation ($name)', async ({ server, database }) => {
  const person = await everyAdvisor(server, database);
  const hannah = await told(person, 'hannah', 'I live in Ohio');
  await factsOf(share(person, hannah));
  await person.request(`/conversations/${hannah}`, { method: 'DELETE' });
  expect(await stored(database, person)).toEqual([]);
  const max = await told(person, 'max', 'I live in Iowa');
  await factsOf(share(person, max));
  await person.request('/conversations', { method: 'DELETE' });
  expect(await stored(database, person)).toEqual([]);
});

test.for(each)('the database accepts only valid facts ($name)', async ({ server, database }) => {
  const person = await everyAdvisor(server, database);
  const id = await person.start('hannah');
  const write = (facts: unknown, advisor = 'hannah') =>
    database.asUser(person.person.claims, (transaction) =>
      transaction.query(
        `insert into public.shared_facts (user_id, advisor, conversation_id, facts)
         values ($1::uuid, $2, $3::uuid, $4::text::jsonb)
         on conflict (user_id, advisor) do update set facts = excluded.facts`,
        [person.person.id, advisor, id, JSON.stringify(facts)],
      ),
    );
  const refused = [
    {},
    [],
    'OH',
    null,
    { name: 'Ines' },
    { state: 'Ohio' },
    { state: null },
    { stage: 'he hit me' },
    { stage: ['served'] },
    { children: 'two' },
    { children: { many: 2 } },
    { children: { many: '2', ages: [] } },
    { children: { many: 2, ages: ['Tim'] } },
    { children: { many: 2, ages: 'teen' } },
    { children: { many: 2, ages: [], names: 'Tim' } },
    { children: { many: 2, ages: Array.from({ length: 6 }, () => 'teen') } },
    { house: 420_000 },
    { house: { value: 420_000 } },
    { house: { value: -1, owed: 0 } },
    { house: { value: 1e13, owed: 0 } },
    { served: 'yesterday' },
    { served: '2026-13-01' },
    { state: 'OH', note: 'x' },
  ];
  for (const facts of refused) {
    await expect(write(facts), JSON.stringify(facts)).rejects.toMatchObject({ code: '23514' });
  }
  await expect(write({ state: 'OH' }, 'ava')).rejects.toMatchObject({ code: '42501' });
  await write({
    state: 'OH',
    stage: 'about-to-file',
    children: { many: null, ages: ['baby', 'small', 'school-age', 'teen', 'adult'] },
    house: { value: 999_999_999_999, owed: 0 },
    served: '2026-11-09',
  });
  await write({ children: 'none' });
});

test.for(each)('a nonexistent state or date is ignored ($name)', async ({ server, database }) => {
  const person = await everyAdvisor(server, database);
  const id = await person.start('hannah');
  await database.asUser(person.person.claims, (transaction) =>
    transaction.query(
      `insert into public.shared_facts (user_id, advisor, conversation_id, facts) values
         ($1::uuid, 'hannah', $2::uuid, '{"state": "ZZ", "stage": "served", "served": "2026-02-31"}')`,
      [person.person.id, id],
    ),
  );
  expect(lines(await read(person, await person.start('ava')))).toEqual([
    'Where things stand: served papers (Hannah)',
  ]);
});

test.for(each)('sharing requires a valid request ($name)', async ({ server, database }) => {
  const person = await everyAdvisor(server, database);
  const id = await told(person, 'hannah', 'I live in Ohio');
  const refused = [400, 'invalid'];
  for (const body of [{}, { includesSensitive: 'yes' }, { includesSensitive: true, more: 1 }, null]) {
    expect(await refusal(put(person, id, 'sharing', body))).toEqual(refused);
  }
  expect(await refusal(share(person, randomUUID()))).toEqual([404, 'not_found']);
});

test.for(each)('the log contains no shared facts ($name)', async ({ server, database }) => {
  const person = await everyAdvisor(server, database);
  const id = await told(person, 'hannah', 'i live in delaware');
  await factsOf(share(person, id));
  await read(person, await person.start('ava'));
  expect(server.logged()).not.toMatch(/delaware|"DE"/i);
});
