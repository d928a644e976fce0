import { expect, test } from 'vitest';
import { budgetGap } from '#content/guided/budget-gap.ts';
import { firstNight } from '#content/guided/first-night.ts';
import { flows } from '#content/guided/flows.ts';
import { iWantToFile } from '#content/guided/i-want-to-file.ts';
import { parentingPlan } from '#content/guided/parenting-plan.ts';
import { safetyPlan } from '#content/guided/safety-plan.ts';
import { assess } from '#domain/safety/assess.ts';
import { newRun } from '#domain/guided/run.ts';
import { openReaders } from '../safety-readers.ts';
import { runAt, talk } from './talk-in-tests.ts';

const arrivals = [
  'omg he just pulled in the driveway',
  'hes home',
  "he's at the door what do i do",
  'im scared hes banging on it',
  'he just got home',
  'i can hear his car',
  'hes here gotta go',
  'hes back',
];

test.each(
  [
    [safetyPlan, 'bag'],
    [safetyPlan, 'people'],
    [safetyPlan, 'signs'],
    [parentingPlan, 'now'],
    [budgetGap, 'food'],
  ].flatMap(([flow, slot]) => arrivals.map((text) => [flow, slot, text] as const)),
)('in $0.title at “%s”, “%s” brings 911 first and is no answer', async (flow, slot, text) => {
  const start = runAt(flow as typeof safetyPlan, slot as string, { afraid: 'no' });
  const { run, answer, lines, stored } = await talk(flow as typeof safetyPlan, start, text);
  expect(answer.slice(0, 60)).toContain('911');
  expect(lines[0]).toBe('emergency');
  expect([run.status, run.values[slot as string]]).toEqual(['paused', undefined]);
  expect(stored === text || stored.includes('stays on this device')).toBe(true);
  const next = await talk(flow as typeof safetyPlan, run, 'Continue');
  expect([next.run.status, next.run.values[slot as string]]).toEqual(['asking', undefined]);
});

test.each(arrivals)('after the page, “%s” brings 911 first in every flow', async (text) => {
  for (const flow of flows) {
    const done = { ...runAt(flow, 'end'), status: 'done' as const, finishedOn: '2026-11-28' };
    expect((await talk(flow, done, text)).answer.slice(0, 60)).toContain('911');
  }
});

test.each(arrivals.slice(0, -1))('“%s” brings the same words outside a guided conversation', async (text) => {
  const found = await assess(text, { lastKind: null, kinds: [], earlier: [] }, openReaders());
  expect(found).toMatchObject({ kind: 'script', script: 'violence-here' });
});

test.each([
  [iWantToFile, 'other', "he's here too", { afraid: 'no', state: 'OH' }],
  [firstNight, 'company', 'my husband is home', { safe: 'yes', dark: 'no' }],
])('in $0.title at “%s”, “%s” is an answer', async (flow, slot, text, given) => {
  expect((await talk(flow, runAt(flow, slot, given), text)).answer).not.toContain('911');
});

test.each(['she has them on weekends, he is home with them then', 'our son is home with me'])(
  'at the question where the children sleep, “%s” is an answer',
  async (text) => {
    const { run } = await talk(parentingPlan, runAt(parentingPlan, 'now', { afraid: 'no' }), text);
    expect(run.status).toBe('asking');
  },
);

test('a new safety plan begins as usual', async () => {
  expect((await talk(safetyPlan, newRun(safetyPlan), 'no, he is at work')).lines).not.toContain('emergency');
});

test('on a first night, someone feared in the house brings 911 first', async () => {
  const { run, answer, lines } = await talk(firstNight, newRun(firstNight), 'hes in the house and im scared');
  expect(answer.slice(0, 60)).toContain('911');
  expect([run.status, lines]).toEqual(['paused', ['emergency', 'violence']]);
});

test.each([
  ['sleep', 'my ex keeps driving by the house and texting he can see me'],
  ['hour', 'im alone he has a key and keeps texting hes on his way'],
  ['company', 'im alone he has a key and keeps texting hes on his way'],
])('at “%s” at night, “%s” brings 911 first and is no answer', async (slot, text) => {
  const { run, answer } = await talk(firstNight, runAt(firstNight, slot, { safe: 'yes', dark: 'no' }), text);
  expect(answer.slice(0, 60)).toContain('911');
  expect([run.status, run.values[slot], run.dangers]).toEqual([
    'paused',
    undefined,
    expect.arrayContaining(['violence']),
  ]);
});
