import { expect, test } from 'vitest';
import { replyLabel } from '#domain/reactions/reply-label.ts';
import type { Turn } from '../engine.ts';
import { openReactions } from './open-reactions.ts';
import { findPressedReaction } from './pressed-reaction.ts';

const shelf = openReactions();
const id = 'max-keep-house';
const [reaction] = shelf.byId.get(id)?.all ?? [];
const label = replyLabel(reaction?.examples ?? []) ?? '';

function turnAfter(passages: readonly string[], text: string): Turn {
  const history = [{ role: 'assistant', text: 'An answer.', passages }];
  return { text, questions: ['x'], history } as unknown as Turn;
}

test('a suggestion of the last answer is answered with its reply, however it is typed', () => {
  expect(label).not.toBe('');
  expect(findPressedReaction(turnAfter([id], label), shelf)?.reply).toBe(reaction?.reply);
  expect(findPressedReaction(turnAfter([id], label.toLowerCase().replace(/\?$/, '')), shelf)?.reply).toBe(
    reaction?.reply,
  );
});

test('the same words after another answer are not treated as a suggestion', () => {
  expect(findPressedReaction(turnAfter([], label), shelf)).toBeNull();
});
