import { expect, test } from 'vitest';
import type { Pause } from '../talk/say.ts';
import { type FirstWords, openFirstWords } from './first-words.ts';

const MS = 28;
const never = () => new Promise<never>(() => undefined);
const stopped = () => Promise.reject(new Error('stopped'));

/** Returns the next piece of an answer after its pause. Later waits come from `held`. */
function nextPiece(firstWords: FirstWords, held: Pause): Promise<unknown> {
  const pause: Pause = (ms, signal) => (ms === MS ? Promise.resolve() : held(ms, signal));
  return firstWords.before(pause)(MS, new AbortController().signal);
}

test('later text of an answer waits until every other answer has its first words', async () => {
  const firstWords = openFirstWords();
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isSaid = false;
  const asking = [firstWords.awaited(() => one.promise), firstWords.awaited(() => other.promise)];
  const further = nextPiece(firstWords, never).then(() => (isSaid = true));
  one.resolve();
  await asking[0];
  expect(isSaid).toBe(false);
  other.resolve();
  await further;
  expect(isSaid).toBe(true);
});

test('later text is sent immediately if no answer is waiting for its first words', async () => {
  await expect(nextPiece(openFirstWords(), never)).resolves.toBeUndefined();
});

test('a rejected question does not delay other answers', async () => {
  const firstWords = openFirstWords();
  await expect(firstWords.awaited(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await expect(nextPiece(firstWords, never)).resolves.toBeUndefined();
});

test('other people who keep asking questions cannot delay an answer for long', async () => {
  const firstWords = openFirstWords();
  void firstWords.awaited(never);
  const held: number[] = [];
  await nextPiece(firstWords, (ms) => Promise.resolve(held.push(ms)));
  expect(held).toEqual([400]);
});

test('an answer that is stopped while it is delayed ends normally', async () => {
  const firstWords = openFirstWords();
  void firstWords.awaited(never);
  await expect(nextPiece(firstWords, stopped)).rejects.toThrow('stopped');
});
