import type { AnswerEvent } from '../engine.ts';

/** The text of a turn, with the cards below it. */
export interface Composed {
  paragraphs: readonly string[];
  cards: readonly AnswerEvent[];
}

export function citationsCard(passages: readonly { id: string; title: string }[]): AnswerEvent[] {
  if (passages.length === 0) return [];
  const items = passages.map(({ id, title }, at) => ({ n: at + 1, id, title }));
  return [{ type: 'data-citations', data: { items } }];
}

export function suggestionsCard(items: readonly string[]): AnswerEvent[] {
  const unique = [...new Set(items)];
  return unique.length === 0 ? [] : [{ type: 'data-suggestions', data: { items: unique } }];
}
