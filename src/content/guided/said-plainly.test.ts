import { expect, test } from 'vitest';
import { readAnswers } from '#domain/guided/value.ts';
import { TODAY, flowOf, giveAnswers } from './answers-in-tests.ts';

function monthly(dollars: number) {
  return { cents: dollars * 100, timesAYear: 12 };
}

test.for([
  ['food', 'groceries 400ish', monthly(400), 'heard'],
  ['food', '400-ish', monthly(400), 'heard'],
  ['power', 'power and phone and water maybe 200', monthly(200), 'confirm'],
  ['pay', '750 a week but sometimes less if theres no shifts', { cents: 75_000, timesAYear: 52 }, 'confirm'],
  ['pay', '1200 every two weeks but it varies', { cents: 120_000, timesAYear: 26 }, 'confirm'],
  ['support', 'no just the alimony 1500 on the 1st', monthly(1500), 'confirm'],
] as const)('%s: an amount is read as people write it: "$1"', ([slot, text, value, kind]) => {
  const outcome = giveAnswers('budget-gap', {}, slot, text);
  expect([outcome.told[slot], outcome.kind]).toEqual([value, kind]);
});

test.for([
  ['pay', '750 a week but 600 in summer'],
  ['pay', '750 or less'],
  ['support', 'he promised 1500 on the 1st'],
  ['food', '400 each'],
  ['power', 'power 90 or maybe 200'],
] as const)('%s: two readings lead to no amount: "$1"', ([slot, text]) => {
  expect(giveAnswers('budget-gap', {}, slot, text).told).not.toHaveProperty(slot);
});

test.for([
  ['i-was-served', 'lawyer', 'have a consult with a lady on dec 2 but havent hired her', 'no'],
  ['i-was-served', 'lawyer', 'i hired mr smith last week', 'yes'],
  [
    'i-was-served',
    'paper',
    'divorce papers, petition for dissolution and something about a hearing',
    'petition',
  ],
  ['i-was-served', 'paper', 'papers', 'unsure'],
  ['i-want-to-file', 'fee', 'it would be hard yeah', 'yes'],
  ['i-want-to-file', 'fee', 'no it wouldnt be hard', 'no'],
  ['i-want-to-file', 'fee', 'not that hard', undefined],
  ['i-want-to-file', 'military', 'no he was in the army back in the 80s but hes long out', 'no'],
  ['i-want-to-file', 'military', 'he was in the navy and is still in the reserve', 'yes'],
  ['i-want-to-file', 'military', 'he was out of state with the army', 'yes'],
  ['i-want-to-file', 'children', '15 11 and 4', 'yes'],
  ['i-want-to-file', 'children', 'no, they’re 22 and 25', 'no'],
  ['i-want-to-file', 'children', 'two, 15 and 19', undefined],
  ['log-an-incident', 'child', 'they were in my car window was down so yeah they saw', 'saw'],
  ['log-an-incident', 'child', 'no, it was in my car and they were at school', 'no'],
  ['safety-plan', 'typing', 'fine. no just me', 'mine'],
] as const)('%s, %s: understands "%s"', ([id, slot, text, choice]) => {
  expect(giveAnswers(id, {}, slot, text).run.values[slot]).toBe(choice);
});

test.for([
  'yes 3, 15 11 and 4',
  'Yes, 3 kids, 15, 11 and 4',
  '15, 11 and 4',
  'yes Mia (11) and Leo (8)',
  '2 kids',
])('the number of children and their ages stay beside the "Yes": %s', (text) => {
  expect(giveAnswers('i-want-to-file', {}, 'children', text).run.values['childrenWords']).toBe(text);
});

test('a plain yes has no words beside it', () => {
  expect(giveAnswers('i-want-to-file', {}, 'children', 'Yes').run.values).not.toHaveProperty('childrenWords');
});

test('the youngest in a list of ages may have a name', () => {
  expect(
    giveAnswers('tell-the-children', {}, 'ages', '17, 14 and my little one Ben is 5').run.values['ages'],
  ).toEqual([17, 14, 5]);
  expect(
    giveAnswers('tell-the-children', {}, 'ages', '12, and the little ones are 4').run.values,
  ).not.toHaveProperty('ages');
});

