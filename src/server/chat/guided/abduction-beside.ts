import { abductionWords } from '#content/guided/abduction-part.ts';
import { tellsOfAbduction } from '#domain/guided/abduction.ts';
import type { Run } from '#domain/guided/run.ts';
import type { AnswerEvent, Engine } from '../engine.ts';

/** Whether a message is the first of this conversation to say that the children may be taken abroad. */
export function isNewAbduction(run: Run, text: string): boolean {
  return !run.dangers.includes('abduction') && tellsOfAbduction(text);
}

/** The answer of the safety gate, followed by what to do about the children. */
export function withAbductionLine(engine: Engine): Engine {
  return {
    async *answer(turn, signal) {
      const verdict = yield* engine.answer(turn, signal);
      if (signal.aborted) return verdict;
      yield { type: 'text-start', id: 'abduction' };
      yield { type: 'text-delta', id: 'abduction', delta: abductionWords };
      yield { type: 'text-end', id: 'abduction' };
      yield abductionLines();
      return verdict;
    },
  };
}

export function abductionLines(): AnswerEvent {
  return { type: 'data-safety', data: { kind: 'guided-abduction', lines: ['emergency', 'violence'] } };
}
