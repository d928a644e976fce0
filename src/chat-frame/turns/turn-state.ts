import type { Message, MessagePart, TurnEvent } from '#contract/chat.ts';
import type { ChatState } from '../conversation/conversation-state.ts';

/** The chat after another event of a turn. */
export function applyTurnEvent(state: ChatState, turn: string, event: TurnEvent): ChatState {
  const messages = state.messages.map((message) =>
    message.id === turn ? applyEvent(message, event) : message,
  );
  return {
    ...state,
    messages,
    doing: event.type === 'tool-input-available' ? 'tool' : 'answer',
    replaced: isBegun(messages) ? null : state.replaced,
    running: isEndEvent(event) && state.running === turn ? null : state.running,
    failed: event.type === 'error' ? { turn: null, reason: event.errorText } : state.failed,
  };
}

function isBegun(messages: readonly Message[]): boolean {
  const last = messages.at(-1);
  return last?.status !== 'streaming' || last.parts.length > 0;
}

/** A message after another event of its turn. Unaffected parts keep their identity. */
export function applyEvent(message: Message, event: TurnEvent): Message {
  switch (event.type) {
    case 'start':
      // A turn that is sent again as a whole starts over.
      return message.parts.length === 0 ? message : { ...message, parts: [] };
    case 'data-engine':
      return { ...message, engine: event.data.engine };
    case 'text-start':
      return withPart(message, { type: 'text', text: '' });
    case 'text-delta':
      return withText(message, event.delta);
    case 'data-safety':
      return withPart(message, { type: 'safety', ...event.data });
    case 'data-citations':
      return withPart(message, { type: 'citations', ...event.data });
    case 'data-closest':
      return withPart(message, { type: 'closest', ...event.data });
    case 'data-hand-over':
      return withPart(message, { type: 'hand-over', ...event.data });
    case 'data-suggestions':
      return withPart(message, { type: 'suggestions', ...event.data });
    case 'error':
      return { ...message, status: 'error' };
    case 'abort':
      return { ...message, status: 'stopped' };
    case 'finish':
      return { ...message, status: 'done' };
    default:
      return message;
  }
}

function withPart(message: Message, part: MessagePart): Message {
  return { ...message, parts: [...message.parts, part] };
}

function withText(message: Message, delta: string): Message {
  const last = message.parts.at(-1);
  if (last?.type !== 'text') return withPart(message, { type: 'text', text: delta });
  return { ...message, parts: [...message.parts.slice(0, -1), { type: 'text', text: last.text + delta }] };
}

/** Whether this is the last event of its turn. */
export function isEndEvent(event: TurnEvent): boolean {
  return event.type === 'finish' || event.type === 'abort' || event.type === 'error';
}