test('words that couldn’t be read stay beside the button that is pressed then', () => {
  const words = 'he moved to his brothers in lancaster';
  const { run } = giveAnswers('i-want-to-file', { state: 'PA' }, 'other', words, 'In the same state');
  expect([run.values['other'], run.values['otherWords']]).toEqual(['same', words]);
});

test('a complaint about the question isn’t kept as such words', () => {
  const { run } = giveAnswers(
    'i-want-to-file',
    { state: 'PA' },
    'other',
    'wait you got something wrong there',
    'In the same state',
  );
  expect(run.values).not.toHaveProperty('otherWords');
});

test.for(['show', 'ok show me', 'go ahead', 'done', 'ready', 'print it'])(
  'in the review, "%s" makes the page',
  (text) => {
    expect(giveAnswers('log-an-incident', { seen: 'x' }, '', text).run.status).toBe('done');
  },
);

test('a longer entry is no longer refused as a time', () => {
  const text = 'he was supposed to be home 6 but sheila kept him till monday 8am';
  expect(giveAnswers('log-an-incident', {}, 'time', text).run.values['time']).toBe(text);
});

test.for([
  ['Saturday 10th. no wait thats wrong its the 12th, December 12', 'the 12th, December 12'],
  ['Saturday 10th after the game. no wait its the 12th', 'the 12th after the game'],
  ['Saturday at 10. no wait they have soccer', 'Saturday at 10. no wait they have soccer'],
] as const)('a day that corrects itself in a text replaces the first: %s', ([text, when]) => {
  expect(giveAnswers('tell-the-children', { ages: [8] }, 'when', text).run.values['when']).toBe(when);
});

test('"I said that wrong" asks whether the answer before is meant', () => {
  const text = 'wait i said that wrong they go to the lake house every weekend in summer';
  const { run } = giveAnswers('parenting-plan', { now: 'with me' }, 'distance', text);
  expect(run.aside).toMatchObject({ kind: 'which', slots: ['now'] });
  const { run: after } = giveAnswers(
    'parenting-plan',
    { now: 'with me' },
    'distance',
    text,
    'Where the children sleep now',
  );
  expect(after.values['now']).toBe('they go to the lake house every weekend in summer');
  expect(after.values).not.toHaveProperty('distance');
});

test('a county is printed beside its state and goes with it', () => {
  const flow = flowOf('i-want-to-file');
  const { run } = giveAnswers('i-want-to-file', {}, 'state', 'Texas, Harris County');
  expect(run.values).toMatchObject({ state: 'TX', county: 'Harris County' });
  expect(JSON.stringify(flow.result(readAnswers(run.values), null, TODAY))).toContain('Harris County, Texas');
  const served = giveAnswers('i-was-served', {}, 'state', 'cook county illinois').run.values;
  expect(JSON.stringify(flowOf('i-was-served').result(readAnswers(served), null, TODAY))).toContain(
    'Your court: Cook County, Illinois.',
  );
  const moved = giveAnswers(
    'i-want-to-file',
    { state: 'TX', county: 'Harris County' },
    'lived',
    'wait its ohio not texas',
  );
  expect(moved.run.values['county']).toBeUndefined();
  const named = giveAnswers(
    'i-want-to-file',
    { state: 'OH', county: 'Butler County' },
    'lived',
    'the county is wrong, its Warren',
  );
  expect(named.run.values['county']).toBe('Warren County');
});

test('how long someone has lived there may be said with the state', () => {
  const text = 'Pennsylvania, Lancaster county, we’ve been in this house since 1994';
  expect(giveAnswers('i-want-to-file', {}, 'state', text).told).toMatchObject({ state: 'PA', lived: 'long' });
  expect(
    giveAnswers('i-want-to-file', {}, 'state', 'Georgia, and we separated 3 months ago').told,
  ).not.toHaveProperty('lived');
});

test.for([
  ['hes 3', undefined],
  ['she’s 3 years old', undefined],
  ['they’re 3 and 5', undefined],
  ['Leo is 3', 'Leo is 3'],
] as const)('words beside ages are kept if they say more: %s', ([text, words]) => {
  expect(giveAnswers('tell-the-children', {}, 'ages', text).run.values['agesWords']).toBe(words);
});
