import { expect, test } from 'vitest';
import { newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import type { Values } from '#domain/guided/value.ts';
import { flows } from './flows.ts';

const weekly = { cents: 65_000, timesAYear: 52 };

function said(id: string, values: Values, open: string, text: string) {
  const flow = flows.find((one) => one.id === id);
  if (!flow) throw new Error('There is no such flow');
  const skipped = flow.slots.map((slot) => [slot.id, null] as const);
  const { [open]: _open, ...given } = { ...Object.fromEntries(skipped), ...values };
  const run = takeAnswer(flow, { ...newRun(flow), values: given }, text, '2026-11-28')?.run;
  return { ...run?.values, ...run?.pending };
}

test.for([
  ['log-an-incident', { day: '2026-11-12' }, 'place', 'wait, it was the 13th', { day: '2026-11-13' }],
  ['parenting-plan', { ages: [5, 7] }, 'work', 'wait, the older one is 8', { ages: [5, 8] }],
  ['tell-the-children', { ages: [5, 8, 10] }, 'stays', 'wait, the middle one is 9', { ages: [5, 9, 10] }],
  [
    'budget-gap',
    { pay: weekly },
    'rest',
    'wait my pay is 675 a week now',
    { pay: { cents: 67_500, timesAYear: 52 } },
  ],
  [
    'joint-accounts',
    { accounts: ['checking', 'savings'] },
    'cards',
    'wait the savings is only mine',
    { accounts: ['checking'] },
  ],
  ['joint-accounts', { accounts: ['savings'] }, 'cards', 'wait the savings is only mine', { accounts: [] }],
  ['first-night', { company: 'alone' }, 'sleep', 'wait actually my sister is here', { company: 'someone' }],
] as const)(
  '%s: a correction changes what it names, and is no answer: $3',
  ([id, values, open, text, changed]) => {
    const after = said(id, values, open, text);
    expect(after).toMatchObject(changed);
    expect(after[open]).toBeUndefined();
  },
);

test('without a word of hesitation, the same words are the answer', () => {
  const after = said('tell-the-children', { ages: [5, 8, 10] }, 'stays', 'the middle one is 9');
  expect(after).toMatchObject({ ages: [5, 8, 10], stays: 'the middle one is 9' });
});

test('a middle child of two is not known, so nothing changes', () => {
  const after = said('parenting-plan', { ages: [5, 7] }, 'holidays', 'wait, the middle one is 9');
  expect(after).toMatchObject({ ages: [5, 7] });
});
