import type { Message, MessagePart, TurnEvent } from '#contract/chat.ts';

/** The events as they are stored: adjacent text in one part, then the cards in their order. */
export function partsOf(events: readonly TurnEvent[]): MessagePart[] {
  const parts: MessagePart[] = [];
  const texts = new Map<string, { type: 'text'; text: string }>();
  for (const event of events) {
    switch (event.type) {
      case 'text-delta': {
        const text = texts.get(event.id);
        if (text) {
          text.text += event.delta;
          break;
        }
        const started = { type: 'text' as const, text: event.delta };
        texts.set(event.id, started);
        parts.push(started);
        break;
      }
      case 'data-citations':
        parts.push({ type: 'citations', items: event.data.items });
        break;
      case 'data-suggestions':
        parts.push({ type: 'suggestions', items: event.data.items });
        break;
      case 'data-closest':
        parts.push({ type: 'closest', items: event.data.items });
        break;
      case 'data-hand-over':
        parts.push({ type: 'hand-over', ...event.data });
        break;
      case 'data-safety':
        parts.push({ type: 'safety', ...event.data });
        break;
      default:
    }
  }
  return parts;
}

/** The events that replay a stored answer: complete, from `start`. */
export function eventsOf(message: Pick<Message, 'id' | 'engine' | 'status' | 'parts'>): TurnEvent[] {
  return [
    { type: 'start', messageId: message.id },
    ...(message.engine ? [{ type: 'data-engine' as const, data: { engine: message.engine } }] : []),
    ...message.parts.flatMap(partEvents),
    endingOf(message.status),
  ];
}

function partEvents(part: MessagePart, index: number): TurnEvent[] {
  switch (part.type) {
    case 'text': {
      const id = `text-${index}`;
      return [
        { type: 'text-start', id },
        { type: 'text-delta', id, delta: part.text },
        { type: 'text-end', id },
      ];
    }
    case 'citations':
      return [{ type: 'data-citations', data: { items: part.items } }];
    case 'suggestions':
      return [{ type: 'data-suggestions', data: { items: part.items } }];
    case 'closest':
      return [{ type: 'data-closest', data: { items: part.items } }];
    case 'hand-over': {
      const { type: _type, ...data } = part;
      return [{ type: 'data-hand-over', data }];
    }
    case 'safety':
      return [{ type: 'data-safety', data: { kind: part.kind, lines: part.lines } }];
  }
}

/** The last event of a turn that ended with this status. */
export function endingOf(status: Message['status']): TurnEvent {
  if (status === 'done') return { type: 'finish' };
  if (status === 'stopped') return { type: 'abort' };
  return { type: 'error', errorText: 'The answer didn’t finish. Send your question again.' };
}

/** The status of a turn whose newest event is this one. */
export function statusAfter(event: TurnEvent | undefined): Message['status'] {
  if (event?.type === 'finish') return 'done';
  if (event?.type === 'abort') return 'stopped';
  return event?.type === 'error' ? 'error' : 'streaming';
}
