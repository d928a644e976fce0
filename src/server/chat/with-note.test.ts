import { expect, test } from 'vitest';
import type { Engine, Turn, Verdict } from './engine.ts';
import { withNote } from './with-note.ts';

const answering = answeringWith(undefined);

function answeringWith(verdict: Verdict): Engine {
  return {
    async *answer() {
      yield { type: 'data-engine', data: { engine: 'library' } };
      yield { type: 'text-start', id: 'text' };
      yield { type: 'text-delta', id: 'text', delta: 'The form is free.' };
      yield { type: 'text-end', id: 'text' };
      return verdict;
    },
  };
}

test('the safety line comes after the answer and leaves the answer unchanged', async () => {
  const events = await Array.fromAsync(
    withNote(answering, { note: 'note-violence', isGuess: true }).answer(
      {} as Turn,
      new AbortController().signal,
    ),
  );
  const said = events.flatMap((event) => (event.type === 'text-delta' ? [event.delta] : []));
  expect(said[0]).toBe('The form is free.');
  expect(said[1]).toContain('1-800-799-7233');
  expect(events.at(-1)).toEqual({
    type: 'data-safety',
    data: { kind: 'note-violence', lines: ['violence', 'emergency'] },
  });
});

test('a stopped answer is not followed by a safety line', async () => {
  const stopping = new AbortController();
  stopping.abort();
  const engine = withNote(answering, { note: 'note-self', isGuess: false });
  const events = await Array.fromAsync(engine.answer({} as Turn, stopping.signal));
  expect(events.some(({ type }) => type === 'data-safety')).toBe(false);
});

test.each([
  { name: 'a guess of the classifiers is dropped', isGuess: true, isShown: false },
  { name: 'a line that a rule asked for stays', isGuess: false, isShown: true },
])('if the engine finds no danger, $name', async ({ isGuess, isShown }) => {
  const engine = withNote(answeringWith('no-danger'), { note: 'note-self', isGuess });
  const events = await Array.fromAsync(engine.answer({} as Turn, new AbortController().signal));
  expect(events.some(({ type }) => type === 'data-safety')).toBe(isShown);
});
