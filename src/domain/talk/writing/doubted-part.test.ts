import { expect, test } from 'vitest';
import { withoutDoubtedPart } from './doubted-part.ts';

const draft = 'Pickup is at 6 per the order. Mia will be ready at 6. And leave my boyfriend out of it.';

test.each([
  "You don't think the boyfriend line will start something?",
  'is the part about my boyfriend too much',
  'will that boyfriend comment set him off?',
])('“%s” takes the doubted sentence out', (message) => {
  expect(withoutDoubtedPart(message, draft)).toBe('Pickup is at 6 per the order. Mia will be ready at 6.');
});

test.each(['is the grandma line too much?', 'will he be mad at pickup', 'does it sound ok'])(
  '“%s” doubts no sentence of the draft',
  (message) => {
    expect(withoutDoubtedPart(message, draft)).toBeNull();
  },
);
