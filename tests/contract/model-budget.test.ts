import { afterAll, expect, test } from 'vitest';
import { modelNotes } from '#content/model-notes.ts';
import type { Tier } from '#domain/billing/plan.ts';
import { tokenBudget } from '#server/chat/model/provider/daily-tokens.ts';
import { openEachDatabase } from '../database.ts';
import { setPlan } from '../db/people.ts';
import { startChat, textOf } from './chat-server.ts';
import { startProvider } from './model-provider.ts';

const provider = await startProvider();
afterAll(() => provider[Symbol.asyncDispose]());
provider.mock.onMessage(/./, { content: 'Two lines are enough.' });

const each = await openEachDatabase();
const tiny = {
  trial: 100,
  starter: 100,
  core: 100,
  unlimited: 200,
  paused: 10,
  canceled: 0,
} as const satisfies Record<Tier, number>;
const day = (text: string) => () => new Date(`${text}T12:00:00Z`);

/** A person who has asked one question, which creates the row with the counters. */
async function personWhoAsked(database: (typeof each)[number]['database']) {
  await using server = await startChat(database);
  const person = await server.newPerson();
  await person.ask(await person.start('lena'), 'how do i sleep');
  return person.person;
}

// ASVS: 2.3.2
test.for(each)(
  'only as many concurrent answers start as the daily token limit allows ($name)',
  async ({ database }) => {
    const { id } = await personWhoAsked(database);
    const copies = [1, 2].map(() => tokenBudget(database, day('2026-11-22'), tiny));
    const taken = await Promise.all(
      copies.flatMap((copy) => Array.from({ length: 6 }, () => copy.reserve(id, 30))),
    );
    expect(taken.filter(Boolean)).toHaveLength(3);
  },
);

test.for(each)(
  'unused tokens are refunded, and the full limit is available again each day ($name)',
  async ({ database }) => {
    const { id } = await personWhoAsked(database);
    const today = tokenBudget(database, day('2026-11-22'), tiny);
    expect(await today.reserve(id, 100)).toBe(true);
    expect(await today.reserve(id, 40)).toBe(false);
    await today.settle(id, 100, 60);
    expect(await today.reserve(id, 40)).toBe(true);
    expect(await tokenBudget(database, day('2026-11-23'), tiny).reserve(id, 100)).toBe(true);
  },
);

// ASVS: 2.3.2
test.for(each)('the daily token limit depends on the plan ($name)', async ({ database }) => {
  const person = await personWhoAsked(database);
  const budget = tokenBudget(database, day('2026-11-22'), tiny);
  expect(await budget.reserve(person.id, 150)).toBe(false);
  await setPlan(database, person, { tier: 'unlimited' });
  expect(await budget.reserve(person.id, 150)).toBe(true);
  await setPlan(database, person, { tier: 'canceled' });
  expect(await budget.reserve(person.id, 1)).toBe(false);
});

test.for(each)(
  'when the daily token limit is reached, the library answers and says so ($name)',
  async ({ database }) => {
    await using server = await startChat(database, await provider.open('openai-compatible'));
    const person = await server.newPerson();
    const id = await person.start('james');
    expect(textOf(await person.ask(id, 'how do i answer an angry email'))).toBe('Two lines are enough.');
    await database.asService((transaction) =>
      transaction.query('update private.chat_budgets set model_tokens = 10000000 where user_id = $1', [
        person.person.id,
      ]),
    );
    provider.asked.length = 0;
    const events = await person.ask(id, 'how do i answer an angry email');
    expect(textOf(events).startsWith(modelNotes.usedUp)).toBe(true);
    expect(events).toContainEqual({ type: 'data-engine', data: { engine: 'library' } });
    expect(provider.asked).toHaveLength(0);
  },
);

test.for(each)('the counted tokens are close to what was sent and received ($name)', async ({ database }) => {
  await using server = await startChat(database, await provider.open('openai-compatible'));
  const person = await server.newPerson();
  provider.asked.length = 0;
  provider.judged.length = 0;
  await person.ask(await person.start('james'), 'how do i answer an angry email');
  const [row] = await database.asService((transaction) =>
    transaction.query<{ tokens: number }>(
      'select model_tokens as tokens from private.chat_budgets where user_id = $1',
      [person.person.id],
    ),
  );
  // The answer, and the short second opinion that is requested with it.
  const sent = [...provider.asked, ...provider.judged]
    .map((body) => JSON.stringify(body['messages']).length / 3.6)
    .reduce((sum, tokens) => sum + tokens, 0);
  expect(row?.tokens).toBeGreaterThan(sent * 0.8);
  expect(row?.tokens).toBeLessThan(sent * 1.1);
});
