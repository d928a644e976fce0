import { expect, test } from 'vitest';
import { jointAccounts } from '#content/guided/joint-accounts.ts';
import { parentingPlan } from '#content/guided/parenting-plan.ts';
import { newRun } from '#domain/guided/run.ts';
import { runAt, talk } from './talk-in-tests.ts';

test.each([
  'no im not in danger',
  'im not in danger, change that',
  'i pressed the wrong one its no',
  "I'm not afraid of her",
  'no i meant no',
  'wrong button, its no',
  'he would never hurt me',
  'there’s no danger',
  'sorry that was a mistake, the answer is no',
  'oh no, not in danger at all',
  'i dont think im in danger',
  'nah hes not dangerous lol',
  'change it to no',
  'i hit yes by accident, it should be no',
  'im not scared of him',
])('after a cautious answer, “%s” is confirmed and then counts', async (text) => {
  const asked = await talk(jointAccounts, newRun(jointAccounts), 'Yes, or maybe', text);
  expect(asked.answer).toContain('Safety and money: No');
  const { run } = await talk(jointAccounts, asked.run, 'Yes');
  expect([run.status, run.values['afraid']]).toEqual(['asking', 'no']);
});

test('without the new answer, the question is asked again', async () => {
  const { run, answer } = await talk(
    jointAccounts,
    newRun(jointAccounts),
    'Yes, or maybe',
    'i pressed the wrong one',
  );
  expect([run.status, run.again]).toEqual(['asking', 'afraid']);
  expect(answer).toContain('would you be in danger');
});

test.each([
  'im not in danger right now',
  'im not in danger when hes at work',
  'im not sure',
  'no',
  'im not afraid to leave',
  'he never hit me before this year',
  'he says hes not dangerous',
  'not yet',
  'im not safe',
  'he hurts me',
  'hes violent',
])('“%s” takes nothing back', async (text) => {
  const { run } = await talk(jointAccounts, newRun(jointAccounts), 'Yes, or maybe', text);
  expect([run.values['afraid'], run.pending]).toEqual(['yes', null]);
});

test('after the page, it is confirmed as well', async () => {
  const done = { ...runAt(jointAccounts, 'none', { afraid: 'yes' }), status: 'done' as const };
  expect((await talk(jointAccounts, done, 'im not in danger, change that')).run.pending).toEqual({
    afraid: 'no',
  });
});

test('after a report of violence, the answer stays', async () => {
  const start = runAt(parentingPlan, 'now', { afraid: 'no' });
  const { run } = await talk(parentingPlan, start, 'he pushed me down the stairs', 'im not in danger');
  expect([run.values['afraid'], run.pending]).toEqual(['yes', null]);
});
