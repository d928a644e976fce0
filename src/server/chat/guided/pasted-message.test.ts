import { expect, test } from 'vitest';
import { answerThisText } from '#content/guided/answer-this-text.ts';
import { pageText, runAt, talk } from './talk-in-tests.ts';

const atMessage = () => runAt(answerThisText, 'message', { order: 'no', afraid: 'no' });

test.each([
  'you wont live to see the kids grow up',
  'I know where you park. Watch your back',
  "You'll regret this. I know where you park",
  'im outside your house come out',
  'keep talking and see what happens to you',
  "I'm going to kill you",
  "I'll break your neck if you take my kids",
])('a pasted threat gets help lines, and no reply is written: “%s”', async (text) => {
  const { run, answer, lines } = await talk(answerThisText, atMessage(), text);
  expect(answer).toContain('911');
  expect(lines).toEqual(expect.arrayContaining(['violence', 'emergency']));
  expect([run.status, run.dangers]).toEqual(['paused', expect.arrayContaining(['violence'])]);
});

test.each(["You'll regret this", 'this is your last warning'])(
  'a veiled threat gets the hotline beside the next question and on the page: “%s”',
  async (text) => {
    const { run, answer, lines } = await talk(answerThisText, atMessage(), text);
    expect(answer).toContain('Which of these does it include?');
    expect([run.status, lines.includes('violence')]).toEqual(['asking', true]);
    const done = { ...runAt(answerThisText, 'end', { needs: 'none' }), dangers: run.dangers };
    expect(pageText(answerThisText, done)).toContain('1-800-799-7233');
  },
);

test.each([
  'If you leave me Im going to kill myself tonight',
  'im going to end my life and its on you',
  "I can't live without you. I'll kill myself if you file",
])('the other person’s thoughts of suicide are not taken as the reader’s: “%s”', async (text) => {
  const { run, answer } = await talk(answerThisText, atMessage(), text);
  expect(answer).toContain('You’re not responsible for what they do'.replace('’', "'"));
  expect(run.dangers).not.toContain('self');
});

test('the person’s own thoughts of suicide are still heard there', async () => {
  const { answer } = await talk(answerThisText, atMessage(), 'i just want to kill myself');
  expect(answer).toContain('988');
  expect(answer).not.toContain('responsible for what they do');
});

test.each([
  'Are you picking up Saturday or not',
  "I'm outside, are the kids ready",
  "let's see what happens in court",
  'you are a terrible mother and everyone knows it',
])('a message without a threat goes on to the next question: “%s”', async (text) => {
  const { run, lines } = await talk(answerThisText, atMessage(), text);
  expect([run.status, lines]).toEqual(['asking', []]);
});

test.each(['its a threat', 'hes threatening me'])(
  '“%s” about the message brings the hotline',
  async (text) => {
    const start = runAt(answerThisText, 'needs', { order: 'no', afraid: 'no', message: null });
    const { run, answer, lines } = await talk(answerThisText, start, text);
    expect(answer).toContain('1-800-799-7233');
    expect([lines.includes('violence'), run.dangers]).toEqual([true, ['violence']]);
  },
);

test('a threat to go to court is no such report', async () => {
  const start = runAt(answerThisText, 'needs', { order: 'no', afraid: 'no', message: null });
  expect((await talk(answerThisText, start, 'he threatens to take me to court')).run.dangers).toEqual([]);
});
