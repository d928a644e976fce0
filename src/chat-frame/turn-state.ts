import type { Message, MessagePart, TurnEvent } from '#contract/chat.ts';

/** A message with one more event of its turn. Unchanged events leave the parts' identity alone. */
export function applyEvent(message: Message, event: TurnEvent): Message {
  switch (event.type) {
    case 'start':
      // A turn that is said again whole begins anew.
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

/** After it nothing more of its turn comes. */
export function isEnd(event: TurnEvent): boolean {
  return event.type === 'finish' || event.type === 'abort' || event.type === 'error';
}

/** The plain text of a message. */
export function textOf(message: Message): string {
  return message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');
}

/** The whole sentences of a growing text, without Markdown; once it is over, its last piece as well. */
export function sentencesOf(text: string, isOver: boolean): string[] {
  const plain = text.replaceAll(/\*\*|\[\d+\]|^[-*] /gm, '');
  const pieces = plain.split(/(?<=[.?!:])\s+|\n+/);
  const whole = isOver ? pieces : pieces.slice(0, -1);
  return whole.map((piece) => piece.trim()).filter((piece) => piece !== '');
}
