import type { Passage } from '#content/passage.ts';
import { words } from '#domain/retrieval/terms.ts';
import type { Finding, KnownTurn } from './finding.ts';

/** Whether the answer would be one that the conversation has already, to another question than this. */
export function isSaidBefore(
  finding: Finding,
  turn: KnownTurn,
): finding is Extract<Finding, { kind: 'answer' }> {
  return finding.kind === 'answer' && hasSaid(finding.passage, turn) && !isAskedAgain(turn);
}

export function hasSaid({ text }: Passage, { history }: KnownTurn): boolean {
  return history.some((said) => said.role === 'assistant' && said.text.includes(text));
}

export function isAskedAgain({ text, questions }: KnownTurn): boolean {
  const asked = words(text).join(' ');
  return questions.some((question) => words(question).join(' ') === asked);
}
