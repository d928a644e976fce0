import type { NumberedEvent } from './turn-hub.ts';

const HEARTBEAT_MS = 15_000;

/** Server-sent events. `follow` is notified when the client disconnects. */
export function eventStream(follow: (reader: AbortSignal) => AsyncIterable<NumberedEvent>): Response {
  const reader = new AbortController();
  const events = follow(reader.signal)[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let heartbeat: NodeJS.Timeout | undefined;

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      heartbeat = setInterval(() => controller.enqueue(encoder.encode(': hb\n\n')), HEARTBEAT_MS);
    },
    async pull(controller) {
      try {
        const next = await events.next();
        if (!next.done) {
          controller.enqueue(encoder.encode(eventText(next.value)));
          return;
        }
        clearInterval(heartbeat);
        controller.close();
      } catch (error) {
        clearInterval(heartbeat);
        throw error;
      }
    },
    cancel() {
      clearInterval(heartbeat);
      reader.abort();
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      'X-Vercel-AI-UI-Message-Stream': 'v1',
    },
  });
}

function eventText({ seq, event }: NumberedEvent): string {
  return `id: ${seq}\ndata: ${JSON.stringify(event)}\n\n`;
}
