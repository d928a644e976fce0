import { expect, test } from 'vitest';
import { changeDraft } from './change-draft.ts';
import { changesIn } from './draft-changes.ts';

const message =
  'Hi. Could you please bring the kids at 5 on Sunday? I think the blue bag is at your place. Thanks.';

function changed(words: string, draft = message, told: readonly string[] = []): string | null {
  return changeDraft(draft, changesIn(words), [words, ...told]);
}

test.each([
  ['say sam instead of the kids', 'Could you please bring Sam at 5 on Sunday?'],
  ['no its at 6 not 5', 'Could you please bring the kids at 6 on Sunday?'],
  ['change sunday to saturday', 'Could you please bring the kids at 5 on Saturday?'],
  ['dont say bag say backpack', 'I think the blue backpack is at your place.'],
])('%j puts one word for another', (words, sentence) => {
  expect(changed(words)).toContain(sentence);
});

test.each([
  ['take out the part about the bag', 'Hi. Could you please bring the kids at 5 on Sunday? Thanks.'],
  [
    'take out the thanks lol',
    'Hi. Could you please bring the kids at 5 on Sunday? I think the blue bag is at your place.',
  ],
  [
    'why does it say hi',
    'Could you please bring the kids at 5 on Sunday? I think the blue bag is at your place. Thanks.',
  ],
  ['actually leave that out', 'Hi. Could you please bring the kids at 5 on Sunday? Thanks.'],
])('%j leaves something out', (words, text) => {
  expect(changed(words)).toBe(text);
});

test('a pronoun that is turned down gives way to the name everywhere', () => {
  expect(
    changed('dont say him she wont know who. say rex', 'Hi. I got him first. Please bring him back.'),
  ).toBe('Hi. I got Rex first. Please bring Rex back.');
});

test('a sentence is added before the thanks', () => {
  expect(changed('add that i work until 4', 'Hi. Pickup is at 5. Thanks.')).toBe(
    'Hi. Pickup is at 5. I work until 4. Thanks.',
  );
});

test('what was told and is missing comes back', () => {
  expect(
    changed('where did the receipt go', 'Hi. Please call me. Thanks.', ['i have the receipt from monday']),
  ).toBe('Hi. Please call me. I have the receipt from Monday. Thanks.');
});

test('a change that finds nothing to change is not made', () => {
  expect(changed('take out the part about the dentist')).toBeNull();
  expect(changed('take out the part about pickup', 'Hi. Pickup is at 5. Thanks.')).toBeNull();
});
