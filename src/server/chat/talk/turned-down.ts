import { extractRestatedQuestion } from '#domain/retrieval/complaint.ts';
import { correctsAnswer, deniesStatement, rejectsAnswer } from '#domain/talk/turn-down.ts';
import type { HistoryMessage, Turn } from '../engine.ts';

/** Whether a message says that the previous answer missed the point. */
function reportsMiss(message: string, answer: string): boolean {
  return (
    rejectsAnswer(message) ||
    extractRestatedQuestion(message) !== null ||
    deniesStatement(message, answer) ||
    correctsAnswer(message, answer)
  );
}

/** The earlier answers of this conversation that the person rejected. Their topics are not continued. */
export function findRejectedAnswers({ history, text, turnsDown = false }: Turn): HistoryMessage[] {
  const messages = [{ role: 'user', text } as const, ...history];
  return history.filter((said, at) => {
    const next = messages[at];
    if (said.role !== 'assistant' || next?.role !== 'user') return false;
    return (at === 0 && turnsDown) || reportsMiss(next.text, said.text);
  });
}
