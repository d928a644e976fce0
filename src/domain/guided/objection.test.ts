import { expect, test } from 'vitest';
import { objectsToPage } from './objection.ts';

test.for([
  'that’s wrong',
  'this isnt right',
  'something is off',
  'no thats not what i said',
  'wait you left out the kids',
  'you forgot the dog',
  'the child support is counted twice on there',
  'you put the wrong day',
  'i never said he hit me',
  'i forgot to add the witness',
  'can you fix the date',
  'the page says ohio but that’s wrong',
  'wait the time is wrong',
  'your list is missing my inhaler',
  'take him off the list',
  'the deadline is wrong',
  'that total isnt right',
])('finds a fault in the page: %s', (text) => {
  expect(objectsToPage(text)).toBe(true);
});

test.for([
  'he was wrong to do that',
  'my lawyer made a mistake',
  'the judge made a mistake',
  'the judge is wrong',
  'the law is wrong',
  'is it wrong to leave?',
  'what if they forgot my name',
  'i feel like everything is wrong',
  'actually he just texted me again',
  'wait he left him out in the cold',
  'he should have told me',
  'he never said that',
  'i missed the hearing',
  'no i dont think so',
  'what should i do with this now',
  'the kids are missing',
  'thank you',
])('is a matter for the advisor: %s', (text) => {
  expect(objectsToPage(text)).toBe(false);
});
