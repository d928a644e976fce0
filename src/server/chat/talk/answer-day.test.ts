import { expect, test } from 'vitest';
import { talkWords } from '#content/talk-words.ts';
import { COUNT_OFFER } from './answer-day.ts';
import { sampleConversation } from './sample-conversation.ts';

const counted =
  'Texas: counting from November 9, 2026, plan to file your answer by **10:00 AM on November 30, 2026**.';

test('who was served is asked for the state and the day, and then for what is still missing', () => {
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

test('the state is asked for where only the day was told', () => {
  const say = sampleConversation('hannah');
  expect(say('I was served on November 9, 2026').paragraphs[1]).toBe(
    `${talkWords.servedMissingState} ${COUNT_OFFER}`,
  );
  expect(say('Texas').paragraphs[0]).toBe(counted);
});

test('the day is counted at once where the message tells both', () => {
  const reply = sampleConversation('hannah')(
    'I was served papers on November 9, 2026 in Texas. What is my deadline?',
  );
  expect(reply.paragraphs[0]).toBe(counted);
  expect(reply.cited).toEqual(['hannah-answer-deadline']);
});

test('asked again, the day is said without the cautions that were said before', () => {
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

test('nobody but Hannah counts the day', () => {
  expect(sampleConversation('lena')('I was served divorce papers in Texas yesterday').kind).not.toBe(
    'answer-day',
  );
});
