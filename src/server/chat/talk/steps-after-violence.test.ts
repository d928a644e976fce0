import { expect, it } from 'vitest';
import { talkWords } from '#content/talk-words.ts';
import { sampleConversation } from './sample-conversation.ts';

it.each(['what do i do', 'so what should i do now?'])(
  'answers "%s" after violence with the next hours',
  (text) => {
    for (const advisor of ['lena', 'hannah'] as const) {
      const say = sampleConversation(advisor, { hasViolence: true });
      expect(say(text).text).toBe(talkWords.nextHoursAfterViolence);
      expect(say(text).text).not.toBe(talkWords.nextHoursAfterViolence);
    }
  },
);

it('keeps the answer about the next hours from a calm conversation', () => {
  expect(sampleConversation('lena')('what do i do').text).not.toContain(talkWords.nextHoursAfterViolence);
});

it('answers a question about a safety plan with planning to leave safely, not with child protection', () => {
  for (const advisor of ['emma', 'lena', 'hannah'] as const)
    expect(sampleConversation(advisor)('how do i make a safety plan').cited).toEqual(['emma-leaving-safely']);
});

it('says more about leaving safely when asked again', () => {
  const emma = sampleConversation('emma', { hasViolence: true });
  const first = emma('how do i make a safety plan');
  const second = emma('can you help me make a safety plan');
  expect(second.cited).toEqual(['emma-leaving-safely']);
  expect(second.text).not.toBe(first.text);
});

it('still finds the safety plan of child protection', () => {
  expect(sampleConversation('ava')('cps wants me to sign a safety plan').cited).toContain(
    'ava-cps-safety-plan',
  );
});

it('gives no plan for leaving to someone in crisis', () => {
  const reply = sampleConversation('lena', { isSensitive: true })('how do i make a safety plan');
  expect(reply.cited).not.toContain('emma-leaving-safely');
});
