import type { AnswerEvent } from '../engine.ts';

interface Standing {
  /** One sentence before the answer that explains why the library's answer is shown. */
  note?: string;
  /** Set if a part of the model's answer was already shown: the number of its sources. */
  after?: number;
}

/** The library's answer instead of the model's. */
export async function* fallBackToLibrary(
  events: AsyncIterable<AnswerEvent>,
  { note, after }: Standing,
): AsyncGenerator<AnswerEvent> {
  for await (const event of events) {
    const isSecond = after !== undefined;
    // If two engines contributed to an answer, it is attributed to the first.
    if (isSecond && event.type === 'data-engine') continue;
    const shown = isSecond ? renumbered(event, after) : event;
    yield shown;
    if (shown.type !== 'text-start') continue;
    if (isSecond) yield { type: 'text-delta', id: shown.id, delta: '\n\n' };
    if (note) yield { type: 'text-delta', id: shown.id, delta: `${note}\n\n` };
  }
}

/** [1] in the text above refers to a source of the model's answer, so the library's sources are renumbered. */
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
