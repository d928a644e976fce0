import { expect, test } from 'vitest';
import { talkWords } from '#content/talk-words.ts';
import { COUNT_OFFER } from './answer-day.ts';
import { sampleConversation } from './sample-conversation.ts';

const counted =
  'Texas: counting from November 9, 2026, plan to file your answer by **10:00 AM on November 30, 2026**.';

test('a served person is asked for the state and the service date, and then for the missing one', () => {
  const say = sampleConversation('hannah');
  expect(say('I was served divorce papers').paragraphs).toEqual([
    talkWords.served,
    `${talkWords.servedMissingBoth} ${COUNT_OFFER}`,
  ]);
  expect(say('Texas').paragraphs).toEqual([
    expect.stringMatching(/^In Texas, count 20 days from service/),
    `${talkWords.servedMissingDay} ${COUNT_OFFER}`,
  ]);
  expect(say('what if I ignore it?').kind).not.toBe('answer-day');
  expect(say('November 9, 2026').paragraphs[0]).toBe(counted);
});

test('asks for the state if only the day is known', () => {
  const say = sampleConversation('hannah');
  expect(say('I was served on November 9, 2026').paragraphs[1]).toBe(
    `${talkWords.servedMissingState} ${COUNT_OFFER}`,
  );
  expect(say('Texas').paragraphs[0]).toBe(counted);
});

test.each([
  'I was served on November 9, 2026, what do I do',
  'a man gave me divorce papers at work on November 9, 2026. how do I respond',
])('asks for the state if the message contains the day and asks for steps: %s', (message) => {
  const say = sampleConversation('hannah');
  expect(say(message).paragraphs[1]).toBe(`${talkWords.servedMissingState} ${COUNT_OFFER}`);
  expect(say('Texas').paragraphs[0]).toBe(counted);
});

test('calculates the due date immediately if the message contains the state and the service date', () => {
  const reply = sampleConversation('hannah')(
    'I was served papers on November 9, 2026 in Texas. What is my deadline?',
  );
  expect(reply.paragraphs[0]).toBe(counted);
  expect(reply.cited).toEqual(['hannah-answer-deadline']);
});

test('a person who gives all facts and asks what to do gets the due date and the first steps', () => {
  const reply = sampleConversation('hannah')('I was served on November 9, 2026 in Texas what do i do');
  expect(reply.paragraphs[0]).toBe(counted);
  expect(reply.paragraphs.at(-1)).toMatch(/^- Find the summons/);
});

test('a question about something else does not get the due date', () => {
  const reply = sampleConversation('hannah')(
    'I was served on November 9, 2026 in Texas. Can I get a free lawyer?',
  );
  expect(reply.kind).not.toBe('answer-day');
});

test('a repeated due date omits the cautions shown before', () => {
  const say = sampleConversation('hannah');
  expect(
    say('I was served papers on November 9, 2026 in Texas. What is my deadline?').paragraphs.length,
  ).toBeGreaterThan(1);
  expect(say('when is it due again?').paragraphs).toEqual([counted]);
});

test('"yesterday" in an older message is counted from the day it was written', () => {
  const reply = sampleConversation('hannah', {
    questions: ['I was served the papers yesterday in Texas'],
    questionDays: ['2026-11-10'],
  })('what is the deadline?');
  expect(reply.paragraphs[0]).toBe(counted);
});

test('only Hannah calculates the due date', () => {
  expect(sampleConversation('lena')('I was served divorce papers in Texas yesterday').kind).not.toBe(
    'answer-day',
  );
});

test("uses the number of days on the person's own summons in any state", () => {
  const say = sampleConversation('hannah');
  say(
    'got served yesterday. petition for dissolution, maricopa county az. how many days do i have to respond',
  );
  expect(say('summons says 20 days. so 20 from then is what date').paragraphs[0]).toMatch(
    /^20 days from November 22, 2026 end on December 12, 2026, so plan to file your answer by \*\*December 11, 2026\*\*/,
  );
});

test('does not calculate for a state without a verified number of days and refers to the summons', () => {
  const reply = sampleConversation('hannah')('i was served on November 9, 2026 in Utah, when is it due?');
  expect(reply.text).toMatch(/don't have a verified number of days for Utah/);
  expect(reply.text).not.toMatch(/plan to file/);
});

test('after calculating, answers a question about the first day or weekends', () => {
  const say = sampleConversation('hannah');
  say('I was served papers on November 9, 2026 in Texas. What is my deadline?');
  expect(say('Is the day of service counted or excluded?').text).toContain('The next day is day one');
});

test('recalculates the due date if another date of service is given', () => {
  const say = sampleConversation('hannah');
  say('I was served papers on November 9, 2026 in Georgia. What is my deadline?');
  expect(say('no, i got them on November 10').text).toContain('counting from November 10, 2026');
});

test('a question about another rule of the state does not repeat the due date', () => {
  const say = sampleConversation('hannah');
  say('I was served papers on November 9, 2026 in Texas. What is my deadline?');
  expect(say('is texas 50/50?').kind).toBe('state-facts');
});

test('mentioning the already known state again does not count as the missing detail', () => {
  const say = sampleConversation('hannah');
  say('I was served papers on November 9, 2026 in Texas. What is my deadline?');
  expect(say('is there a free lawyer in texas').kind).not.toBe('answer-day');
});

test('a day given after "how long do I have to answer" is counted, although nobody said "served"', () => {
  const hannah = sampleConversation('hannah');
  hannah('how long do i have to answer divorce papers in ohio');
  expect(hannah('i got them the 14th').text).toContain('Ohio: counting from');
});

test('the day may come before the state', () => {
  const hannah = sampleConversation('hannah');
  hannah('how many days do i get');
  hannah('nov 12');
  expect(hannah('texas').text).toContain('Texas: counting from November 12');
});
