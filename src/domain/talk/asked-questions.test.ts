import { expect, test } from 'vitest';
import { findQuestions, isQuestion, splitIntoSentences } from './asked-questions.ts';

const textsIn = (message: string) => findQuestions(message).map(({ text }) => text);

test.each([
  'How long does a divorce take?',
  'how long does a divorce take',
  'ok so who gets the house',
  'Any advice on the 401k',
  'tell me how custody works',
  "I don't know how to tell the kids",
  'He loses the weekend, right',
  "I don't have to give him a reason, do I",
  'My lawyer quit, what should I do',
  'will social services take my kids',
  'if i sign it am i giving up the house',
  'will my kids have to talk to the judge',
  'my wife died before it was final do i still get the pension',
  'waiting period with kids can it be waived',
  'uncontested, no kids, what forms',
])('%j is a question', (sentence) => {
  expect(isQuestion(sentence)).toBe(true);
});

test.each([
  'He took the kids to Ohio.',
  'I miss our house.',
  "I think that you're right.",
  'Do not call me again.',
  'We are tired',
  'Will call you tomorrow.',
])('%j is not a question', (sentence) => {
  expect(isQuestion(sentence)).toBe(false);
});

test('a message that only makes statements asks nothing', () => {
  expect(findQuestions('He left on Monday. I have not slept since.')).toEqual([]);
});

test('two questions are both found, in order', () => {
  expect(textsIn('How do I file for divorce? And who pays the mortgage until then?')).toEqual([
    'How do I file for divorce?',
    'And who pays the mortgage until then?',
  ]);
});

test('of three questions, the two most informative are returned, in order', () => {
  expect(
    textsIn(
      'Can my husband move our children to Texas? Is it legal? Who pays the mortgage on the house during the divorce?',
    ),
  ).toEqual([
    'Can my husband move our children to Texas?',
    'Who pays the mortgage on the house during the divorce?',
  ]);
});

test('"right?" beside a full question does not count as a second question', () => {
  expect(textsIn('Who gets the house in a divorce? Right?')).toEqual(['Who gets the house in a divorce?']);
});

test('a question with few distinctive words is combined with the sentence before it', () => {
  expect(findQuestions('He emptied our savings account. Is that legal?')).toEqual([
    { text: 'Is that legal?', inContext: 'He emptied our savings account. Is that legal?' },
  ]);
});

test('a question that is complete by itself is searched without its context', () => {
  const asked = 'How long do I have to answer a divorce petition in court?';
  expect(findQuestions(`It is raining. ${asked}`)).toEqual([{ text: asked, inContext: asked }]);
});

test('sentences end at punctuation and line breaks, and sentences without words are dropped', () => {
  expect(splitIntoSentences('One. Two!\nthree\n\n...\nFour?')).toEqual(['One.', 'Two!', 'three', 'Four?']);
});

test('a question for any step is searched with the sentences before it', () => {
  const [asked] = findQuestions(
    "Her lawyer says I'm not a parent. I'm on the birth certificate. I'm freaking out, what should I be doing this week",
  );
  expect(asked?.inContext).toContain('birth certificate');
});
