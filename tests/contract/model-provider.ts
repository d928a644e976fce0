import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { LLMock } from '@copilotkit/aimock';
import { openModel } from '#server/chat/model/provider/open-model.ts';
import type { Model } from '#server/chat/model/provider/model.ts';
import type { ModelConfig } from '#server/chat/model/provider/model-config.ts';
import type { TimeLimits } from '#server/chat/model/provider/watchdog.ts';
import { listenLocally } from './local-server.ts';

export const wireFormats = ['openai-compatible', 'openai', 'anthropic'] as const;

const TO_JUDGE = 'The message to judge:';
const toJudge = new RegExp(TO_JUDGE);

/** How an answer ends after the text `after` was sent. */
export interface AnswerEnd {
  after: string;
  how: 'hold' | 'break' | 'end';
}

export interface Provider extends AsyncDisposable {
  /** The stand-in behind the proxy supports all three wire formats. */
  mock: LLMock;
  /** The parsed bodies of the requests for an answer. */
  asked: Record<string, unknown>[];
  /** Bodies of the short requests for a second opinion on danger. */
  judged: Record<string, unknown>[];
  /** The second opinion about a message: the first match counts, otherwise `none`. */
  opinions: [message: RegExp, label: string][];
  /** Resolves when the client aborts the next request's connection. */
  nextGivenUp(): Promise<void>;
  /** From now on answers are cut off in this way. `silent` doesn't even send headers. */
  cut(how: AnswerEnd | 'silent' | null): void;
  open(provider: ModelConfig['provider'], limits?: Partial<TimeLimits>): Promise<Model>;
}

/** A model provider on loopback, behind a proxy that can cut the connection at an exact word. */
export async function startProvider(): Promise<Provider> {
  const mock = new LLMock({ port: 0, host: '127.0.0.1', logLevel: 'silent' });
  await mock.start();
  const opinions: [RegExp, string][] = [];
  mock.onMessage(toJudge, ({ messages }) => {
    const message =
      JSON.stringify(messages.at(-1)?.content ?? '')
        .split(TO_JUDGE)
        .at(-1) ?? '';
    return { content: opinions.find(([pattern]) => pattern.test(message))?.[1] ?? 'none' };
  });
  const asked: Record<string, unknown>[] = [];
  const judged: Record<string, unknown>[] = [];
  let how: AnswerEnd | 'silent' | null = null;
  let givenUp = Promise.withResolvers<void>();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const isOpinion = body.includes(TO_JUDGE);
    (isOpinion ? judged : asked).push(JSON.parse(body));
    response.on('close', () => {
      if (!response.writableFinished && !isOpinion) givenUp.resolve();
    });
    if (how === 'silent' && !isOpinion) return;
    const { authorization = '', 'x-api-key': key = '', 'content-type': type = '' } = request.headers;
    const upstream = await fetch(mock.url + request.url, {
      method: 'POST',
      body,
      headers: { authorization, 'x-api-key': String(key), 'content-type': type },
    }).catch(() => null);
    if (!upstream) {
      response.destroy();
      return;
    }
    const retryAfter = upstream.headers.get('retry-after');
    response.writeHead(upstream.status, {
      'content-type': upstream.headers.get('content-type') ?? 'application/json',
      ...(retryAfter && { 'retry-after': retryAfter }),
    });
    const whole = await upstream.text();
    const cut = isOpinion || how === 'silent' ? null : how;
    if (!cut) {
      response.end(whole);
      return;
    }
    // The stream arrives in pieces, and a word may be split.
    if (!whole.includes(cut.after)) throw new Error(`No piece of the answer holds "${cut.after}"`);
    // Forwards data up to the end of the event that contains the word.
    const part = whole.slice(0, whole.indexOf('\n\n', whole.indexOf(cut.after)) + 2);
    response.write(part, () => {
      if (cut.how === 'end') response.end();
      if (cut.how === 'break') response.destroy();
    });
  };
  const server = createServer((request, response) => void answer(request, response));
  const { origin, close } = await listenLocally(server);
  const baseUrl = `${origin}/v1`;

  return {
    mock,
    asked,
    judged,
    opinions,
    nextGivenUp() {
      givenUp = Promise.withResolvers();
      return givenUp.promise;
    },
    cut(next) {
      how = next;
    },
    open: (provider, limits) =>
      openModel(
        { provider, model: 'test-model', baseUrl, apiKey: 'test-key', usesTools: true },
        { firstMs: 10_000, stallMs: 10_000, ...limits },
      ),
    async [Symbol.asyncDispose]() {
      await close();
      await mock.stop();
    },
  };
}
