import { expect, test } from 'vitest';
import { answerBy, asAnswer, asNews, asRequest } from './request-words.ts';

test.for([
  ['he should send me the receipt', 'Please send me the receipt'],
  ['I want her to bring the coat back', 'Please bring the coat back'],
  ['I need the check number from her', 'I need the check number from you'],
  ['Please send her blue jacket.', 'Please send her blue jacket.'],
  ['and she needs to bring their winter coats back', 'Please bring their winter coats back'],
  ['yes i want him to keep texts about max only', 'Please keep texts about max only'],
  ['tell him to quit calling me names', 'Please quit calling me names'],
  ['ask her not to call after 9', 'Please don’t call after 9'],
  ['also i need them to please send the form', 'Please send the form'],
  ['she needs to check her venmo', 'Please check your venmo'],
  ['yeah, he should check his email', 'Please check your email'],
  ['she needs to bring her inhaler', 'Please bring her inhaler'],
  ['i dont want him to be late', 'i dont want him to be late'],
  ['can you bring mias inhaler', 'can you bring mias inhaler'],
  ['they need a ride on Friday', 'they need a ride on Friday'],
  ['tell her i already paid it', ''],
] as const)('a request is addressed to the reader: %s', ([words, request]) => {
  expect(asRequest(words)).toBe(request);
});

test.for([
  ['wait i want it by friday at noon', '', 'friday at noon'],
  ['Thursday at noon', '', 'Thursday at noon'],
  ['wednesday', 'I need the number by wednesday', ''],
] as const)('only a date counts as a deadline: %s', ([words, request, day]) => {
  expect(answerBy(words, request)).toBe(day);
});

test.for([
  ['tell her i already paid it on nov 3 by venmo', 'I already paid it on nov 3 by venmo'],
  ['let him know the game is at 5', 'The game is at 5'],
  ['please tell her that im on my way', 'Im on my way'],
  ['she needs to check her venmo', ''],
] as const)('what only informs the reader is no request: %s', ([words, news]) => {
  expect(asNews(words)).toBe(news);
});

test.for([
  [
    'yes im picking up max at 3. and tell him to quit calling me names',
    'yes im picking up max at 3. Please quit calling me names',
  ],
  ['tell her yes, I can swap', 'Yes, I can swap'],
  ['I can pick Mia up on Saturday at 5.', 'I can pick Mia up on Saturday at 5.'],
  ['no. I paid half', 'no. I paid half'],
  ['You can have them Christmas eve', 'You can have them Christmas eve'],
  ['he can see them saturday', 'he can see them saturday'],
  ['I told her to stay home', 'I told her to stay home'],
] as const)('an answer is addressed to the reader: %s', ([words, answer]) => {
  expect(asAnswer(words)).toBe(answer);
});
