import { expect, test } from 'vitest';
import { readCommand } from './command.ts';

test.for([
  'I have to stop for now, pause',
  'I think I’d better stop here for now. I’ll come back after lunch',
  'Continue later',
  'can we finish this tomorrow?',
  'I need to go, pause',
  'lets pick this up later',
  "sorry, gotta run. I'll finish it tonight",
  'I should stop here',
  'ok that’s enough for today',
  'let me pause this and come back tomorrow',
  "I'm going to take a break, be back after dinner",
  'can I do the rest in the morning',
  "I'd like to continue this another time",
  "I'll do this later, thanks",
  'i need to go to bed, we can continue tomorrow',
  'time to stop for tonight',
  'I need to stop for tonight, kids are up',
  'Sorry I have to pick up my son. Can we continue later?',
  "the baby is crying, i'll finish this tonight",
])('leaving in plain words pauses: %s', (text) => {
  expect(readCommand(text)).toBe('stop');
});

test.for([
  'I have to leave at 5',
  'he has to stop calling me',
  'stop sending the kids home late',
  'I want to finish school here',
  'we go to work at 6, school at 8',
  'I need to go to work at 5 and be back at 3',
  'I work until 4 and finish later on Fridays',
  'dinner on Wednesday, back by 8',
  'Tuesday after school',
  'we talk on Sunday',
  'she picks them up later',
  'after dinner',
  'tomorrow morning',
  'pay it later',
  'I have to stop working in May',
  'call him tomorrow',
  'he has to stop here for gas, he says',
  "school, soccer, and I'll talk to her tomorrow",
])('an answer with such words does not pause: %s', (text) => {
  expect(readCommand(text)).not.toBe('stop');
});

test.each([
  'i need to stop sorry cant do this now',
  'gotta go kids are up',
  'gotta go, the baby is crying',
  'have to run my boss is calling',
  'kids are up gotta go',
  'sorry i have to stop im too tired',
  'need to go its late',
  'i have to go someone is coming',
  'i gotta get off my sister is here',
  'gtg my son woke up',
  'ok i need to pause i cant think right now',
  'the kids just got home, i have to go',
  'i should go im at work',
  'need to stop now my break is over',
  'g2g cant talk',
])('a reason needs no comma: “%s”', (text) => {
  expect(readCommand(text)).toBe('stop');
});

test.each([
  'i need to stop paying for his phone',
  'i have to go to work at 5',
  'the kids are up at 6 and i have to go at 7',
  'he has to go kids are scared',
  'i need to stop him because kids are scared',
  'my boss is calling him',
  'my mom is here',
  'kids are up',
  'we have to leave the house',
])('and an answer stays one: “%s”', (text) => {
  expect(readCommand(text)).not.toBe('stop');
});
