import { expect, test } from 'vitest';
import { findReceivedText } from './received-text.ts';

test.each([
  [
    'what do i say back to this: "your a terrible mother and the kids know it"',
    'your a terrible mother and the kids know it',
    true,
  ],
  ['reply to "k"', 'k', true],
  [
    'He texted me "hope you are happy now, you got it all". I cannot focus',
    'hope you are happy now, you got it all',
    false,
  ],
  [
    'She just wrote back: "Unbelievable. Because you are cheap?" What do I answer, or nothing?',
    'Unbelievable. Because you are cheap?',
    true,
  ],
  [
    'My ex-husband Lyle wrote me this: "As usual you forgot her shoes." What can I write back?',
    'As usual you forgot her shoes.',
    true,
  ],
  [
    'she texted me:\nYou never pay on time. When is the money coming?\nwhat do I say',
    'You never pay on time. When is the money coming?',
    true,
  ],
  [
    'Got this at 10:15 pm, typing it word for word: "You will never change." What should I answer?',
    'You will never change.',
    true,
  ],
  ['If he says "then I am not coming", what do I write back?', 'then I am not coming', true],
  ['What if he writes back "then I am not coming either"?', 'then I am not coming either', true],
])('%j pastes a received text', (message, received, wantsReply) => {
  expect(findReceivedText(message)).toEqual({ received, wantsReply });
});

test.each([
  "I'm 69 and my husband's gone since May, he says he wants to \"breathe\". I still set two plates, isn't that silly",
  'My ex tells everybody I am crazy. Even my own sister says "well Carl says you get confused". How do I get anyone to believe me',
  "It's not about calls. When she was calm she said 'your house is just quiet and sad'. I don't know what to do with that",
  'She says the apartment has "very loud pipes" and she misses our dog',
  'My husband wrote "I hate you" on the mirror and I cannot stop crying',
  'Yesterday my sister said I should "see somebody about my memory"',
  "He doesn't answer, she won't say a word, and I'm the one who's tired",
])('%j does not paste a received text', (message) => {
  expect(findReceivedText(message)).toBeNull();
});
