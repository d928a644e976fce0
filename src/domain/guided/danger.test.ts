import { expect, test } from 'vitest';
import { mentionsFear, saysSafe, mentionsOverdose, mentionsThreat } from './danger.ts';

test.each([
  'i took 6 xanax and a bottle of wine',
  'a bottle of vodka and some oxy',
  'half a bottle of wine and an Ambien',
  'I took 12 Benadryl',
  'a handful of pills',
])('“%s” mentions an overdose', (text) => {
  expect(mentionsOverdose(text)).toBe(true);
});

test.each([
  'a bottle of wine',
  '2 glasses of wine',
  'one melatonin',
  'I took a sleeping pill',
  'just wine, no pills',
  'I didn’t take any pills, only two beers',
  'I drank some water and took my pills',
])('“%s” does not mention an overdose', (text) => {
  expect(mentionsOverdose(text)).toBe(false);
});

test.each([
  'hes in the house and im scared',
  'she’s outside and I’m so afraid',
  'I’m scared of him',
  'he scares me',
  'he said he’ll take the kids and i’d never see them again if i tell them',
])('“%s” mentions fear', (text) => {
  expect(mentionsFear(text)).toBe(true);
});

test.each([
  'I’m not scared of him',
  'he’s in the house',
  'I’m scared of the dark',
  'I’m afraid I don’t know when he’s home',
  'he said he would take the kids to the zoo',
  'the kids are scared',
])('“%s” does not mention fear', (text) => {
  expect(mentionsFear(text)).toBe(false);
});

test.each([
  'you better watch your back',
  'sign the papers by friday or ill come over there and you will be sorry',
  'i know where you live now and im coming over tonight',
  'ill send everyone those pics of you if you dont drop the case',
])('“%s” is a threat', (text) => {
  expect(mentionsThreat(text)).toBe(true);
});

test.each([
  'ill come over at 5 to get the kids',
  'can you send me the pics of the kids',
  'i know where you work is far, so friday is fine',
])('“%s” is not a threat', (text) => {
  expect(mentionsThreat(text)).toBe(false);
});

test('a quoted threat is a threat, and a quoted plan is not', () => {
  expect(mentionsThreat('if you leave i will end you')).toBe(true);
  expect(mentionsThreat('"I’m going to kill you"')).toBe(true);
  expect(mentionsThreat('i will end the lease')).toBe(false);
  expect(mentionsThreat('you never get to see me happy')).toBe(false);
});

test.each([
  'yes I’m safe now, he left',
  'I’m safe right now, he’s at work',
  'ok im safe at the shelter',
  'he’s gone now, i’m fine',
  'I’m okay now, the cops took him',
  'we are safe for now',
])('“%s” says that the person is safe', (text) => {
  expect(saysSafe(text)).toBe(true);
});

test.each([
  'I’m not safe now',
  'no i’m not safe, he’s at work until 6',
  'i will be safe when he is at work',
  'the safe is at work',
  'I don’t feel safe right now',
  'fine, 600 a month',
])('“%s” does not say that the person is safe', (text) => {
  expect(saysSafe(text)).toBe(false);
});

test.each([
  'took lilys bike and tablet and drove off, he smelled of beer',
  'my ex drank two beers and threw my sons tablet at the wall',
  'he was drunk and smashed the kids tablets',
  'he took my daughters tablet and kept drinking beer',
  'she threw a tablet at me after her third glass of wine',
  'he broke the tablet and opened another beer',
])('a tablet with a screen is no medicine: “%s”', (text) => {
  expect(mentionsOverdose(text)).toBe(false);
});

test.each([
  'i took two tablets and a beer',
  'took my sleeping tablets with wine',
  'had a tablet and half a bottle of vodka',
  'i took some tablets and drank the rest of the wine',
  'took my tablets with vodka',
  'i threw up after six tablets and wine',
])('a tablet to swallow still is: “%s”', (text) => {
  expect(mentionsOverdose(text)).toBe(true);
});
