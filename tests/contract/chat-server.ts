import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll } from 'vitest';
import {
  type Conversation,
  type Message,
  type TurnEvent,
  chatError,
  conversation,
  turnEvent,
} from '#contract/chat.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import type { Model } from '#server/chat/model/provider/model.ts';
import { chatRoutes } from '#server/chat/routes.ts';
import { openTurnHub } from '#server/chat/turns/turn-hub.ts';
import type { Database } from '#server/database/database.ts';
import type { Email } from '#server/mail/mailer.ts';
import { requestLog } from '#server/http/request-log.ts';
import { voiceRoutes } from '#server/voice/routes.ts';
import type { VoiceConfig } from '#server/voice/voice-config.ts';
import { type NamedDatabase, openEachDatabase } from '../database.ts';
import { type Person, addPerson } from '../db/people.ts';
import { openTestLog } from '../logs/test-log.ts';
import { accessClaims } from './access-claims.ts';
import { serveLocally } from './local-server.ts';

export interface ChatServer extends AsyncDisposable {
  /** The emails that the mail server received. */
  sent: Email[];
  /** The server's log since its start. */
  logged(): string;
  /** Pauses answers after their first piece from now on, until `release`. */
  hold(): void;
  release(): void;
  /** Same as the server's shutdown: waits for the running answers, and cuts off the rest. */
  drain(timeoutMs: number): Promise<void>;
  /** Moves the server's clock. */
  advance(ms: number): void;
  /** A new person with a trial, or an existing person, as a browser with a valid token. */
  newPerson(known?: Person, session?: string): Promise<ChatPerson>;
}

/** Starts a server on each kind of database, for the whole test file. */
export async function startChatOnEach(): Promise<(NamedDatabase & { server: ChatServer })[]> {
  const started = await Promise.all(
    (await openEachDatabase()).map(async ({ name, database }) => ({
      name,
      database,
      server: await startChat(database),
    })),
  );
  afterAll(() => Promise.all(started.map(({ server }) => server[Symbol.asyncDispose]())));
  return started;
}

/** Serves /functions/v1/chat on a real socket, with the speech services next to it. */
export async function startChat(
  database: Database,
  model?: Model,
  voice: VoiceConfig = {},
  timeoutMs?: number,
): Promise<ChatServer> {
  let passed = 0;
  // Pauses between two actions, so that a busy machine doesn't change the result.
  const start = Date.now();
  const now = () => new Date(start + passed);
  const tokens = await openAccessTokens({
    keys: [await generateSigningKey()],
    issuer: 'http://chat.test',
    now,
  });
  const sent: Email[] = [];
  const mailer = {
    async send(mail: Email) {
      sent.push(mail);
    },
  };
  const { log, logged } = openTestLog();
  let gate = Promise.withResolvers<void>();
  gate.resolve();

  const pause = async (_ms: number, signal: AbortSignal) => {
    const stopped = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    await Promise.race([gate.promise, stopped]);
  };
  const hub = openTurnHub(now);
  const app = new Hono()
    .use(requestLog(log))
    .route(
      '/functions/v1/chat',
      chatRoutes(
        { database, accessTokens: tokens, mailer, log, now },
        { pause, hub, ...(model && { model }) },
      ),
    )
    .route('/functions/v1/voice', voiceRoutes({ database, accessTokens: tokens, log }, voice, timeoutMs));
  const server = await serveLocally(app);
  const url = `${server.origin}/functions/v1/chat`;

  return {
    sent,
    logged,
    hold() {
      gate = Promise.withResolvers();
    },
    release: () => gate.resolve(),
    drain: (timeoutMs) => hub.drain(timeoutMs),
    advance(ms) {
      passed += ms;
    },
    async newPerson(known, session) {
      const person = known ?? (await addPerson(database));
      const sessionId = session ?? person.id;
      await database.asAuthAdmin((auth) =>
        auth.query(
          'insert into auth.sessions (id, user_id) values ($1::uuid, $2::uuid) on conflict do nothing',
          [sessionId, person.id],
        ),
      );
      const { token } = await tokens.sign(accessClaims(person, sessionId));
      return chatPerson(url, person, token);
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}

export type ChatPerson = ReturnType<typeof chatPerson>;

/** Does what the chat frame does, without its screen. */
function chatPerson(url: string, person: Person, token: string) {
  const request = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
    return fetch(url + path, { ...init, headers });
  };
  const post = (path: string, body?: unknown) =>
    request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });

  return {
    person,
    request,
    post,
    async start(advisor: AssistantId): Promise<string> {
      const response = await post('/conversations', { advisor });
      return v.parse(v.object({ id: v.string() }), await response.json()).id;
    },
    /** Sends a message and reads the whole answer. */
    async ask(conversationId: string, text: string, id: string = randomUUID()): Promise<TurnEvent[]> {
      const response = await post(`/conversations/${conversationId}/turns`, {
        id,
        userMessageId: randomUUID(),
        text,
      });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return (await readAll(response)).map(({ event }) => event);
    },
    async read(conversationId: string): Promise<Conversation> {
      const response = await request(`/conversations/${conversationId}`);
      return v.parse(conversation, await response.json());
    },
  };
}

export interface Received {
  seq: number;
  event: TurnEvent;
}

/** Yields the events of a stream as they arrive. Leaving the loop closes the connection. */
export async function* readEvents(response: Response): AsyncGenerator<Received> {
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const found = /^id: (\d+)\ndata: (.*)$/.exec(block);
      if (found?.[2]) yield { seq: Number(found[1]), event: v.parse(turnEvent, JSON.parse(found[2])) };
    }
  }
}

export async function readAll(response: Response): Promise<Received[]> {
  return Array.fromAsync(readEvents(response));
}

/** Reads up to the first piece of text, and keeps the connection open. */
export async function readFirstText(stream: AsyncGenerator<Received>): Promise<Received[]> {
  const events: Received[] = [];
  for (;;) {
    const next = await stream.next();
    if (next.done) return events;
    events.push(next.value);
    if (next.value.event.type === 'text-delta') return events;
  }
}

export function textOf(events: readonly TurnEvent[]): string {
  return events.map((event) => (event.type === 'text-delta' ? event.delta : '')).join('');
}

export function storedText(message: Message | undefined): string {
  return message?.parts.map((part) => (part.type === 'text' ? part.text : '')).join('') ?? '';
}

/** The error of a request: its status and code, in the contract's format. */
export async function refusal(response: Promise<Response>): Promise<[status: number, code: string]> {
  const answer = await response;
  return [answer.status, v.parse(chatError, await answer.json()).error.code];
}
