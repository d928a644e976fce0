import { expect, test } from 'vitest';
import { isHereNow } from './arrival.ts';
import { normalize } from './normalize.ts';

test.each([
  'omg he just pulled in the driveway',
  'hes home',
  'he just got home',
  "he's at the door what do i do",
  'im scared hes banging on it',
  'i can hear his car',
  'hes here gotta go',
  'he just came home',
  'hes outside my house right now',
  "she's here",
  'he’s here now',
  'oh god my ex just showed up',
  'i hear him coming up the stairs',
  'his truck just pulled in',
  'i see his headlights',
  'shes at the front door',
  'hes trying to get in',
  'he is pounding on the window and yelling',
  'my husband just walked in, gotta go',
  'my ex is at my door and hes drunk',
  'hes in the driveway. im scared',
  'she is kicking in the door',
  'wait hes coming',
  'he just got home from work and hes mad what do i do',
  'he has just pulled up outside, what should i do',
  'hes downstairs im hiding',
  "he's here. help",
  'my boyfriend is outside screaming and banging on my car',
])('“%s” is happening now', (text) => {
  expect(isHereNow(normalize(text))).toBe(true);
});

test.each(['hes back', 'shes upstairs', 'hes awake', 'he woke up', 'hes coming home', 'hes on his way'])(
  '“%s” counts only in a guided conversation',
  (text) => {
    expect([isHereNow(normalize(text)), isHereNow(normalize(text), true)]).toEqual([false, true]);
  },
);

test.each([
  "he's home with the kids on weekends",
  "he's at his mom's",
  "she's at the door with a casserole",
  'he is here every other weekend',
  'he just got home from deployment and we talked about the divorce',
  'he is home more than I am',
  'he came home late and slept on the couch',
  'my ex is here to pick up the kids',
  'he was outside banging on the door last night',
  'he used to bang on the door when he was drunk',
  'the sheriff is at the door with papers what do i do',
  'my toddler is banging on the door while i type',
  'hes trying to get in touch with my lawyer',
  'my sister is here',
  'she just got home from school',
  'he is outside mowing the lawn',
  'im scared of what happens when he is home',
  'im scared because he is here illegally',
  'my mom is at the door',
  'hes in the house most nights but sleeps in the basement',
  'i can hear his car payments eating our budget',
  'he just came into some money',
  'he walked in and said he wants a divorce',
  'shes at work until six',
  'he is coming to the hearing',
  'hes home sick from work and i dont know what to do about the appointment',
  'the mediator is here now',
  'he pulled up the bank statements',
  'she got here in 2019 on a visa',
  'hes back with his girlfriend',
])('“%s” is no alarm', (text) => {
  expect(isHereNow(normalize(text), true)).toBe(false);
});
