import type { AdvisorInfo, ChatError, Conversation, ConversationSummary, TurnEvent } from '#contract/chat.ts';
import type { ToFrame } from '#contract/chat-frame.ts';

/*
 * The contract's shapes, checked without the schema library: that would be 3 of the frame's 65 KB.
 * checks.test.ts holds every one of them to its schema in src/contract.
 */

type Check = (value: unknown) => boolean;

export const text: Check = (value) => typeof value === 'string';
const number: Check = (value) => typeof value === 'number';
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
export const shape =
  (fields: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check(Reflect.get(value, name)));
/** One of several shapes, told apart by `type`. */
const variant =
  (shapes: Record<string, Check>): Check =>
  (value) =>
    Object.entries(shapes).some(([type, check]) => shape({ type: oneOf(type) })(value) && check(value));

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
  error: shape({ errorText: text }),
  abort: anything,
  finish: anything,
});

const theme = oneOf('light', 'dark');

const hostMessage = variant({
  'advisor:hello': shape({ accessToken: text, theme }),
  'advisor:send': shape({ text }),
  'advisor:theme': shape({ theme }),
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

export function isToFrame(value: unknown): value is ToFrame {
  return hostMessage(value);
}
