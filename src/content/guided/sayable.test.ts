import { expect, test } from 'vitest';
import { readAnswers } from '#domain/guided/value.ts';
import { childrenPage } from './children-page.ts';
import { sayable } from './sayable.ts';

test.for([
  ['nothing stays the same, thats the problem. we have to sell the house.', ''],
  ['nothing', ''],
  ['not much honestly', ''],
  ['everything is changing', ''],
  ['Everything changes. I can’t cope.', ''],
  ['honestly nothing', ''],
  ['no, we lose the house because he cheated', ''],
  ['his new girlfriend', ''],
  ['nothing except school and the dog', 'school and the dog'],
  ['not much but grandma still picks them up', 'grandma still picks them up'],
  ['School, the cat. He ruined the rest.', 'School, the cat.'],
  ['soccer. I can’t afford piano', 'soccer.'],
  ['School, the cat, soccer on Tuesdays', 'School, the cat, soccer on Tuesdays'],
  [
    'same school, same friends, nothing about bedtime changes',
    'same school, same friends, nothing about bedtime changes',
  ],
  ['Everyone at Grandma’s on Sundays', 'Everyone at Grandma’s on Sundays'],
  ['they only go to Oak Street on Fridays', 'they only go to Oak Street on Fridays'],
  ['no change of schools', 'no change of schools'],
  ['Dad is moving to Oak Street on the 10th.', 'Dad is moving to Oak Street on the 10th.'],
] as const)('what can be said to a child: %s', ([text, words]) => {
  expect(sayable(text).words).toBe(words);
});

test.for([
  ['we will have less money maybe move next summer', ''],
  ['we move in June. money will be tight', 'we move in June.'],
  ['maybe a new school', ''],
  ['we might move to Ohio', ''],
  ['Dad moves out on the 10th. probably a new school', 'Dad moves out on the 10th.'],
  ['no dog anymore dad takes Coco', 'no dog anymore dad takes Coco'],
  [
    'Marco moves to his own room. no dog anymore dad takes Coco',
    'Marco moves to his own room. no dog anymore dad takes Coco',
  ],
  ['no more bus, I drive them', 'no more bus, I drive them'],
  ['no piano on Mondays', 'no piano on Mondays'],
  ['no house anymore because he cheated', ''],
  ['no money for camp', ''],
  ['we can’t pay for soccer', ''],
  ['if we sell the house they change schools', ''],
  ['nothing', ''],
  ['Sam changes schools', 'Sam changes schools'],
] as const)('what changes can be said if it is settled, and not about money: %s', ([text, words]) => {
  expect(sayable(text, 'changes').words).toBe(words);
});

test('a change that is about money and open is no answer to where they will live', () => {
  const told = readAnswers({
    afraid: 'no',
    ages: [6],
    who: 'alone',
    changes: 'we will have less money maybe move next summer',
  });
  const page = childrenPage(told).parts.filter(({ heading }) => heading !== 'For you, not for the children');
  expect(JSON.stringify(page)).not.toContain('less money');
  expect(JSON.stringify(childrenPage(told))).toContain(
    'You wrote about what changes: “we will have less money',
  );
});

function pageOf(stays: string, afraid = 'no') {
  return childrenPage(readAnswers({ afraid, ages: [6], who: 'alone', stays, changes: null, nights: null }));
}

test('a complaint is not among the five things to say, and isn’t lost', () => {
  const said = 'nothing stays the same, thats the problem. we have to sell the house.';
  const five = pageOf(said).parts.find(({ heading }) => heading === 'Say these five things');
  expect(JSON.stringify(five)).not.toMatch(/problem|sell/);
  expect(five?.lines.map(({ text }) => text)).toContain('What stays the same: “We’ll always love you.”');
  expect(JSON.stringify(pageOf(said).parts)).toContain(said);
  expect(JSON.stringify(pageOf(said, 'yes').parts)).not.toContain('We’ll always');
});

test('words that can be said are printed once', () => {
  expect(JSON.stringify(pageOf('School and the cat').parts).split('School and the cat')).toHaveLength(2);
});

test('blame is in no answer to a child’s question', () => {
  const values = { afraid: 'no', ages: [6], who: 'alone', stays: 'school', nights: null };
  const changes = 'he is moving in with that woman';
  const asked = (text: string) =>
    childrenPage(readAnswers({ ...values, changes: text }))
      .parts.find(({ heading }) => heading === 'If they ask')
      ?.lines.map((one) => one.text)
      .join(' ');
  expect(asked(changes)).not.toContain('that woman');
  expect(asked('he is moving to Oak Street')).toContain('he is moving to Oak Street');
});
