import { expect, test } from 'vitest';
import { openLibraries } from '../library/open-libraries.ts';
import { sampleConversation } from './sample-conversation.ts';

/** Comes near the text on protective orders and names no danger. */
const question = 'how do I get an order to keep my ex away?';
const aboutDanger = 'hannah-protective-order';

test('the library takes the question for one about danger', () => {
  expect(openLibraries().search('hannah', question)[0]?.passage.id).toBe(aboutDanger);
});

test('a text about danger is not shown to someone who names none', () => {
  expect(sampleConversation('hannah')(question).cited).not.toContain(aboutDanger);
});

test('a text about danger is shown to someone who names it', () => {
  expect(sampleConversation('hannah')(`I am afraid of him. ${question}`).cited).toContain(aboutDanger);
});

test('a text about danger is shown where violence was spoken of before', () => {
  expect(sampleConversation('hannah', { hasViolence: true })(question).cited).toContain(aboutDanger);
});
