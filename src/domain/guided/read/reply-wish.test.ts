import { expect, test } from 'vitest';
import { wantsToReply } from './reply-wish.ts';

test.for([
  'what do I say to him then',
  'but he texted me first, I need to answer',
  'I still need to answer this text',
  'can my sister tell him for me?',
  'just write something short',
  'ok what can I say',
])('recognizes the wish to write to the other person: %s', (text) => {
  expect(wantsToReply(text)).toBe(true);
});

test.for(['where do I find a lawyer', 'Continue', 'tell me about mediation', 'thank you'])(
  'does not recognize that wish in "%s"',
  (text) => {
    expect(wantsToReply(text)).toBe(false);
  },
);
