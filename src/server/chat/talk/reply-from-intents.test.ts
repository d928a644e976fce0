import { expect, test } from 'vitest';
import type { Intent } from '#domain/intents/intent.ts';
import type { ChildAge } from '#domain/situation/child-age.ts';
import type { Turn } from '../engine.ts';
import { type IntentsRead, noIntents } from '../intents/read-intents.ts';
import type { Interpretation } from './heard.ts';
import { intentReply } from './reply-from-intents.ts';

const ofToddlers: Intent = {
  id: 'ava-toddler',
  title: 'Toddler awake',
  ages: ['baby', 'small'],
  reply: 'Say the same short line every time.',
  examples: ['wakes up at night'],
  followUps: [],
};
const read: IntentsRead = { ...noIntents, found: [{ intent: ofToddlers, likely: 0.9, near: 0.9 }] };

function replyFor(ages: readonly ChildAge[], found = read, questions: readonly string[] = []) {
  const turn = { advisor: 'ava', text: 'my son wakes up', questions, history: [] };
  const heard = { situation: { children: { many: 1, ages }, stage: null }, feelings: [], subjects: [] };
  return intentReply(
    turn as Partial<Turn> as Turn,
    heard as Partial<Interpretation> as Interpretation,
    found,
  );
}

test('advice about toddlers is not given for a child of seven', () => {
  expect(replyFor(['school-age'])).toBeNull();
  expect(replyFor(['small'])).not.toBeNull();
  expect(replyFor([])).not.toBeNull();
});

test('in the middle of a conversation the likeliest reply needs a higher score', () => {
  const likely = { ...read, found: [{ intent: ofToddlers, likely: 0.7, near: 0.9 }] };
  expect(replyFor([], likely)).not.toBeNull();
  expect(replyFor([], likely, ['what they asked before'])).toBeNull();
});
