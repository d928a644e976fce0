import { expect, test } from 'vitest';
import { readReceived } from './read-received.ts';

const itemsOf = (message: string) => {
  const advice = readReceived(message);
  return advice.kind === 'read' ? advice.items.map(({ text }) => text).join(' ') : '';
};

test.for([
  ['Can we swap weekends? I need the 5th and you can have the 12th', 'You can have the 12th'],
  ['I need the 5th, you can have Christmas Eve.', 'you can have Christmas Eve'],
  ['you can take the kids the weekend of the 12th', 'weekend of the 12th'],
  ['You take Thanksgiving. I get spring break', 'You take Thanksgiving'],
  ['I’ll give you Sunday', 'give you Sunday'],
] as const)('an offer of days is part of what the message asks for: %s', ([message, offer]) => {
  expect(itemsOf(message)).toContain(offer);
});

test.for([
  'You can have the house, I dont care',
  'You’ll have your lawyer call mine',
  'you can have your fun',
])('this is no offer of days: %s', (message) => {
  expect(itemsOf(message)).toBe('');
});
