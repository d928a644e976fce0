import { expect, test } from 'vitest';
import { parentingPlan } from '#content/guided/parenting-plan.ts';
import type { Run } from '#domain/guided/run.ts';
import { pageText, runAt, talk } from './talk-in-tests.ts';

/** The draft with the other questions answered. */
function draftOf({ values, dangers }: Run): string {
  const whole = runAt(parentingPlan, 'none', {
    afraid: values['afraid'] ?? null,
    schedule: 'alternate-weekends',
  });
  return pageText(parentingPlan, { ...whole, dangers });
}

test.each([
  'at the last pickup he hit Jack in the face he had a mark',
  'he hit Jack with a belt',
  'his girlfriend slapped my son in the face',
  'she slapped Mia so hard it left a mark',
])('“%s” answers the question about hurt children, and the draft is for a lawyer', async (text) => {
  const start = runAt(parentingPlan, 'schedule', { afraid: 'no' });
  const { run } = await talk(parentingPlan, start, text, 'Jack is safe with me now. Continue');
  expect([run.status, run.values['afraid']]).toEqual(['asking', 'yes']);
  const page = draftOf(run);
  expect(page).toMatch(/lawyer, legal aid or an advocate/);
  expect(page).not.toContain('Every other weekend');
});

test('a child hurt by someone else does not answer that question, but the draft says whom to ask first', async () => {
  const start = runAt(parentingPlan, 'schedule', { afraid: 'no' });
  const { run } = await talk(parentingPlan, start, 'the babysitter hit Jack in the face he had a mark');
  expect(run.values['afraid']).toBe('no');
  expect(run.dangers).toContain('child');
  expect(draftOf(run)).toMatch(/Before you agree to any nights/);
});

test('a plain answer leaves that question as it was', async () => {
  const start = runAt(parentingPlan, 'now', { afraid: 'no' });
  const { run } = await talk(parentingPlan, start, 'with me, and he hits the road every other weekend');
  expect(run.values['afraid']).toBe('no');
});
