import { UnreadablePaper } from './unreadable-paper.ts';

/** Aborts work that takes longer than the limit, or that the person stops. */
export async function inTime<Value>(
  work: Promise<Value>,
  limitMs: number,
  signal?: AbortSignal,
): Promise<Value> {
  signal?.throwIfAborted();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UnreadablePaper('took-too-long')), limitMs);
    stop = () => reject(new DOMException('Stopped', 'AbortError'));
    signal?.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
    if (stop) signal?.removeEventListener('abort', stop);
  }
}
