import { expect, test } from 'vitest';
import { readReactions } from './read-reactions.ts';

const file = `## words

- what do i say to the bank
- what do i write

Say: "Please send me the statements."

## more

- and then she took the car
- theres more

What did {they} take besides? - It matters.
`;

test('a heading is parsed as the kind, its list as the examples, and its paragraph as the reply', () => {
  expect(readReactions('max-emptied-account', file)).toEqual({
    id: 'max-emptied-account',
    all: [
      {
        kind: 'words',
        examples: ['what do i say to the bank', 'what do i write'],
        reply: 'Say: "Please send me the statements."',
      },
      {
        kind: 'more',
        examples: ['and then she took the car', 'theres more'],
        reply: 'What did {they} take besides? - It matters.',
      },
    ],
  });
});

test('parses Windows line endings', () => {
  expect(readReactions('max', file.replaceAll('\n', '\r\n'))).toEqual(readReactions('max', file));
});

test.each([
  ['a kind that does not exist', '## word\n\n- what\n\nSay this.', /^line 1: “word” is none of words, how/],
  ['no way to type it', '## how\n\nStart here.', /^line 1: How do people type it/],
  ['no reply', '## how\n\n- where do i start\n', /^line 1: The reply must be one paragraph/],
  ['two paragraphs', `${file}\nAnd more.`, /^line 8: The reply must be one paragraph/],
  ['text before the first heading', `Hello\n${file}`, /^line 1: The file must begin with a heading/],
])('rejects %s and names the line', (_name, source, message) => {
  expect(() => readReactions('max', source)).toThrow(message);
});
