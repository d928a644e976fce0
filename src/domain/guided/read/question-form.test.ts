import { expect, test } from 'vitest';
import { hasQuestionForm } from './question-form.ts';

test.for([
  'how old do they have to be',
  'what about food',
  'whats the rule here',
  'wait when is it due',
  'do i have to answer',
  'is it bad if i skip',
  'can they see this',
  'how long does it take',
  'why do they need that',
])('has the form of a question: %s', (text) => {
  expect(hasQuestionForm(text)).toBe(true);
});

test.for([
  'when he got the job',
  'what he said',
  'whatever the judge says',
  'how we always did it',
  'where my mom lives',
  'who knows',
  'will call later',
  'no, is fine',
  'whats left is the savings',
])('says something: %s', (text) => {
  expect(hasQuestionForm(text)).toBe(false);
});
