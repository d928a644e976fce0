import { expect, test } from 'vitest';
import { isComplaint } from './complaint.ts';

test.each([
  'that is useless. you didnt even read what i wrote',
  'im not looking for a list',
  "that doesn't answer my question",
  'you keep saying the same thing',
  'ugh this is not helpful',
  "no, that's not what I asked",
  'stupid bot',
  'did you even read that',
  'I already told you that',
  'you dont understand',
])('%j is a complaint about the answer', (text) => {
  expect(isComplaint(text)).toBe(true);
});

test.each([
  'he says i am useless',
  'you said 20 days, does that include weekends',
  'she keeps saying the same thing over and over, what do i do',
  'my lawyer is useless',
  'that doesnt answer my question, how much child support in ohio',
  'is it useless to ask for the house',
  'he doesnt listen',
  'it was a joke to him',
  'i told you so is all she says',
])('%j is not a complaint', (text) => {
  expect(isComplaint(text)).toBe(false);
});
