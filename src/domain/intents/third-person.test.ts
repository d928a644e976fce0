import { expect, test } from 'vitest';
import { toThirdPerson, findThirdPerson } from './third-person.ts';

test.each([
  ['he', "He'd see him and his car. He's late."],
  ['she', "She'd see her and her car. She's late."],
  ['they', "They'd see them and their car. They're late."],
] as const)('a reply refers to the other parent with %s', (person, text) => {
  expect(toThirdPerson("{They'd} see {them} and {their} car. {They're} late.", person)).toBe(text);
});

test.each([
  [['he left in may'], 'he'],
  [['and then nothing', 'my wife moved out'], 'she'],
  [['my wife says he is a liar'], 'she'],
  [['she told him and he told her'], 'they'],
  [['my daughter says she hates it there'], 'they'],
  [['my son wont talk to my ex husband'], 'he'],
  [['nothing works'], 'they'],
] as const)('%j refers to %s', (messages, person) => {
  expect(findThirdPerson(messages)).toBe(person);
});
