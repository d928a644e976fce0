import { expect, test } from 'vitest';
import { newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import type { Values } from '#domain/guided/value.ts';
import { TODAY, flowOf, giveAnswers } from './answers-in-tests.ts';

/** The answers, with those to be confirmed, after texts at the open question. */
function said(id: string, values: Values, open: string, ...texts: string[]) {
  const { run, kind, told } = giveAnswers(id, values, open, ...texts);
  return { ...told, run, kind };
}

const papers = { safe: 'yes', state: 'OH', paper: 'petition', served: '2026-11-17', way: 'hand' };
const both = { days: 30, hearing: 'yes', hearingDay: '2026-12-15' };

test.for([
  '30 days. also theres a hearing dec 15 at 9am',
  '30 days, hearing is december 15 at 9',
  '30 days. the hearing is dec 15',
  'it says 30 days and the hearing is 12/15',
  'thirty days, and theres a hearing on the 15th',
])('a hearing beside the number of days is no number of days: %s', (text) => {
  expect(said('i-was-served', papers, 'days', text)).toMatchObject(both);
});

test('the number of days in the first answer is kept', () => {
  const told = said('i-was-served', { safe: 'yes' }, 'state', 'ohio. the summons says 28 days', 'yes');
  expect(told).toMatchObject({ state: 'OH', paper: 'petition', days: 28 });
});

test.for(['ohio, she moved out 28 days ago', 'ohio, the hearing was moved 10 days later'])(
  'a number of days of something else is none: %s',
  (text) => {
    expect(said('i-was-served', { safe: 'yes', paper: 'petition' }, 'state', text)).not.toHaveProperty(
      'days',
    );
  },
);

test.for([
  'no its 30 days, the hearing is dec 15',
  'no, 30 days',
  'wait its 30 days',
  'no thats wrong. its 30 days',
  'wait you put 15. its 30 days',
  'you said 15, its 30 days',
])('an objection to what is to be confirmed changes it and confirms nothing: %s', (text) => {
  const pending = { ...both, days: 15 };
  const flow = flowOf('i-was-served');
  const outcome = takeAnswer(flow, { ...newRun(flow), values: papers, pending }, text, TODAY);
  expect([outcome?.note.kind, outcome?.run.pending, outcome?.run.values]).toEqual(['confirm', both, papers]);
});

test('a "no" that wasn’t understood is neither the answer to the next question nor a consent', () => {
  const flow = flowOf('i-was-served');
  const run = { ...newRun(flow), values: papers, pending: both };
  const outcome = takeAnswer(flow, run, 'no the lady at the desk told me something different', TODAY);
  expect([outcome?.run.pending, outcome?.run.values]).toEqual([both, papers]);
});

test('"no kids" goes on to the next question', () => {
  const flow = flowOf('i-was-served');
  const outcome = takeAnswer(flow, { ...newRun(flow), values: papers, pending: both }, 'no kids', TODAY);
  expect(outcome?.run.values).toMatchObject({ ...both, children: 'no' });
});

test.for(['wait you put 15. its 30 days', 'you put 15 but its 30', 'no you have 15, it should be 30'])(
  'a wrong number that is quoted is the one that changes: %s',
  (text) => {
    expect(said('i-was-served', { ...papers, days: 15, hearing: 'no' }, 'fee', text)).toMatchObject({
      days: 30,
    });
  },
);

const filing = { afraid: 'no', state: 'MI', lived: 'long', other: 'same' };

test.for([
  'wait no its he’s in ohio now he moved 2 weeks ago',
  'no i meant HE moved to ohio',
  'some, wait he moved to ohio two weeks ago',
  'hold on, my husband lives in ohio now',
  'actually my ex moved to ohio 3 months ago',
])('what the other person did changes no answer about the writer: %s', (text) => {
  expect(said('i-want-to-file', filing, 'agreed', text)).toMatchObject({ lived: 'long', other: 'another' });
});

test.for([
  ['hold on, i only lived here 5 months', { lived: 'half', other: 'same' }],
  ['wait i moved here 2 weeks ago', { lived: 'short', other: 'same' }],
  ['wait actually i live in ohio', { state: 'OH', other: 'same' }],
] as const)('what the writer did changes their own answer: %s', ([text, changed]) => {
  expect(said('i-want-to-file', filing, 'agreed', text)).toMatchObject(changed);
});

test('two corrections in one text change two answers', () => {
  const text = 'no i meant HE moved to ohio 2 weeks ago. i’ve been in michigan my whole life';
  expect(said('i-want-to-file', { ...filing, lived: 'short' }, 'agreed', text)).toMatchObject({
    lived: 'long',
    other: 'another',
    otherWords: 'HE moved to ohio 2 weeks ago',
  });
  const plan = said(
    'parenting-plan',
    { ages: [4], decisions: 'both', exchange: 'school' },
    '',
    'the kids ages should be 4 and 6. and exchanges should be at the door',
  );
  expect(plan).toMatchObject({ ages: [4, 6], exchange: 'door' });
});

test('a second sentence of an answer is no second correction', () => {
  const told = said('parenting-plan', { ages: [4] }, '', 'homes should be Oak St. and Elm Rd');
  expect(told.run.values['ages']).toEqual([4]);
});

test.for([
  ['i didnt answer that. yes one, shes 13', { children: 'yes', childrenWords: 'yes one, shes 13' }],
  ['wait i never said no. yes we have two', { children: 'yes' }],
] as const)('an answer that the person denies is given anew: %s', ([text, changed]) => {
  expect(
    said('i-was-served', { ...papers, days: 30, hearing: 'no', children: 'no' }, 'fee', text),
  ).toMatchObject(changed);
});

test('a denied answer without a new one is asked again', () => {
  const told = said(
    'i-was-served',
    { ...papers, days: 30, hearing: 'no', children: 'no' },
    'fee',
    'i didnt answer that',
  );
  expect([told.run.again, told.kind]).toEqual(['children', 'changing']);
});

const entry = { typing: 'yes', day: '2026-11-20', seen: 'he called me 14 times', police: 'no' };

test('a number that corrects an account is added to it only if the person says so', () => {
  const text = 'wait. it was 15 calls i just counted';
  expect(said('log-an-incident', entry, 'after', text).run.aside).toMatchObject({ slots: ['seen'] });
  expect(said('log-an-incident', entry, 'after', text, 'What happened, in order')).toMatchObject({
    seen: 'he called me 14 times. Correction: it was 15 calls i just counted.',
  });
  expect(said('log-an-incident', entry, 'after', text, 'Neither, it’s my answer here')).toMatchObject({
    seen: 'he called me 14 times',
    after: 'it was 15 calls i just counted',
  });
});

test.for([
  ['alone, kids are at my moms', 'alone'],
  ['just me, the kids are with their dad', 'alone'],
  ['no, my daughter is at a sleepover', 'alone'],
  ['im alone the kids arent here', 'alone'],
  ['my sister is here, the kids are at my moms', 'someone'],
  ['the kids are asleep in their room', 'children'],
  ['kids are here with me', 'children'],
  ['just the kids, he moved out', 'children'],
  ['my mom is with me', 'someone'],
] as const)('people who are elsewhere aren’t with the person: %s', ([text, company]) => {
  expect(said('first-night', { safe: 'yes', dark: 'no' }, 'company', text)).toMatchObject({ company });
});

test('if all who are named are elsewhere, being alone has to be confirmed', () => {
  const { kind } = said('first-night', { safe: 'yes', dark: 'no' }, 'company', 'the kids are with their dad');
  expect(kind).toBe('confirm');
});

test('"the kids aren’t here, I’m alone" corrects who is there', () => {
  const text = 'no wait the kids arent here, im alone';
  expect(said('first-night', { safe: 'yes', company: 'children' }, 'sleep', text)).toMatchObject({
    company: 'alone',
  });
});

test.for([
  ['process server at my work, handed it right to me', 'hand'],
  ['handed right to me', 'hand'],
  ['a guy came to my job and handed me the envelope', 'hand'],
  ['she gave them to me on my porch', 'hand'],
  ['they gave it to my mom at my work', 'left'],
  ['left with my roommate who gave it to me', 'left'],
  ['he handed it to my wife', 'left'],
] as const)('how the papers came, wherever it was: %s', ([text, way]) => {
  expect(
    said('i-was-served', { safe: 'yes', state: 'OH', paper: 'petition', served: '2026-11-17' }, 'way', text),
  ).toMatchObject({ way });
});

test('"no, the guy handed it to me" corrects the way and answers nothing with no', () => {
  const told = said(
    'i-was-served',
    { ...papers, way: 'left', days: 30 },
    'hearing',
    'no the guy handed it to me at my desk',
  );
  expect(told).toMatchObject({ way: 'hand' });
  expect(told).not.toHaveProperty('hearing');
});

test('an objection can amend two values, and the words beside one', () => {
  const flow = flowOf('i-was-served');
  const pending = { state: 'TX', served: '2026-11-26', way: 'left' };
  const text = 'no the guy handed it to me at my desk. and it was the 19th not the 26th';
  const run = { ...newRun(flow), values: { safe: 'yes' }, pending };
  expect(takeAnswer(flow, run, text, TODAY)?.run.pending).toMatchObject({
    served: '2026-11-19',
    way: 'hand',
  });
});

test('a bare "no" to several answers stores none and asks about the open question', () => {
  const flow = flowOf('i-was-served');
  const outcome = takeAnswer(
    flow,
    { ...newRun(flow), values: { ...papers, days: 30 }, pending: both },
    'no',
    TODAY,
  );
  expect(outcome?.note.kind).toBe('confirm');
  expect(outcome?.run.values).toEqual({ ...papers, days: 30 });
});

test('the number of children told with other answers is kept', () => {
  const told = said(
    'i-was-served',
    { ...papers, days: 30 },
    'hearing',
    'yes dec 15 at 9, and we have 2 kids',
  );
  expect(told).toMatchObject({ children: 'yes', childrenWords: 'we have 2 kids' });
});

test('two amounts in one correction aren’t added up', () => {
  const told = said(
    'budget-gap',
    { pay: { cents: 200_000, timesAYear: 12 }, home: { cents: 120_000, timesAYear: 12 } },
    'food',
    'wait my rent is 1250 and my pay is 1900',
  );
  expect(told).toMatchObject({ home: { cents: 125_000 }, pay: { cents: 190_000 } });
});

test('an objection about the papers changes nothing about safety', () => {
  const flow = flowOf('i-was-served');
  const pending = { safe: 'yes', served: '2026-11-26', way: 'left', wayWords: 'at my work' };
  const text =
    'no the guy handed it to me at my desk. and it was the 19th not the 26th, the thursday before thanksgiving';
  expect(takeAnswer(flow, { ...newRun(flow), pending }, text, TODAY)?.run.pending).toEqual({
    safe: 'yes',
    served: '2026-11-19',
    way: 'hand',
    wayWords: 'the guy handed it to me at my desk',
  });
  const other = takeAnswer(flow, { ...newRun(flow), pending }, 'no, by mail', TODAY);
  expect(other?.run.pending).toEqual({ safe: 'yes', served: '2026-11-26', way: 'mail' });
});
