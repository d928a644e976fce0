import { expect, test } from 'vitest';
import { openLibraries } from '../library/open-libraries.ts';
import { sampleConversation } from './sample-conversation.ts';

/** Similar to the passage on protective orders, without naming a danger. */
const question = 'how do I get an order to keep my ex away?';
const aboutDanger = 'hannah-protective-order';

test('the library search alone ranks a passage about danger first for this question', () => {
  expect(openLibraries().search('hannah', question)[0]?.passage.id).toBe(aboutDanger);
});

test('a passage about danger is not shown to someone who mentions none', () => {
  expect(sampleConversation('hannah')(question).cited).not.toContain(aboutDanger);
});

test('a passage about danger is shown to someone who mentions it', () => {
  expect(sampleConversation('hannah')(`I am afraid of him. ${question}`).cited).toContain(aboutDanger);
});

test('a passage about danger is shown if violence was mentioned before', () => {
  expect(sampleConversation('hannah', { hasViolence: true })(question).cited).toContain(aboutDanger);
});

test('violence that does not involve the neck never leads to the passage about choking', () => {
  const told = 'once he grabbed her arm and left a mark';
  expect(openLibraries().search('emma', told)[0]?.passage.id).toBe('emma-choked');
  expect(sampleConversation('emma', { hasViolence: true })(told).cited).not.toContain('emma-choked');
});

test('after a possible injury to a child, a question about the next visit explains how to reach a judge', () => {
  const say = sampleConversation('ava', { hasChildHarm: true });
  expect(say('should i keep her home friday?').cited).toEqual(['ava-emergency-custody']);
});

test('after a possible injury to a child, no passage says that tears are common', () => {
  const question = 'why does she cry at the handover?';
  expect(sampleConversation('ava')(question).cited).toContain('ava-handover-tears');
  expect(sampleConversation('ava', { hasChildHarm: true })(question).cited).not.toContain(
    'ava-handover-tears',
  );
});
