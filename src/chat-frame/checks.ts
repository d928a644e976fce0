import type {
  AdvisorInfo,
  ChatError,
  Conversation,
  ConversationSummary,
  GivenFeedback,
  TurnEvent,
} from '#contract/chat.ts';
import { type Check, boolean, list, number, oneOf, orNull, shape, text, variant } from './shape.ts';

const anything: Check = () => true;
const engine = oneOf('library', 'model', 'safety', 'tool');
const titled = shape({ id: text, title: text });
const titles = shape({ items: list(titled) });
const citations = shape({ items: list(shape({ n: number, id: text, title: text })) });
const texts = shape({ items: list(text) });
const safety = shape({ kind: text, lines: list(text) });
const data = (check: Check) => shape({ data: check });

const part = variant({
  text: shape({ text }),
  citations,
  suggestions: texts,
  closest: titles,
  safety,
});

const message = shape({
  id: text,
  role: oneOf('user', 'assistant'),
  status: oneOf('streaming', 'done', 'stopped', 'error', 'interrupted'),
  engine: orNull(engine),
  parts: list(part),
  createdAt: text,
});

const summary = { id: text, advisor: text, title: text, updatedAt: text };

const event = variant({
  start: shape({ messageId: text }),
  'data-engine': data(shape({ engine })),
  'text-start': shape({ id: text }),
  'text-delta': shape({ id: text, delta: text }),
  'text-end': shape({ id: text }),
  'data-safety': data(safety),
  'data-citations': data(citations),
  'data-closest': data(titles),
  'data-suggestions': data(texts),
  'tool-input-available': shape({ toolCallId: text, toolName: text }),
  'tool-output-available': shape({ toolCallId: text }),
  error: shape({ errorText: text }),
  abort: anything,
  finish: anything,
});

export function isTurnEvent(value: unknown): value is TurnEvent {
  return event(value);
}

export function isConversation(value: unknown): value is Conversation {
  return shape({ ...summary, messages: list(message), live: orNull(shape({ turn: text, after: number })) })(
    value,
  );
}

export function isConversationList(value: unknown): value is { conversations: ConversationSummary[] } {
  return shape({ conversations: list(shape(summary)) })(value);
}

/** Only what the frame shows of it. */
export function isGivenFeedback(
  value: unknown,
): value is { given: Pick<GivenFeedback['given'][number], 'answer' | 'isHelpful'>[] } {
  return shape({ given: list(shape({ answer: text, isHelpful: boolean })) })(value);
}

export function isCreated(value: unknown): value is { id: string } {
  return shape({ id: text })(value);
}

export function isAdvisorInfo(value: unknown): value is AdvisorInfo {
  return shape({
    advisor: text,
    name: text,
    engine: oneOf('library', 'model'),
    disclosure: text,
    suggestions: list(text),
  })(value);
}

export function isChatError(value: unknown): value is ChatError {
  return shape({ error: shape({ code: text, message: text }) })(value);
}
