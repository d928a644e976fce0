import { expect, test } from 'vitest';
import { type Run, newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import { type Values, isMoney } from '#domain/guided/value.ts';
import { flows } from './flows.ts';

const TODAY = '2026-11-28';

/** A run with its page, in which the answers that aren't given are skipped. */
function withPage(id: string, given: Values) {
  const flow = flows.find((one) => one.id === id);
  if (!flow) throw new Error('There is no such flow');
  const values = { ...Object.fromEntries(flow.slots.map((slot) => [slot.id, null])), ...given };
  const run: Run = { ...newRun(flow), values, status: 'done', finishedOn: TODAY };
  return { flow, run };
}

function after(id: string, given: Values, ...texts: string[]) {
  const { flow, run } = withPage(id, given);
  return texts.reduce<ReturnType<typeof takeAnswer>>(
    (last, text) => takeAnswer(flow, last?.run ?? run, text, TODAY),
    null,
  );
}

const entry = {
  day: '2026-11-20',
  time: '6 pm',
  place: 'my driveway',
  seen: 'He hit the hood.',
  after: 'I hid',
};
const month = {
  otherIncome: { cents: 45_000, timesAYear: 12 },
  support: { cents: 45_000, timesAYear: 12 },
  food: { cents: 40_000, timesAYear: 12 },
};

test.for([
  [
    'log-an-incident',
    entry,
    'the afterward is wrong. i blocked his number',
    { after: 'i blocked his number' },
  ],
  ['log-an-incident', entry, 'afterward should be i blocked his number', { after: 'i blocked his number' }],
  ['log-an-incident', entry, 'you got the place wrong, it was the kitchen', { place: 'the kitchen' }],
  ['log-an-incident', entry, 'wait it was the 19th not the 20th', { day: '2026-11-19' }],
  ['log-an-incident', entry, 'the time is wrong its 7 pm', { time: '7 pm' }],
  [
    'i-was-served',
    { children: 'yes' },
    'wait you left out the kids, 15 11 and 4',
    { childrenWords: '15 11 and 4' },
  ],
  ['i-was-served', { children: 'no' }, 'you left out my kids: 15, 11 and 4', { children: 'yes' }],
  ['parenting-plan', { ages: [15, 11] }, 'you forgot the kids, 15 11 and 4', { ages: [15, 11, 4] }],
  ['parenting-plan', { ages: [15, 11] }, 'the kids ages are wrong, 15 11 and 4', { ages: [15, 11, 4] }],
  ['budget-gap', month, 'food is wrong its 500', { food: { cents: 50_000, timesAYear: 12 } }],
  [
    'i-was-served',
    { hearing: 'yes', hearingDay: '2026-12-15' },
    'wait the hearing is dec 16',
    { hearingDay: '2026-12-16' },
  ],
  ['budget-gap', month, 'food isnt 400 its 450', { food: { cents: 45_000, timesAYear: 12 } }],
  ['log-an-incident', entry, 'what i did next is wrong, i called my sister', { after: 'i called my sister' }],
  ['log-an-incident', entry, 'it was the kitchen not the driveway', { place: 'the kitchen' }],
  ['i-was-served', { fee: 'no' }, 'the fee is wrong i cant afford it', { fee: 'yes' }],
] as const)('%s: a correction after the page changes the answer: $2', ([id, given, text, changed]) => {
  const outcome = after(id, given, text);
  expect(outcome?.note.kind).toBe('changed');
  expect(outcome?.run.values).toMatchObject(changed);
  expect(outcome?.run.status).toBe('asking');
});

test.for([
  ['log-an-incident', entry, 'thats wrong', 'which-answer'],
  ['log-an-incident', entry, 'you left out that he threatened me', 'which-answer'],
  ['log-an-incident', entry, 'you left out the witness', 'changing'],
  ['log-an-incident', entry, 'can you fix the day', 'changing'],
  ['i-was-served', { children: 'yes' }, 'i never said that', 'which-answer'],
] as const)('%s: "$2" after the page leads to the review or the question: $3', ([id, given, text, kind]) => {
  const outcome = after(id, given, text);
  expect([outcome?.note.kind, outcome?.run.status]).toEqual([kind, 'asking']);
});

test.for([
  'actually my mom is coming over',
  'no my lawyer hasnt called',
  'the kids are missing',
  'i missed the hearing',
  'what should i do with this now',
  'my lawyer made a mistake',
  'where are the kids supposed to be on friday if he has a hearing?',
])('goes to the advisor after the page: %s', (text) => {
  expect(after('i-was-served', { children: 'yes', lawyer: 'yes', served: '2026-11-17' }, text)).toBeNull();
});

test('an amount that is counted twice is taken out of the other answer, once the person confirms it', () => {
  const asked = after('budget-gap', month, 'wait the child support is counted twice');
  expect([asked?.note.kind, asked?.run.pending]).toEqual([
    'confirm',
    { otherIncome: { cents: 0, timesAYear: 12 } },
  ]);
  const done = after('budget-gap', month, 'wait the child support is counted twice', 'yes', 'Show my page');
  expect([done?.run.status, done?.run.values['support']]).toEqual(['done', month.support]);
  expect(done?.run.values['otherIncome']).toEqual({ cents: 0, timesAYear: 12 });
});

test('"I already told you" alone moves no amount of another kind', () => {
  const flow = flows.find(({ id }) => id === 'budget-gap');
  if (!flow) throw new Error('There is no such flow');
  const values = { pay: month.food, otherIncome: null, support: null, home: null, power: null };
  expect(takeAnswer(flow, { ...newRun(flow), values }, 'i already told you', TODAY)?.run.pending).toBeNull();
});

test('without a name, the person is asked which of the two equal amounts to take out', () => {
  const asked = after('budget-gap', month, 'you counted the 450 twice');
  expect(asked?.run.aside).toMatchObject({ kind: 'which', slots: ['otherIncome', 'support'] });
});

test('no amount is taken out if no other is the same', () => {
  const outcome = after('budget-gap', { support: month.support }, 'you counted the child support twice');
  expect(outcome?.note.kind).toBe('which-answer');
});

test.for(['thats the 450 i just told you', 'i already told you that', 'same 450'])(
  'an amount that was told at an earlier question counts once: %s',
  (text) => {
    const flow = flows.find(({ id }) => id === 'budget-gap');
    if (!flow) throw new Error('There is no such flow');
    const run = { ...newRun(flow), values: { pay: null, otherIncome: month.otherIncome } };
    const pending = takeAnswer(flow, run, text, TODAY)?.run.pending;
    const counted = [pending?.['otherIncome'] ?? month.otherIncome, pending?.['support']];
    expect(new Set(counted.map((one) => isMoney(one) && one.cents))).toEqual(new Set([0, 45_000]));
  },
);

test.for([
  ['log-an-incident', { ...entry, child: 'no' }, 'i need to add that my neighbor saw it', 'child'],
  ['i-want-to-file', { state: 'OH', other: 'same' }, 'wait he lives in indiana now', 'other'],
  ['i-was-served', { children: 'yes' }, 'i said we dont have kids', 'children'],
] as const)(
  '%s: a choice that only the wording suggests has to be confirmed: $2',
  ([id, given, text, slot]) => {
    const outcome = after(id, given, text);
    expect([outcome?.note.kind, outcome?.run.values[slot]]).toEqual(['confirm', (given as Values)[slot]]);
  },
);

test.for(['wait hes here', 'wait he just got home', 'hold on shes at the door', 'oops he is back'])(
  'someone’s arrival is never taken as a correction: %s',
  (text) => {
    expect(after('i-want-to-file', { state: 'OH', other: 'another' }, text)).toBeNull();
  },
);
