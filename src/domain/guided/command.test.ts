import { expect, test } from 'vitest';
import { asksToGoOn, readCommand } from './command.ts';

test.for([
  'yes i’m safe now. Continue',
  'Poison control says I’m ok, my neighbor is here. Continue',
  'ok he’s not here now. continue',
])('the last words are a command to continue: %s', (text) => {
  expect(asksToGoOn(text)).toBe(true);
});

test('"continue" in the middle of a sentence is not a command', () => {
  expect(asksToGoOn('i don’t know how to continue with him')).toBe(false);
});

test.for([
  'nvm I want out of this, I’m not ready',
  'I want out',
  'nevermind exit',
  'never mind',
  "stop. I don't want to do this anymore",
  "stop, I don't want to do this",
  'Stop for now',
  'I have to go',
  "I have to go, I'll do this later",
  'quit',
  'gotta go',
  'ok stop please',
  "I don't want to do this",
  'can’t do this right now',
  'later please, i need a break',
  'gotta go, talk tomorrow',
  'I want to stop, i cant do this',
  'I need to stop here',
  'hold on, brb',
  'forget it i dont want to do this',
  'no thanks im done',
  'I’m done with this',
  'no more questions',
  'stop asking me questions',
  'never mind, i changed my mind',
  'im done for tonight',
  'stop i dont want this',
  'I don’t want to do this anymore, let me out',
])('recognizes a command to leave: %s', (text) => {
  expect(readCommand(text)).toBe('stop');
});

test.for([
  'i want to stop and delete this',
  'no thanks, delete it, I’m done',
  'delete everything',
  'please delete my answers',
  'forget everything i said',
  'forget all this',
  'never mind, delete it',
  'can you erase all of this',
  'wipe it all, i changed my mind',
])('recognizes a command to delete: %s', (text) => {
  expect(readCommand(text)).toBe('delete');
});

test.for(['start over', 'can we start again', 'let’s start over please', 'restart', 'do it all over'])(
  'recognizes a command to start over: %s',
  (text) => {
    expect(readCommand(text)).toBe('restart');
  },
);

test.for(['go back', 'can i go back', 'wait, go back one question', 'previous question', 'undo that'])(
  'recognizes a command to go back: %s',
  (text) => {
    expect(readCommand(text)).toBe('back');
  },
);

test.for([
  'Continue',
  'im back',
  'hi, I’m back',
  'ok lets go on',
  'im back, lets continue',
  'I’m ready now',
  'keep going please',
])('recognizes a command to resume: %s', (text) => {
  expect(readCommand(text)).toBe('go-on');
});

test.for([
  'why',
  'Why do you ask?',
  'why do you need that',
  'why do you need to know that',
  'why are you asking me that?',
  'why does that matter',
  'but why?',
  'why is that important',
])('recognizes a question about the open question: %s', (text) => {
  expect(readCommand(text)).toBe('why');
});

test.for([
  'Stop sending the kids home late',
  'I have to go to court on Friday',
  'I want out of the lease by May',
  'I want to die',
  "I don't want to live anymore",
  "I can't do this anymore, I want to end it all",
  "I can't do this anymore",
  'I give up',
  'why did he leave me',
  'stop calling me at work',
  'I quit my job',
  'later than Friday',
  'hold on to the house until June',
  'I need a break from the kids on Sundays',
  'he wants me to delete this',
  'I deleted all my messages',
  'delete all the photos',
  'we start over every week',
  'I’m done with him',
  'back to school night',
  'I’m back at work on Monday',
  'ready meals and a charger',
])('an answer or a cry for help is not a command: %s', (text) => {
  expect(readCommand(text)).toBeNull();
});
