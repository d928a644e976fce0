import { expect, test } from 'vitest';
import { type Run, newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import type { Value } from '#domain/guided/value.ts';
import { tellTheChildren } from './tell-the-children.ts';

const TODAY = '2026-11-28';
const ids = tellTheChildren.slots.map(({ id }) => id);

function at(slot: string, values: Record<string, Value>, ...texts: string[]): Run {
  const before = ids.slice(0, ids.indexOf(slot)).map((id) => [id, null] as const);
  let run: Run = {
    ...newRun(tellTheChildren),
    values: {
      ...Object.fromEntries(before),
      afraid: 'no',
      ages: [6, 9],
      agesWords: 'Sam is 6 and Nora is 9',
      ...values,
    },
  };
  for (const text of texts) run = takeAnswer(tellTheChildren, run, text, TODAY)?.run ?? run;
  return run;
}

test.for([
  [
    'Nora will change to the bus after school, wait sorry its Sam not Nora',
    'Sam will change to the bus after school',
  ],
  ['Nora changes schools. oh sorry I mean Sam changes schools not Nora', 'Sam changes schools'],
  ['Nora takes the bus, no wait Sam not Nora', 'Sam takes the bus'],
  ['Nora goes to Grandma on Tuesdays. sorry, it’s Sam, not Nora', 'Sam goes to Grandma on Tuesdays'],
  ['Nora moves upstairs, oops I meant Sam not Nora', 'Sam moves upstairs'],
  ['Nora quits piano. actually not Nora, Sam', 'Sam quits piano'],
] as const)('a name corrected in the same answer changes only that answer: %s', ([text, changes]) => {
  const { values } = at('changes', {}, text);
  expect([values['changes'], values['agesWords'], values['ages']]).toEqual([
    changes,
    'Sam is 6 and Nora is 9',
    [6, 9],
  ]);
});

test.for(['wait its Sam not Nora', 'sorry I meant Sam not Nora', 'oops, not Nora, Sam'])(
  'a name corrected at the next question changes the answer before it: %s',
  (text) => {
    const { values } = at('worry', { changes: 'Nora will ride the bus' }, text);
    expect([values['changes'], values['agesWords']]).toEqual([
      'Sam will ride the bus',
      'Sam is 6 and Nora is 9',
    ]);
  },
);

test('a new name still replaces a misspelled one', () => {
  expect(at('who', {}, 'wait its Norah not Nora').values['agesWords']).toBe('Sam is 6 and Norah is 9');
});

const three = { ages: [14, 3, 3], agesWords: null };

test.for([
  'actually Leo and Max are 4 not 3',
  'the twins are 4 not 3',
  'wait the twins are 4, not 3',
  'both are 4 not 3',
  'the two little ones are 4 not 3',
])('the age of twins changes for both: %s', (text) => {
  expect(at('nights', three, text).values['ages']).toEqual([14, 4, 4]);
  const words = { ...three, agesWords: 'twins 3 and one 14' };
  expect(at('nights', words, text).values['agesWords']).toBe('twins 4 and one 14');
});

test('without a name, the change of two equal ages is confirmed', () => {
  expect(at('nights', three, 'wait its 4 not 3').pending).toEqual({ ages: [14, 4, 4] });
});

test('one name changes one age', () => {
  expect(at('nights', three, 'wait Leo is 4 not 3').values['ages']).toEqual([14, 4, 3]);
});
