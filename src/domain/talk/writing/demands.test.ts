import { expect, test } from 'vitest';
import { demandsIn } from './demands.ts';

test.each([
  [
    "Yes, I want the key back by Sunday, and I'd like him to call before he comes. He was kind about the gutters.",
    ["I'd like the key back by Sunday.", 'Please call before you come.'],
  ],
  ['i need her to send the forms by friday', ['Please send the forms by Friday.']],
  ['she has to stop telling him i’m not his real mom', ["Please stop telling him I'm not his real mom."]],
  ['I want him not to text at night', ["Please don't text at night."]],
])('“%s” becomes sentences to the other parent', (message, demands) => {
  expect(demandsIn(message, /\bhim (?:to|not)\b/.test(message) ? 'he' : 'she')).toEqual(demands);
});

test.each([
  'I want to be left alone',
  'he was late again',
  'I’d like it to sound calm',
  'I want you to fix it',
  'no i need the whole thing',
  'i want a shorter text',
])('“%s” demands nothing of them', (message) => {
  expect(demandsIn(message, 'he')).toEqual([]);
});
