import type { TurnEvent } from '#contract/chat.ts';
import { citations, engine, handOver, safety, texts, titles } from './conversation-check.ts';
import { type Check, shape, text, discriminatedUnion } from './shape.ts';

const anything: Check = () => true;
const data = (check: Check) => shape({ data: check });

const event = discriminatedUnion({
  start: shape({ messageId: text }),
  'data-engine': data(shape({ engine })),
  'text-start': shape({ id: text }),
  'text-delta': shape({ id: text, delta: text }),
  'text-end': shape({ id: text }),
  'data-safety': data(safety),
  'data-citations': data(citations),
  'data-closest': data(titles),
  'data-suggestions': data(texts),
  'data-hand-over': data(handOver),
  'tool-input-available': shape({ toolCallId: text, toolName: text }),
  'tool-output-available': shape({ toolCallId: text }),
  error: shape({ errorText: text }),
  abort: anything,
  finish: anything,
});

export function isTurnEvent(value: unknown): value is TurnEvent {
  return event(value);
}
