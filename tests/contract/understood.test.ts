import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { TurnEvent } from '#contract/chat.ts';
import { type UnderstoodFacts, understoodFacts } from '#contract/understood.ts';
import { setPlan } from '../db/people.ts';
import { type ChatPerson, refusal, startChatOnEach, textOf } from './chat-server.ts';

const each = await startChatOnEach();

const cited = (events: readonly TurnEvent[]) =>
  events.find((event) => event.type === 'data-citations')?.data.items[0]?.id;

async function factsOf(response: Promise<Response>): Promise<UnderstoodFacts['items']> {
  const answer = await response;
  expect(answer.status).toBe(200);
  return v.parse(understoodFacts, await answer.json()).items;
}

const read = (person: ChatPerson, id: string, query = '') =>
  factsOf(person.request(`/conversations/${id}/understood${query}`));
const dayOf = (items: UnderstoodFacts['items']) => items.find(({ key }) => key === 'served')?.value;
const forget = (person: ChatPerson, id: string, key: string) =>
  person.request(`/conversations/${id}/understood/${key}`, { method: 'DELETE' });
const correct = (person: ChatPerson, id: string, key: string, value: unknown) =>
  person.request(`/conversations/${id}/understood/${key}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ value }),
  });

test.for(each)('a person sees the facts that they have mentioned ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('hannah');
  expect(await read(person, id)).toEqual([]);
  await person.ask(id, 'I live in Ohio and we have two kids');
  await person.ask(id, 'I was served on November 9, 2026');
  expect(await read(person, id)).toEqual([
    { key: 'state', label: 'State', value: 'Ohio' },
    { key: 'stage', label: 'Where things stand', value: 'served papers' },
    { key: 'children', label: 'Children', value: 'two' },
    { key: 'served', label: 'Papers received', value: 'November 9, 2026' },
  ]);
});

test.for(each)(
  'after the person removes a state, the next answer does not use it ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('hannah');
    await person.ask(id, 'i live in ohio');
    const control = await person.start('hannah');
    await person.ask(control, 'i live in ohio');
    expect(cited(await person.ask(control, 'how many days do i have to answer'))).toBe('hannah-ohio-answer');
    server.advance(60_000);
    expect(await factsOf(forget(person, id, 'state'))).toEqual([]);
    const answer = await person.ask(id, 'how many days do i have to answer');
    expect(cited(answer)).toBe('hannah-answer-deadline');
    expect(textOf(answer)).not.toContain('Ohio');
  },
);

test.for(each)(
  'after a correction, the next answer applies to the corrected state ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('hannah');
    await person.ask(id, 'i live in texas');
    expect(await factsOf(correct(person, id, 'state', 'OH'))).toEqual([
      { key: 'state', label: 'State', value: 'Ohio' },
    ]);
    expect(cited(await person.ask(id, 'how many days do i have to answer'))).toBe('hannah-ohio-answer');
  },
);

test.for(each)('a later message updates a fact that the person had edited ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('hannah');
  await person.ask(id, 'i live in texas');
  await correct(person, id, 'state', 'IA');
  await forget(person, id, 'children');
  await person.ask(id, 'we moved to ohio');
  expect(await read(person, id)).toEqual([{ key: 'state', label: 'State', value: 'Ohio' }]);
  expect(cited(await person.ask(id, 'how many days do i have to answer'))).toBe('hannah-ohio-answer');
});

test.for(each)('a regenerated answer uses facts that changed later ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('hannah');
  await person.ask(id, 'i live in ohio');
  await person.ask(id, 'how many days do i have to answer in ohio');
  await forget(person, id, 'state');
  const [question, answer] = (await person.read(id)).messages.slice(-2);
  const again = await person.post(`/conversations/${id}/turns`, {
    id: crypto.randomUUID(),
    userMessageId: question?.id,
    text: '-',
    replaces: answer?.id,
  });
  expect(await again.text()).not.toContain('hannah-ohio-answer');
  expect(await read(person, id)).toEqual([]);
});

test.for(each)(
  'removing the fact that papers were served also removes the date of service ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('hannah');
    await person.ask(id, 'I was served on November 9, 2026');
    expect(await factsOf(forget(person, id, 'stage'))).toEqual([]);
    await person.ask(id, 'I was served');
    expect(await read(person, id)).toEqual([
      { key: 'stage', label: 'Where things stand', value: 'served papers' },
    ]);
  },
);

test.for(each)(
  'a removed house is no longer included in calculations ($name)',
  async ({ database, server }) => {
    const person = await server.newPerson();
    await setPlan(database, person.person, { tier: 'unlimited' });
    // The figures are stored even though the word "house" is missing, and are used only when the person asks about the
    // house.
    const told = 'zillow says it is worth $420,000 and we owe $180,000 on it';
    const question = 'how do I buy him out of the house?';
    const kept = await person.start('james');
    await person.ask(kept, told);
    expect(textOf(await person.ask(kept, question))).toContain('$240,000');
    server.advance(60_000);
    const id = await person.start('james');
    await person.ask(id, told);
    expect(await read(person, id)).toContainEqual({
      key: 'house',
      label: 'House',
      value: 'worth $420,000, $180,000 owed',
    });
    await forget(person, id, 'house');
    expect(textOf(await person.ask(id, question))).not.toContain('$240,000');
  },
);

test.for(each)('a date mentioned as “yesterday” stays the same date later on ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('hannah');
  await person.ask(id, 'I was served yesterday');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  expect(dayOf(await read(person, id, `?day=${tomorrow}`))).toBe(dayOf(await read(person, id)));
  expect(await refusal(person.request(`/conversations/${id}/understood?day=soon`))).toEqual([400, 'invalid']);
});

test.for(each)('nobody can see or change another person’s facts ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('hannah');
  await person.ask(id, 'i live in ohio');
  const other = await server.newPerson();
  const refused = [404, 'not_found'];
  expect(await refusal(other.request(`/conversations/${id}/understood`))).toEqual(refused);
  expect(await refusal(forget(other, id, 'state'))).toEqual(refused);
  expect(await refusal(correct(other, id, 'state', 'TX'))).toEqual(refused);
  expect(await read(person, id)).toEqual([{ key: 'state', label: 'State', value: 'Ohio' }]);
});

test.for(each)('an unknown fact or value is refused and changes nothing ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('hannah');
  await person.ask(id, 'i live in ohio');
  const refused = [400, 'invalid'];
  for (const value of ['ZZ', 'Texas', 'tx', '', null, 7]) {
    expect(await refusal(correct(person, id, 'state', value))).toEqual(refused);
  }
  expect(await refusal(correct(person, id, 'stage', 'TX'))).toEqual(refused);
  expect(await refusal(forget(person, id, 'name'))).toEqual(refused);
  expect(await read(person, id)).toEqual([{ key: 'state', label: 'State', value: 'Ohio' }]);
});

test.for(each)(
  'facts changed in an ephemeral chat are deleted with the chat ($name)',
  async ({ server, database }) => {
    const person = await server.newPerson();
    await person.request('/unkept/hannah', { method: 'PUT' });
    const id = await person.start('hannah');
    await person.ask(id, 'i live in ohio');
    expect(await factsOf(forget(person, id, 'state'))).toEqual([]);
    const elsewhere = await server.newPerson(person.person, crypto.randomUUID());
    expect(await refusal(forget(elsewhere, id, 'state'))).toEqual([404, 'not_found']);
    await person.request('/unkept/hannah', { method: 'DELETE' });
    const left = await database.asService((service) =>
      service.query('select id from public.conversations where id = $1::uuid', [id]),
    );
    expect(left).toEqual([]);
  },
);

test.for(each)('the log contains no facts ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('hannah');
  await person.ask(id, 'i live in delaware');
  await read(person, id);
  await correct(person, id, 'state', 'VT');
  expect(server.logged()).not.toMatch(/delaware|vermont|"VT"/i);
});
