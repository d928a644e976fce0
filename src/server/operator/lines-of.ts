import type { Readable } from 'node:stream';

/** Does not use `readline`, which also breaks lines at U+2028: people's text may contain it. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n');
      rest += first;
      for (const next of more) {
        yield rest;
        rest = next;
      }
    }
    if (rest !== '') yield rest;
  } finally {
    stream.destroy();
  }
}
