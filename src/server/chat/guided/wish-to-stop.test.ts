import { expect, test } from 'vitest';
import { firstNight } from '#content/guided/first-night.ts';
import { flows } from '#content/guided/flows.ts';
import { logAnIncident } from '#content/guided/log-an-incident.ts';
import { parentingPlan } from '#content/guided/parenting-plan.ts';
import { safetyPlan } from '#content/guided/safety-plan.ts';
import { tellTheChildren } from '#content/guided/tell-the-children.ts';
import { newRun } from '#domain/guided/run.ts';
import { runAt, talk } from './talk-in-tests.ts';

const wishes = [
  'honestly I dont want to do this anymore, stop',
  "I said stop. I don't want to do this",
  'maybe later',
];

test.each(
  [
    [parentingPlan, 'homes'],
    [parentingPlan, 'now'],
    [safetyPlan, 'places'],
    [safetyPlan, 'bag'],
    [tellTheChildren, 'stays'],
  ].flatMap(([flow, slot]) => wishes.map((text) => [flow, slot, text] as const)),
)('in $0.title at “%s”, “%s” stops and is no answer', async (flow, slot, text) => {
  const of = flow as typeof safetyPlan;
  const start = runAt(of, slot as string, { afraid: 'no' });
  const { run, answer } = await talk(of, start, text);
  expect([run.status, run.values]).toEqual(['paused', start.values]);
  expect(answer).toContain('we can stop here');
});

test('every flow stops at its first question', async () => {
  for (const flow of flows)
    expect((await talk(flow, newRun(flow), 'I told you to stop asking, I’m tired')).run.status).toBe(
      'paused',
    );
});

test('“I can’t do this anymore” beside it brings the line about thoughts of dying', async () => {
  const start = runAt(firstNight, 'drink', { safe: 'yes', dark: 'no' });
  const { run, answer, lines } = await talk(
    firstNight,
    start,
    'i cant do this anymore im done with the questions',
  );
  expect(run.status).toBe('paused');
  expect(answer).toMatch(/988|killing yourself/);
  expect(lines).toContain('crisis');
});

test('what the person said during an incident is their account', async () => {
  const start = runAt(logAnIncident, 'seen', { day: '2026-11-14', place: 'porch' });
  const text = 'I said stop. I dont want to do this. he kept yelling';
  expect((await talk(logAnIncident, start, text)).run.values['seen']).toBe(text);
});
