import { expect, test } from 'vitest';
import { detectByRules } from './detect.ts';

test.each([
  'he told me im gonna end up dead',
  'she said i will end up dead if i take the kids',
  'my husband said youll wind up in a ditch',
  'he texted me im gonna be buried if i file',
  'he put his fist in the wall right next to my head and said next time its you',
  'he punched the wall next to my face',
  'he threw a glass past my head',
  'he broke the door and said next time it will be your face',
  'she smashed a plate an inch from my face',
])('“%s” is a threat', (text) => {
  expect(detectByRules(text)?.script).toBe('violence-danger');
});

test.each([
  'my doctor told me im gonna end up dead from smoking',
  'he said im dead wrong about the house',
  'next time its my turn to pick the restaurant',
  'he said i will end up with nothing',
  'he hung the picture on the wall next to my desk',
  'he said next time its your weekend',
  'she told me i would be dead tired after the move',
  'my toddler threw a toy past my head',
])('“%s” is none', (text) => {
  expect(detectByRules(text)?.script ?? null).not.toBe('violence-danger');
});
