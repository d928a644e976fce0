import { expect, test } from 'vitest';
import { changeDraft } from './change-draft.ts';
import { parseDraftChanges, parseRevision } from './draft-changes.ts';

const draft =
  'Hi. I changed the locks. You have been in my fridge. Your girlfriend can wait in the car. Drop-off is on the porch. Thanks.';

test.each([
  [
    'wait that sounds crazy. take out the fridge and the girlfriend',
    'Hi. I changed the locks. Drop-off is on the porch. Thanks.',
  ],
  [
    'leave the part about the porch out',
    'Hi. I changed the locks. You have been in my fridge. Your girlfriend can wait in the car. Thanks.',
  ],
  [
    'take out the thanks',
    'Hi. I changed the locks. You have been in my fridge. Your girlfriend can wait in the car. Drop-off is on the porch.',
  ],
  ['change porch to driveway', draft.replace('porch', 'driveway')],
  ['say the car instead of in the car', draft.replace('in the car', 'the car')],
  ['add that I need an answer by Friday', draft.replace(' Thanks.', ' I need an answer by Friday. Thanks.')],
  ['add "Please bring the key back."', draft.replace(' Thanks.', ' Please bring the key back. Thanks.')],
  [
    'I need him to tell me by Friday if thats ok',
    draft.replace(' Thanks.', " I need you to tell me by Friday if that's ok. Thanks."),
  ],
])('%j is parsed as a change to the draft', (message, text) => {
  expect(changeDraft(draft, parseDraftChanges(message, 'he'))).toBe(text);
});

test.each([
  ['Put that', 'addition'],
  ['and put "my mother" instead', 'words'],
  ['take that out, dear', 'words'],
  ['put in that Theo would love to have him there', 'addition'],
])('%j is unclear about the words to change and does not alter the draft', (message, of) => {
  expect(parseDraftChanges(message, 'he')).toEqual([{ kind: 'unclear', of }]);
  expect(changeDraft(draft, parseDraftChanges(message, 'he'))).toBeNull();
});

test('a change to words that the draft does not contain has no effect', () => {
  expect(changeDraft(draft, parseDraftChanges('take out the part about money', 'he'))).toBeNull();
});

test.each([
  ['make it shorter', 'shorter'],
  ['too long', 'shorter'],
  ['the words. shorter', 'shorter'],
  ['can you make that firmer?', 'firmer'],
  ['a bit warmer', 'warmer'],
  ['could you make that sound kind', 'warmer'],
])('%j asks for another tone: %s', (message, how) => {
  expect(parseRevision(message)).toBe(how);
});

test.each(['I am not angry anymore', 'I wish my marriage had been shorter and my days were kinder'])(
  '%j asks for no change to the draft',
  (message) => {
    expect(parseRevision(message)).toBeNull();
    expect(parseDraftChanges(message, 'he')).toEqual([]);
  },
);
