import { expect, test } from 'vitest';
import { NONE_OF_THESE } from '#domain/guided/on-aside.ts';
import { newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import type { Values } from '#domain/guided/value.ts';
import { flows } from './flows.ts';

const weekly = { cents: 65_000, timesAYear: 52 };

function outcomeOf(id: string, values: Values, open: string, text: string) {
  const flow = flows.find((one) => one.id === id);
  if (!flow) throw new Error('There is no such flow');
  const skipped = flow.slots.map((slot) => [slot.id, null] as const);
  const { [open]: _open, ...given } = { ...Object.fromEntries(skipped), ...values };
  return takeAnswer(flow, { ...newRun(flow), values: given }, text, '2026-11-28');
}

function said(id: string, values: Values, open: string, text: string) {
  const run = outcomeOf(id, values, open, text)?.run;
  return { ...run?.values, ...run?.pending };
}

const budget = {
  pay: { cents: 200_000, timesAYear: 12 },
  home: { cents: 120_000, timesAYear: 12 },
  power: { cents: 15_000, timesAYear: 12 },
  food: { cents: 50_000, timesAYear: 52 },
};
const food = { food: { cents: 55_000, timesAYear: 52 } };
const rent = { home: { cents: 125_000, timesAYear: 12 } };
const papers = { state: 'OH', paper: 'petition', served: '2026-11-12', way: 'hand', days: 28 };
const filing = { state: 'TX', lived: 'long' };
const children = { ages: [6, 8] };
const entry = { day: '2026-11-20', time: 'about 5:30' };

test.for([
  ['budget-gap', budget, 'car', 'wait food is 550 not 500', food],
  ['budget-gap', budget, 'car', 'actually food is more like 550', food],
  ['budget-gap', budget, 'car', 'oops, groceries should be 550', food],
  ['budget-gap', budget, 'car', 'not 500 for food, 550', food],
  ['budget-gap', budget, 'car', 'i said 1200 for rent but it’s 1250', rent],
  ['budget-gap', budget, 'car', '1200 was wrong, it’s 1250', rent],
  ['budget-gap', budget, 'car', 'can you change the rent to 1250?', rent],
  ['budget-gap', budget, 'car', 'my rent went up to 1250', rent],
  ['budget-gap', budget, 'car', 'wait the rent goes up to 1250 in december so put 1250', rent],
  ['budget-gap', budget, 'car', 'wait, my rent is going up to 1250 in January', rent],
  ['budget-gap', budget, 'car', 'actually food went up, so make it 550', food],
  ['i-was-served', papers, 'hearing', 'wait it was the 13th', { served: '2026-11-13' }],
  ['i-was-served', papers, 'hearing', 'wait they gave it to me nov 14', { served: '2026-11-14' }],
  ['i-was-served', papers, 'hearing', 'actually november 10', { served: '2026-11-10' }],
  ['i-was-served', papers, 'hearing', 'not the 12th, the 13th', { served: '2026-11-13' }],
  ['i-was-served', papers, 'hearing', 'sorry its indiana not ohio', { state: 'IN' }],
  ['i-was-served', papers, 'hearing', 'oh wait the summons says 20 days not 28', { days: 20 }],
  ['i-was-served', papers, 'hearing', 'change the date to nov 14', { served: '2026-11-14' }],
  ['i-want-to-file', filing, 'other', 'wait its oklahoma actually', { state: 'OK' }],
  ['i-want-to-file', filing, 'other', 'no wait I meant Oklahoma', { state: 'OK' }],
  ['i-want-to-file', filing, 'other', 'correction: oklahoma', { state: 'OK' }],
  ['i-want-to-file', filing, 'other', 'hold on, i only lived here 5 months', { lived: 'half' }],
  ['tell-the-children', children, 'stays', 'he’s 9, Jude is 9 not 8', { ages: [6, 9] }],
  ['tell-the-children', children, 'stays', 'can i go back, Jude is 9 not 8', { ages: [6, 9] }],
  ['tell-the-children', children, 'stays', 'sorry Jude is 9', { ages: [6, 9] }],
  ['tell-the-children', { ages: [8] }, 'stays', 'oops shes 9', { ages: [9] }],
  ['log-an-incident', entry, 'place', 'wait, put the day as Nov 19', { day: '2026-11-19' }],
  ['log-an-incident', entry, 'place', 'sorry it was 5:50', { time: 'about 5:50' }],
  [
    'joint-accounts',
    { accounts: ['checking', 'savings'] },
    'cards',
    'sorry, no savings, just checking',
    { accounts: ['checking'] },
  ],
  ['joint-accounts', { case: 'no' }, 'pay', 'wait, he filed already', { case: 'yes' }],
  ['parenting-plan', { distance: 'near' }, 'work', 'wait, he lives an hour away', { distance: 'far' }],
  [
    'parenting-plan',
    { distance: 'far', distanceWords: 'about 40 min' },
    'work',
    'wait, it’s more like an hour and a half by car',
    { distance: 'far', distanceWords: "it's more like an hour and a half by car" },
  ],
  [
    'i-was-served',
    { served: '2026-11-13' },
    'children',
    'no wait i got them on the 12th',
    { served: '2026-11-12' },
  ],
  [
    'i-was-served',
    { hearing: 'yes', hearingDay: '2026-12-09' },
    'children',
    'wait the hearing is dec 10',
    { hearingDay: '2026-12-10' },
  ],
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
  '%s: a correction changes the answer that it names and is not an answer itself: $3',
  ([id, values, open, text, changed]) => {
    const after = said(id, values, open, text);
    expect(after).toMatchObject(changed);
    expect(after[open]).toBeUndefined();
  },
);

test.for([
  [
    'budget-gap',
    budget,
    'car',
    '60. oh and food is 550 not 500',
    { ...food, car: { cents: 6_000, timesAYear: 12 } },
  ],
  ['budget-gap', budget, 'car', '40 a week, no wait, 45 a week', { car: { cents: 4_500, timesAYear: 52 } }],
  [
    'i-want-to-file',
    filing,
    'other',
    'same state. actually i live in oklahoma',
    { other: 'same', state: 'OK' },
  ],
  [
    'i-was-served',
    { ...papers, hearing: 'yes' },
    'hearingDay',
    'december 9. wait, december 10',
    { hearingDay: '2026-12-10' },
  ],
  [
    'i-was-served',
    { ...papers, hearing: 'yes' },
    'hearingDay',
    'dec 8 at 8:30 like i said, i was served on nov 13',
    { hearingDay: '2026-12-08', hearingTime: '8:30 AM', served: '2026-11-13' },
  ],
  [
    'tell-the-children',
    children,
    'stays',
    'school and the dog. oh and the older one is 9 not 8',
    { stays: 'school and the dog', ages: [6, 9] },
  ],
  [
    'tell-the-children',
    children,
    'stays',
    'school. dad moves in january. no wait, february',
    { stays: 'school. dad moves in february' },
  ],
  [
    'log-an-incident',
    { ...entry, place: 'my driveway' },
    'seen',
    'he drove in. actually it was nov 19',
    { seen: 'he drove in', day: '2026-11-19' },
  ],
  [
    'first-night',
    { company: 'alone' },
    'food',
    'yesterday. oh and my mom is here',
    { food: 'yesterday', company: 'someone' },
  ],
  [
    'answer-this-text',
    { needs: 'question' },
    'fact',
    'I can pay 225 by dec 15. Actually 220.',
    { fact: 'I can pay 220 by dec 15' },
  ],
] as const)(
  '%s: an answer with a correction changes both answers: $3',
  ([id, values, open, text, changed]) => {
    expect(said(id, values, open, text)).toMatchObject(changed);
  },
);

test.for([
  ['budget-gap', budget, 'car', 'wait, 550', ['food', 'car']],
  [
    'tell-the-children',
    { ages: [6], when: 'Saturday morning' },
    'stays',
    'wait i’d rather tell them on sunday',
    ['when'],
  ],
] as const)(
  '%s: a correction that fits two answers leads to a question: $3',
  ([id, values, open, text, slots]) => {
    expect(outcomeOf(id, values, open, text)?.run.aside).toMatchObject({ kind: 'which', slots });
  },
);

test('the selected answer is changed, and “neither” uses the words as the answer', () => {
  const flow = flows.find((one) => one.id === 'budget-gap');
  const asked = outcomeOf('budget-gap', budget, 'car', 'wait, 550')?.run;
  if (!flow || !asked) throw new Error('There is no such flow');
  expect(takeAnswer(flow, asked, 'Food', '2026-11-28')?.run.values).toMatchObject(food);
  const neither = takeAnswer(flow, asked, NONE_OF_THESE, '2026-11-28')?.run.values;
  expect(neither).toMatchObject({ food: budget.food, car: { cents: 55_000, timesAYear: 12 } });
});

test('a later time does not replace a time in a description of an incident', () => {
  const seen = 'He was due at 5:50. He came at 6:40.';
  const after = said(
    'log-an-incident',
    { ...entry, place: 'home', seen },
    'after',
    'went home. wait it was 5:30 he was due',
  );
  expect(after['seen']).toBe(seen);
  const one = said(
    'log-an-incident',
    { ...entry, place: 'home' },
    'seen',
    `${seen} wait it was 5:30 he was due`,
  );
  expect(one['seen']).toContain('He came at 6:40');
});

test('continuing to the next question confirms the value, and “no kids” deletes nothing', () => {
  const flow = flows.find((one) => one.id === 'i-want-to-file');
  if (!flow) throw new Error('There is no such flow');
  let run = { ...newRun(flow), values: { afraid: 'no' } as Values };
  for (const text of ['new jersy', '10 yrs', 'same house', 'most of it', 'no kids'])
    run = takeAnswer(flow, run, text, '2026-11-28')?.run as typeof run;
  expect(run.pending).toBeNull();
  expect(run.values).toMatchObject({
    state: 'NJ',
    lived: 'long',
    other: 'same',
    agreed: 'some',
    children: 'no',
  });
});

test.for([
  ['no, it was the 13th', '2026-11-13'],
  ['yes', '2026-11-12'],
  ['not the 12th, the 13th', '2026-11-13'],
  ['yes but it was the 13th', '2026-11-13'],
] as const)('a correction in the answer to “Is that right?” is applied: %s', ([text, day]) => {
  const flow = flows.find((one) => one.id === 'i-was-served');
  if (!flow) throw new Error('There is no such flow');
  const run = {
    ...newRun(flow),
    values: { safe: 'yes', state: 'OH', paper: 'petition' },
    pending: { served: '2026-11-12' },
  };
  const next = takeAnswer(flow, run, text, '2026-11-28')?.run;
  expect({ ...next?.values, ...next?.pending }).toMatchObject({ served: day });
});

test.for([
  ['tell-the-children', { ages: [5, 8] }, 'stays', 'their school is 5 minutes away, not 10'],
  ['log-an-incident', entry, 'place', 'no idea, some gas station'],
  ['log-an-incident', { ...entry, place: 'home' }, 'seen', 'he said wait here and then he hit the wall'],
  ['budget-gap', budget, 'car', 'no, i pay 200 for it'],
] as const)('%s: an ordinary answer changes no other answer: $3', ([id, values, open, text]) => {
  const after = said(id, values, open, text);
  expect(after).toMatchObject(values);
  expect(after[open]).toBeDefined();
});

test('without a correcting word, the same words are the answer', () => {
  const after = said('tell-the-children', { ages: [5, 8, 10] }, 'stays', 'the middle one is 9');
  expect(after).toMatchObject({ ages: [5, 8, 10], stays: 'the middle one is 9' });
});

test('with two children, a correction about the middle child changes nothing', () => {
  const after = said('parenting-plan', { ages: [5, 7] }, 'holidays', 'wait, the middle one is 9');
  expect(after).toMatchObject({ ages: [5, 7] });
});

test('“no, not really” answers the open question and corrects nothing', () => {
  const after = said('i-was-served', { lawyer: { words: 'my cousin' } }, 'afraid', 'no not really');
  expect(after).toMatchObject({ lawyer: { words: 'my cousin' }, afraid: 'no' });
});

const talk = { ages: [6], when: 'Sunday December 6, after church' };

test.for([
  'wait, its Saturday December 5 not Sunday, my wife works Sunday',
  'sorry, Saturday December 5 not Sunday because he works that day',
  'no wait, it’s Saturday December 5, not Sunday',
])('a day is corrected with its date, whatever the reason: %s', (text) => {
  expect(said('tell-the-children', talk, 'stays', text)['when']).toBe('Saturday December 5, after church');
});

const named = { ages: [6, 4], agesWords: 'Maya is 6 and Leo is 4' };

test.for([
  ['oh wait Leo is 3 not 4', [6, 3], 'Maya is 6 and Leo is 3'],
  ['the youngest is 5', [6, 5], 'Maya is 6 and Leo is 5'],
  ['sorry, Maya is 7', [7, 4], 'Maya is 7 and Leo is 4'],
] as const)('a corrected age keeps the names: %s', ([text, ages, words]) => {
  expect(said('parenting-plan', named, 'now', `wait, ${text}`)).toMatchObject({ ages, agesWords: words });
});

const apart = { ages: [6], distance: 'far', distanceWords: 'unless it snows, an hour' };

test.for([
  'That distance is wrong, its 20 minutes so under half an hour',
  'the distance isn’t right, it’s 20 minutes so under half an hour',
  'I put the distance wrong, it is 20 minutes so under half an hour',
])('the words of a correction are not the fact: %s', (text) => {
  expect(said('parenting-plan', apart, 'work', text)).toMatchObject({
    distance: 'near',
    distanceWords: '20 minutes so under half an hour',
  });
  const open = said('parenting-plan', { ages: [6] }, 'distance', text);
  expect(open['distance']).toBe('near');
  expect(JSON.stringify(open['distanceWords'])).not.toMatch(/wrong|right/);
});
