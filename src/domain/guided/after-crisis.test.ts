import { expect, test } from 'vitest';
import { tellsOfGrabbing, tellsOfTracker } from './grabbing.ts';
import { tellsOfHelpComing } from './help-coming.ts';
import { saysNotMe } from './not-me.ts';

test.each([
  'ok cops are on the way',
  'i called 911',
  'police are coming',
  'the police are here',
  'cops just showed up',
  'im on the phone with 911',
  'my neighbor called the cops',
  'sheriff is on his way',
  'texted 911',
  'an ambulance is coming',
  'officers are at the door',
])('“%s”: help is coming', (text) => {
  expect(tellsOfHelpComing(text)).toBe(true);
});

test.each([
  'should i call 911',
  'i called the police last week',
  'the cops wont come',
  'no i was too scared to call the cops',
  'he called the cops on me',
  'his brother is a cop',
  'if i call the police he takes the kids',
])('“%s”: none is', (text) => {
  expect(tellsOfHelpComing(text)).toBe(false);
});

test.each([
  'no not me. i meant him',
  'what? no. HE said he would kill ME',
  'i meant my husband',
  'no, he said he would kill me',
  'its him not me',
  'i was talking about him',
  'no she threatened to shoot me',
  'not me, him',
  'thats not what i meant, he is the one threatening me',
  'you got it wrong, he wants to kill me',
  'i dont want to die he wants to kill me',
  'not suicidal, hes the dangerous one',
  'no its my husband who said it',
  'he is going to kill me not the other way around',
  'you misunderstood. i was talking about my ex',
])('“%s” is about someone else', (text) => {
  expect(saysNotMe(text)).toBe(true);
});

test.each([
  'no i want to die, he just said i should',
  'he is not helping me',
  'no he never hit me',
  'yes i think about it',
  'i meant to say i want to kill myself',
  'no, i am fine',
])('“%s” takes nothing back', (text) => {
  expect(saysNotMe(text)).toBe(false);
});

test.each([
  'just grabs my arm and throws my stuff',
  'he yanked my hair',
  'she pushes me by my shoulders',
  'he broke my phone',
])('“%s” tells of hands on the person or their things', (text) => {
  expect(tellsOfGrabbing(text)).toBe(true);
});

test.each([
  'he grabs dinner on Fridays',
  'he grabbed my bag for me at the airport',
  'she pushes my buttons',
  'he throws parties',
])('“%s” doesn’t', (text) => {
  expect(tellsOfGrabbing(text)).toBe(false);
});

test.each([
  ['he put a tracker on my car', true],
  ['she hid an airtag in my bag', true],
  ['he has a gps in his truck', true],
  ['my dog has an airtag', false],
  ['we both have trackers on our keys', false],
])('“%s” tells of a tracker: %s', (text, is) => {
  expect(tellsOfTracker(text)).toBe(is);
});
