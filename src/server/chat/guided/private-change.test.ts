import { expect, test } from 'vitest';
import { safetyPlan } from '#content/guided/safety-plan.ts';
import type { Run } from '#domain/guided/run.ts';
import { guidedViewOf } from './guided-view.ts';
import { runAt, talk } from './talk-in-tests.ts';

const onDevice = { onDevice: true } as const;
const told = { plan: 'leave', places: onDevice, people: onDevice, code: onDevice };
const words = /blue lamp|carla|dennis|oak|aunt jo/i;

const corrections = [
  ['actually the code word should be blue lamp', 'code'],
  ['no wait the code word is blue lamp', 'code'],
  ['my safe word is blue lamp now, please change it', 'code'],
  ['change the code word to blue lamp', 'code'],
  ['wait, make the code word blue lamp', 'code'],
  ['lets use blue lamp as the code word', 'code'],
  ['new code word: blue lamp', 'code'],
  ['change answer 6 to blue lamp', 'code'],
  ['change the people to Carla and Dennis', 'people'],
  ['actually the people should be Carla and Dennis', 'people'],
  ['change answer 4 to aunt Jo’s at 12 Oak St', 'places'],
  ['wait the place should be my aunt Jo’s at 12 Oak St', 'places'],
] as const;

test.each(corrections)('“%s” asks again and stores none of the words', async (text, slot) => {
  for (const start of [runAt(safetyPlan, 'bag', told), reviewed(), { ...reviewed(), ...done }]) {
    const { run, answer, stored } = await talk(safetyPlan, start, text);
    expect(stored).not.toMatch(words);
    expect(JSON.stringify(run)).not.toMatch(words);
    expect([run.status, run.again]).toEqual(['asking', slot]);
    expect(answer).toContain(safetyPlan.slots.find(({ id }) => id === slot)?.ask);
    const after = await talk(safetyPlan, run, 'blue lamp');
    expect([after.run.values[slot], after.stored]).toEqual([onDevice, expect.not.stringMatching(words)]);
  }
});

const done = { status: 'done', finishedOn: '2026-11-28' } as const;

function reviewed(): Run {
  return runAt(safetyPlan, 'end', told);
}

test('a correction that names no question stores none of its words', async () => {
  const text = 'wait I meant my aunt Jo’s at 12 Oak St not my sisters';
  for (const slot of ['code', 'bag', 'end']) {
    const start =
      slot === 'code'
        ? runAt(safetyPlan, slot, { places: onDevice, people: onDevice })
        : runAt(safetyPlan, slot, told);
    const { run, stored } = await talk(safetyPlan, start, text);
    expect(`${stored} ${JSON.stringify(run)}`).not.toMatch(words);
  }
});

test('the page shows a placeholder for a corrected code word', async () => {
  const { run } = await talk(
    safetyPlan,
    reviewed(),
    'actually the code word should be blue lamp',
    'blue lamp',
    'Show my page',
  );
  const page = guidedViewOf(safetyPlan, run, true).page;
  expect(JSON.stringify(page)).toContain('{{code}}');
  expect(JSON.stringify(page)).not.toMatch(words);
});

test.each([
  ['bag', 'the spare keys are with my friends'],
  ['bag', 'actually spare keys and medicine'],
  ['children', 'no wait, yes, two kids'],
  ['pets', 'sorry, no'],
])('at “%s”, “%s” is still an ordinary answer', async (slot, text) => {
  const { run, stored } = await talk(safetyPlan, runAt(safetyPlan, slot, told), text);
  expect([run.values[slot] === undefined, stored]).toEqual([false, text]);
});
