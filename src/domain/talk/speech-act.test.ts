import { expect, test } from 'vitest';
import { bareReplyOf, speechActOf } from './speech-act.ts';

test.each([
  ['hi', 'greeting'],
  ['Good evening, Lena. I have never done this sort of thing.', 'greeting'],
  ['thank you so much', 'thanks'],
  ['It was Shenandoah, and I got through it. Goodnight, Lena.', 'farewell'],
  ['that is not what I asked', 'complaint'],
  ['do you ever sleep?', 'about-guide'],
  ['are you a real person', 'about-guide'],
  ['who wrote that', 'about-guide'],
  ['why did you give me a hotline', 'why-safety'],
  ['why did you put that bit about get help, did i say something wrong', 'why-safety'],
  ['i dont want to sit on a park bench', 'declined'],
  ['tried that', 'declined'],
  ['Texas', 'state'],
  ['Texas. Harris county', 'state'],
  ['florida simple divorce forms', 'telling'],
  ["we're in Ohio", 'state'],
  ['yes', 'bare-reply'],
  ['go on', 'bare-reply'],
  ['idk', 'bare-reply'],
  ['how long does a divorce take', 'question'],
  ['is Ohio a community property state?', 'question'],
  ["Ok, that helps. I'll try it tonight", 'acknowledgment'],
  ['makes sense', 'acknowledgment'],
  ['he moved out on Friday', 'telling'],
  ['good news, I got the job', 'telling'],
  ['great. just great. he took the car and the kids and everything', 'telling'],
  ['ok so he took the car and emptied the bank account', 'telling'],
  ['We moved to Ohio when our oldest was born and never left', 'telling'],
])('%j is classified as %s', (message, expected) => {
  expect(speechActOf(message)).toBe(expected);
});

test.each([
  ['yes', 'yes'],
  ['yeah, both', 'yes'],
  ['sometimes', 'yes'],
  ['Nope', 'no'],
  ['not really', 'no'],
  ['no idea', 'unsure'],
  ['idk', 'unsure'],
  ['maybe', 'unsure'],
  ['more', 'more'],
  ['Tell me more.', 'more'],
  ['what else?', 'more'],
  ['ok', 'ok'],
])('the bare reply %j means %s', (message, expected) => {
  expect(bareReplyOf(message)).toBe(expected);
});
