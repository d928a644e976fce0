import type { Conversation, GivenFeedback } from '#contract/chat.ts';
import { summary } from './checks.ts';
import { boolean, list, number, oneOf, orNull, shape, text, discriminatedUnion } from './shape.ts';

export const engine = oneOf('library', 'model', 'safety', 'tool', 'guided');
const titled = shape({ id: text, title: text });
export const titles = shape({ items: list(titled) });
export const citations = shape({ items: list(shape({ n: number, id: text, title: text })) });
export const texts = shape({ items: list(text) });
export const handOver = shape({ advisor: text, name: text, question: text, isOpen: boolean });
export const safety = shape({ kind: text, lines: list(text) });

const part = discriminatedUnion({
  text: shape({ text }),
  citations,
  suggestions: texts,
  closest: titles,
  safety,
  'hand-over': handOver,
});

const message = shape({
  id: text,
  role: oneOf('user', 'assistant'),
  status: oneOf('streaming', 'done', 'stopped', 'error', 'interrupted'),
  engine: orNull(engine),
  parts: list(part),
  createdAt: text,
});

export function isConversation(value: unknown): value is Conversation {
  return shape({
    ...summary,
    messages: list(message),
    earlier: orNull(text),
    live: orNull(shape({ turn: text, after: number })),
  })(value);
}

/** Checks only the fields that the frame shows. */
export function isGivenFeedback(
  value: unknown,
): value is { given: Pick<GivenFeedback['given'][number], 'answer' | 'isHelpful'>[] } {
  return shape({ given: list(shape({ answer: text, isHelpful: boolean })) })(value);
}
