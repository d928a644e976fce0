import { expect, test } from 'vitest';
import { newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import { type Values, readAnswers } from '#domain/guided/value.ts';
import { tellTheChildren } from './tell-the-children.ts';

const given: Values = { afraid: 'no', ages: [5], who: 'alone', when: null, stays: 'school', nights: null };

function valuesAfter(values: Values, text: string): Values {
  const run = { ...newRun(tellTheChildren), values };
  return takeAnswer(tellTheChildren, run, text, '2026-11-28')?.run.values ?? {};
}

test.for([
  'Idk if we sell the house. skip.',
  'idk if we sell the house',
  'not sure yet, maybe we move',
  "we haven't decided about the dog",
  'no idea about the summer',
  'who knows. skip',
])('what isn’t settled is not printed as words for a child: %s', (text) => {
  const values = valuesAfter(given, text);
  expect(values['changes']).toBeNull();
  const page = tellTheChildren.result(readAnswers({ ...values, worry: null }), null, null);
  expect(JSON.stringify(page)).toContain('We don’t know yet. We’ll tell you when we do.');
});

test.for([
  ['dont know yet if he keeps the dog, but we move to an apartment in May', 'we move to an apartment in May'],
  ['Dad moves on the 10th. Not sure about the house.', 'Dad moves on the 10th.'],
  ['we move, and they know the new school', 'we move, and they know the new school'],
] as const)('the settled part is kept: %s', ([text, changes]) => {
  expect(valuesAfter(given, text)['changes']).toBe(changes);
});

test.for(["idk he'll prob lose it", 'not sure, she might yell', "I don't know yet if he can"])(
  'an open answer about who tells them is no line on the page: %s',
  (text) => {
    const values = valuesAfter({ afraid: 'no', ages: [5] }, text);
    expect([values['who'], values['whoWords']]).toEqual(['unsure', undefined]);
  },
);
