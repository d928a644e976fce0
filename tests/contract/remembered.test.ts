import { expect, test } from 'vitest';
import type { TurnEvent } from '#contract/chat.ts';
import { setPlan } from '../db/people.ts';
import { startChatOnEach, textOf } from './chat-server.ts';

const each = await startChatOnEach();

const cited = (events: readonly TurnEvent[]) =>
  events.find((event) => event.type === 'data-citations')?.data.items[0]?.id;
const offered = (events: readonly TurnEvent[]) =>
  events.find((event) => event.type === 'data-suggestions')?.data.items ?? [];

test.for(each)(
  '“what now” refers to the papers that a person was served with, and the answer mentions them once ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('hannah');
    const first = await person.ask(id, 'I was served yesterday');
    expect(cited(first)).toBe('hannah-answer-deadline');
    expect(textOf(first)).toContain('Tell me which state the court is in.');
    const second = await person.ask(id, 'what do i do next');
    expect(cited(second)).toBe('hannah-served-first-steps');
    const third = await person.ask(id, 'what next');
    expect(cited(third)).toBe('hannah-answer-content');
  },
);

test.for(each)(
  'the advisor asks about the stage of the case only if it is unknown ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('hannah');
    const asked = await person.ask(id, 'what do i do now');
    expect(textOf(asked)).toContain('Where do things stand right now?');
    expect(offered(asked)).toContain("I've filed");
    expect(cited(await person.ask(id, "I've filed"))).toBe('hannah-service-how');
  },
);

test.for(each)(
  'a person without children gets no text about children until they correct that fact ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const ask = async (says: readonly string[]) => {
      const id = await person.start('lena');
      server.advance(60_000);
      for (const text of says) await person.ask(id, text);
      return cited(await person.ask(id, 'how do i get through the days when the kids are at their dads'));
    };
    expect(await ask([])).toBe('lena-child-free-days');
    expect(await ask(['we have no kids'])).not.toBe('lena-child-free-days');
    expect(await ask(['we have no kids', 'sorry, we have two kids'])).toBe('lena-child-free-days');
  },
);

test.for(each)(
  'the age of the children breaks near-ties between library texts ($name)',
  async ({ database, server }) => {
    const person = await server.newPerson();
    await setPlan(database, person.person, { tier: 'unlimited' });
    const id = await person.start('ava');
    await person.ask(id, 'my kids are 14 and 16');
    expect(cited(await person.ask(id, 'what schedule is good for them'))).toBe('ava-teens');
  },
);

test.for(each)('a move to another state replaces the previous one ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('hannah');
  await person.ask(id, 'i live in texas');
  expect(textOf(await person.ask(id, 'we moved from texas to ohio'))).toContain('Ohio');
  expect(cited(await person.ask(id, 'how many days do i have to answer'))).toBe('hannah-ohio-answer');
});

test.for(each)(
  'facts from long ago are stored, but not used in a new conversation ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('hannah');
    await person.ask(id, 'the divorce was final last month');
    for (let turn = 0; turn < 8; turn += 1) {
      server.advance(60_000);
      await person.ask(id, 'how do i sleep');
    }
    expect(cited(await person.ask(id, 'what do i do now'))).toBe('hannah-after-judgment');
    server.advance(60_000);
    const next = await person.start('hannah');
    expect(cited(await person.ask(next, 'what do i do now'))).toBeUndefined();
  },
);

test.for(each)('a regenerated answer uses the same facts ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('hannah');
  await person.ask(id, 'I was served yesterday');
  await person.ask(id, 'what do i do next');
  const { messages } = await person.read(id);
  const [question, answer] = messages.slice(-2);
  const again = await person.post(`/conversations/${id}/turns`, {
    id: crypto.randomUUID(),
    userMessageId: question?.id,
    text: '-',
    replaces: answer?.id,
  });
  expect(await again.text()).toContain('hannah-answer-content');
});

test.for(each)('the log contains none of the remembered facts ($name)', async ({ database, server }) => {
  const person = await server.newPerson();
  await setPlan(database, person.person, { tier: 'unlimited' });
  const id = await person.start('ava');
  await person.ask(id, 'my kids are 14 and 16');
  expect(server.logged()).not.toMatch(/teen|14 and 16/);
});
