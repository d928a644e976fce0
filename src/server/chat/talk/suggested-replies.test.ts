import { expect, test } from 'vitest';
import { openReactions } from '../reactions/open-reactions.ts';
import { openIntents } from '../intents/open-intents.ts';
import { sampleConversation } from './sample-conversation.ts';
import { isCalm } from './suggested-replies.ts';

const intent = openIntents().byId.get('lena-they-just-told-me-its-over');
if (!intent) throw new Error('The sample intent is missing');
const read = { found: [{ intent, likely: 1, near: 1 }] };

test('a question shows its expected answers as buttons', () => {
  const reply = sampleConversation('lena', {}, read)('he told me today he wants a divorce');
  expect(reply.text).toContain(intent.question);
  expect(reply.suggested.length).toBeGreaterThan(2);
  expect(reply.suggested.length).toBeLessThanOrEqual(4);
});

test('follow-up questions are shown below an answer from the library', () => {
  const reply = sampleConversation('max')('Can I afford to keep the house?');
  const [cited = ''] = reply.cited;
  expect(openReactions().byId.has(cited)).toBe(true);
  expect(reply.suggested.length).toBeGreaterThan(0);
});

test('a pressed suggestion gets its reply and is not suggested again', () => {
  const say = sampleConversation('lena', {}, { ...read, pressed: intent.followUps[0] ?? null });
  const reply = say('I cannot say it');
  expect(reply.text).toBe(intent.followUps[0]?.reply);
});

test('nothing is suggested that would get a safety script', () => {
  expect(isCalm('I want to die')).toBe(false);
  expect(isCalm('How do I start?')).toBe(true);
});
