import { expect, test } from 'vitest';
import { findThirdPerson } from '../../intents/third-person.ts';
import { UNSURE, extractDictatedClause } from './told-clause.ts';

test.each([
  ['How do I tell my ex I have a new girlfriend before the kids do', 'I have a new girlfriend'],
  ['can u write a text to my baby daddy he need to buy diapers', 'Please buy diapers'],
  [
    'how do i ask for a phone call with the kids at bedtime without it sounding like a demand',
    'Could we set up a phone call with the kids at bedtime?',
  ],
  [
    'i want to ask her if my parents can have some of my weekends',
    'Could my parents have some of my weekends?',
  ],
  ['i want to tell him congrats on the baby and mean it kind of', 'congrats on the baby'],
  ['how do you word a message that you are moving 40 mins away', "I'm moving 40 mins away"],
  ['she wants to talk on the phone, i only want text, how do i say that', "I'd like to keep it to text"],
  ["please tell her that I can't do pickup Friday", "I can't do pickup Friday"],
  ['how do i tell her im keeping the record player', 'im keeping the record player'],
  ["tell him I'll drop her off at 6", "I'll drop her off at 6"],
  ['ask him to bring the car seat on Sunday', 'Could you please bring the car seat on Sunday?'],
  ['ask her if I can come by at 10', 'Can I come by at 10?'],
  ['yeah ask her if she can swap for the weekend after', 'Could you swap for the weekend after?'],
  ['can you tell him not to call after 9', "Please don't call after 9"],
  ['i want to tell him kindly call first', 'Please call first'],
  ['I need a text that says I call at 7 and you never pick up', 'I call at 7 and you never pick up'],
  [
    "I want to say I won't pay the $900 because she didn't ask me first",
    "I won't pay the $900 because you didn't ask me first",
  ],
  [
    "I need to tell my ex I can't do Friday because of work and every time I change anything she goes nuclear",
    "I can't do Friday because of work",
  ],
  [
    'I need to tell my ex im not paying half of the braces, she never asked me',
    "im not paying half of the braces, you didn't ask me",
  ],
  ["tell him I can't come, he never told me the time", "I can't come, you didn't tell me the time"],
  [
    'i want to text dale saying i never agreed to summers and shes staying with me',
    'i never agreed to summers',
  ],
  [
    'i dont want to give him the passports though, how do i say that',
    "I'm not going to give you the passports",
  ],
  ["I won't pay for her phone anymore. How", null],
  ['i wont pay for her phone anymore, how do i word that', "I'm not going to pay for your phone anymore"],
  ['i need to tell him no about the dog', 'My answer about the dog is no'],
  ['i want the kids on christmas eve, how do i say that', "I'd like the kids on christmas eve"],
  [
    'write a text to my ex that the kids are sick and staying with me',
    'the kids are sick and staying with me',
  ],
])('from %j the message to the other parent is %j', (message, clause) => {
  expect(extractDictatedClause(message, findThirdPerson([message]))).toBe(clause);
});

test.each([
  'I just need a text telling him I would rather Kim not come on the 14th, he is welcome',
  'i want to say im keeping it, her mom gave it to me and she can have the tv',
  'put in that Theo would love to have him there at 2',
])('%j is ambiguous about who is meant', (message) => {
  expect(extractDictatedClause(message, findThirdPerson([message]))).toBe(UNSURE);
});

test.each([
  'every time I tell him I need help he laughs',
  'should I tell her I am dating?',
  'my mother-in-law tells me I am destroying the family',
  'tell him no',
  'tell her about the party',
])('%j contains no sentence for the other parent', (message) => {
  expect(extractDictatedClause(message, findThirdPerson([message]))).toBeNull();
});

test('"her" is not the recipient in a message to the father', () => {
  expect(extractDictatedClause('I want to say I forgot her shoes', 'he')).toBe('I forgot her shoes');
});
