import { expect, test } from 'vitest';
import { asksAboutChild, tellsOfHurtChild } from './hurt-child.ts';

test.each([
  'he hit Cole with a belt last night he cant move his arm',
  'Cole is hurt. my husband hit him. his arm is swollen',
  'his belt. he uses it on Tyler. tyler is bleeding',
  'freya got out of his car holding her left arm. i rolled up her sleeve and saw a bruise about the size of a plum',
  'she slapped Josie so hard there is a mark on her face',
  'my husband threw Mason against the wall, his head is bleeding',
  'his dad punched him in the face and his lip is bleeding',
  'Ana came home with bruises all over her legs',
  'he broke Leos wrist this morning',
  'my boyfriend burned Mia with a cigarette, theres a mark',
  'he grabbed Eli and now he cant lift his arm',
  'he takes the belt to Jayden',
  'I saw welts on his back when he changed his shirt',
  'shes hitting Noah with a wooden spoon',
  'he kicked my son in the stomach',
])('“%s” tells of a hurt child', (text) => {
  expect(tellsOfHurtChild(text)).toBe(true);
});

test.each([
  'he hit me with a belt last night and my arm is swollen',
  'he hit me in the face. my lip is bleeding',
  'he hit rock bottom and ended up in the hospital',
  'Tyler got hurt at soccer practice, his knee is bruised',
  'my sister Rosa in Fresno and the fire station',
  'Samira. And my teacher Mrs Haddad',
  'he grabbed my phone and threw it at the wall',
  'he pushed me into the fridge and I have a bruise on my elbow',
  'bruise on my elbow and photos',
  'dr patel saw it monday',
  'she threw a plate at the wall',
  'he beat traffic and dropped off the kids at 6',
  'we argued and he broke the door',
  'her feelings were hurt when he left',
])('“%s” tells of no hurt child', (text) => {
  expect(tellsOfHurtChild(text)).toBe(false);
});

test.each([
  ['do i need to take him to the er', 'doctor'],
  ['should I take Cole to the hospital', 'doctor'],
  ['does he need a doctor', 'doctor'],
  ['do i have to bring her to urgent care tonight', 'doctor'],
  ['who do i call about cole', 'whom'],
  ['who should I tell about this', 'whom'],
  ['i took him to the hospital', null],
  ['Dana, who I call every day', null],
  ['uncle ray', null],
])('“%s” asks for help with a hurt child: %s', (text, about) => {
  expect(asksAboutChild(text)).toBe(about);
});
