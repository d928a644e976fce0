import { expect, test } from 'vitest';
import { serverDeadlines } from '#web/features/deadlines/deadline-store.ts';
import { loadSubscription } from '#web/lib/billing/subscription.ts';
import { addPerson, addUnconfirmedPerson } from '../db/people.ts';
import { startRestOnEach } from './rest-server.ts';

const servers = await startRestOnEach();
const hearing = {
  title: 'Hearing',
  date: 'December 1, 2026',
  time: '9:30 AM',
  priority: 'high',
  isSample: false,
} as const;

// Specification: 3.deadline.2, D.4
test.for(servers)(
  'a new account gets the three sample deadlines once ($name)',
  async ({ database, server }) => {
    const person = await addPerson(database);
    const deadlines = serverDeadlines(await server.client(person), person.id);
    const [first, again] = [await deadlines.list(), await deadlines.list()];
    expect(first.map(({ title, isSample }) => [title, isSample])).toEqual([
      ['Financial Disclosure Deadline', true],
      ['Mediation Session', true],
      ['Court Hearing', true],
    ]);
    expect(again).toEqual(first);

    for (const { id } of first) await deadlines.remove(id);
    expect(await deadlines.list()).toEqual([]);
  },
);

test.for(servers)(
  'two tabs that open at once do not duplicate the sample deadlines ($name)',
  async ({ database, server }) => {
    const person = await addPerson(database);
    const tabs = [
      serverDeadlines(await server.client(person), person.id),
      serverDeadlines(await server.client(person), person.id),
    ];
    await Promise.all(tabs.map((tab) => tab.list()));
    expect(await tabs[0]?.list()).toHaveLength(3);
  },
);

// Specification: 3.deadline.1, 6.deadlines, 7.data.4
test.for(servers)(
  'a deadline can be added, listed and removed only by its owner ($name)',
  async ({ database, server }) => {
    const [owner, other] = [await addPerson(database), await addPerson(database)];
    const own = serverDeadlines(await server.client(owner), owner.id);
    await own.add(hearing);
    expect(await own.list()).toMatchObject([{ ...hearing, id: expect.any(Number) }]);

    const foreign = serverDeadlines(await server.client(other), owner.id);
    await expect(foreign.add(hearing)).rejects.toMatchObject({ code: '42501' });
    const [kept] = await own.list();
    await serverDeadlines(await server.client(other), other.id).remove(kept?.id ?? 0);
    expect(await own.list()).toHaveLength(1);
  },
);

test.for(servers)('only its owner can change a deadline ($name)', async ({ database, server }) => {
  const [owner, other] = [await addPerson(database), await addPerson(database)];
  const own = serverDeadlines(await server.client(owner), owner.id);
  await own.add(hearing);
  const [{ id } = { id: 0 }] = await own.list();
  const moved = {
    title: 'Hearing, moved',
    date: 'December 8, 2026',
    time: '1:00 PM',
    priority: 'low',
  } as const;
  await own.change(id, moved);
  expect(await own.list()).toMatchObject([{ ...moved, id, isSample: false }]);

  const foreign = serverDeadlines(await server.client(other), other.id);
  await expect(foreign.change(id, hearing)).rejects.toThrow('gone');
  await expect(own.change(id, { ...moved, title: ' ' })).rejects.toMatchObject({ code: '23514' });
  expect(await own.list()).toMatchObject([{ ...moved, id, isSample: false }]);
});

test.for(servers)('updating a deleted deadline fails ($name)', async ({ database, server }) => {
  const person = await addPerson(database);
  const deadlines = serverDeadlines(await server.client(person), person.id);
  await deadlines.add(hearing);
  const [{ id } = { id: 0 }] = await deadlines.list();
  await deadlines.remove(id);
  await expect(deadlines.change(id, hearing)).rejects.toThrow('gone');
});

test.for(servers)(
  'a sample that a person edits becomes their own deadline ($name)',
  async ({ database, server }) => {
    const person = await addPerson(database);
    const deadlines = serverDeadlines(await server.client(person), person.id);
    const court = (await deadlines.list()).find(({ title }) => title === 'Court Hearing');
    await deadlines.change(court?.id ?? 0, { ...hearing, title: 'Court Hearing' });
    expect(await deadlines.list()).toMatchObject([
      { id: court?.id, isSample: false, date: 'December 1, 2026' },
    ]);
  },
);

// Specification: D.4
test.for(servers)(
  'a person’s first own deadline replaces the samples permanently ($name)',
  async ({ database, server }) => {
    const person = await addPerson(database);
    const deadlines = serverDeadlines(await server.client(person), person.id);
    expect(await deadlines.list()).toHaveLength(3);
    await deadlines.add(hearing);
    const own = await deadlines.list();
    expect(own).toMatchObject([{ title: 'Hearing', isSample: false }]);
    for (const { id } of own) await deadlines.remove(id);
    expect(await deadlines.list()).toEqual([]);
  },
);

// Specification: 4.trial.1
test.for(servers)(
  'loading an account without a subscription starts its trial ($name)',
  async ({ database, server }) => {
    const person = await addUnconfirmedPerson(database);
    const before = Date.now();
    const subscription = await loadSubscription(await server.client(person), person.id);
    expect(subscription).toMatchObject({ tier: 'trial', selectedAdvisors: ['lena', 'emma'] });
    expect(subscription.trialEndsAt?.getTime()).toBeGreaterThan(before + 6.9 * 24 * 3_600_000);
  },
);
