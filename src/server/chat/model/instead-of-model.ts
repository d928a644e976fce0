import type { AnswerEvent } from '../engine.ts';

interface Standing {
  /** One sentence before the answer: why it is another one. */
  note?: string;
  /** Set when part of a model's answer was shown already: the number of its sources. */
  after?: number;
}

/** The library's answer instead of the model's. */
export async function* insteadOfModel(
  events: AsyncIterable<AnswerEvent>,
  { note, after }: Standing,
): AsyncGenerator<AnswerEvent> {
  for await (const event of events) {
    const isSecond = after !== undefined;
    // Two engines in one answer: it is attributed to the first.
    if (isSecond && event.type === 'data-engine') continue;
    const shown = isSecond ? renumbered(event, after) : event;
    yield shown;
    if (shown.type !== 'text-start') continue;
    if (isSecond) yield { type: 'text-delta', id: shown.id, delta: '\n\n' };
    if (note) yield { type: 'text-delta', id: shown.id, delta: `${note}\n\n` };
  }
}

/** The model's own [1] above is another source. */
function renumbered(event: AnswerEvent, after: number): AnswerEvent {
  switch (event.type) {
    case 'text-start':
    case 'text-end':
      return { ...event, id: `library-${event.id}` };
    case 'text-delta': {
      const delta = event.delta.replaceAll(/\[(\d+)\]/g, (_marker, n: string) => `[${Number(n) + after}]`);
      return { ...event, id: `library-${event.id}`, delta };
    }
    case 'data-citations':
      return {
        ...event,
        data: { items: event.data.items.map((item) => ({ ...item, n: item.n + after })) },
      };
    default:
      return event;
  }
}
