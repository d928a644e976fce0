import type { AdvisorInfo, Conversation, NewTurn, TurnEvent } from '#contract/chat.ts';
import {
  isAdvisorInfo,
  isChatError,
  isConversation,
  isConversationList,
  isCreated,
  isGivenFeedback,
  isTurnEvent,
} from './checks.ts';
import { readEvents } from './event-stream.ts';
import type { Host } from './host.ts';

/** A refusal in the server's words, or `offline` when it could not be reached. */
export class ChatFailure extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface NumberedEvent {
  seq: number;
  event: TurnEvent;
}

export interface OpenedConversation {
  conversation: Conversation;
  /** Of each judged answer, by its id, whether it helped. */
  judged: ReadonlyMap<string, boolean>;
}

export interface ChatClient {
  advisor(advisor: string): Promise<AdvisorInfo>;
  newestConversation(advisor: string): Promise<OpenedConversation | null>;
  startConversation(advisor: string): Promise<string>;
  deleteConversation(id: string): Promise<void>;
  ask(conversationId: string, turn: NewTurn): AsyncGenerator<NumberedEvent>;
  resume(conversationId: string, turn: string, after: number): AsyncGenerator<NumberedEvent>;
  stop(conversationId: string, turn: string): Promise<void>;
  /** Whether an answer helped; null takes it back. */
  judge(answer: string, isHelpful: boolean | null): Promise<void>;
  /** The JSON answer to a GET, once `is` has approved of its shape. */
  read<Answer>(is: (value: unknown) => value is Answer, path: string): Promise<Answer>;
  /** To the server's speech services, where it has some. */
  voice(path: string, init?: RequestInit): Promise<Response>;
}

const functions = '/functions/v1';
export const UNEXPECTED = new ChatFailure(
  'unexpected',
  'Something went wrong on our side. Try again in a moment.',
);

export function openChatClient(host: Host): ChatClient {
  const request = (path: string, init: RequestInit = {}) => requestWithToken(host, `/chat${path}`, init);
  const read = async <Answer>(is: (value: unknown) => value is Answer, path: string, init?: RequestInit) => {
    const answer: unknown = await (await request(path, init)).json();
    if (!is(answer)) throw UNEXPECTED;
    return answer;
  };

  return {
    advisor: (advisor) => read(isAdvisorInfo, `/advisors/${advisor}`),
    newestConversation: async (advisor) => {
      const list = await read(isConversationList, `/conversations?advisor=${advisor}`);
      const newest = list.conversations[0];
      if (!newest) return null;
      const [conversation, { given }] = await Promise.all([
        read(isConversation, `/conversations/${newest.id}`),
        // A chat opens without them, too.
        read(isGivenFeedback, `/conversations/${newest.id}/feedback`).catch(() => ({ given: [] })),
      ]);
      return { conversation, judged: new Map(given.map(({ answer, isHelpful }) => [answer, isHelpful])) };
    },
    startConversation: async (advisor) =>
      (await read(isCreated, '/conversations', json('POST', { advisor }))).id,
    deleteConversation: async (id) => {
      await request(`/conversations/${id}`, { method: 'DELETE' });
    },
    ask: async function* ask(conversationId, turn) {
      yield* eventsOf(await request(`/conversations/${conversationId}/turns`, json('POST', turn)));
    },
    resume: async function* resume(conversationId, turn, after) {
      yield* eventsOf(await request(`/conversations/${conversationId}/turns/${turn}/stream?after=${after}`));
    },
    stop: async (conversationId, turn) => {
      await request(`/conversations/${conversationId}/turns/${turn}/stop`, { method: 'POST' });
    },
    judge: async (answer, isHelpful) => {
      const feedback = { isHelpful, reason: null, mayRead: false };
      const init = isHelpful === null ? { method: 'DELETE' } : json('PUT', feedback);
      await request(`/answers/${answer}/feedback`, init);
    },
    read,
    voice: (path, init = {}) => requestWithToken(host, `/voice${path}`, init),
  };
}

async function requestWithToken(host: Host, path: string, init: RequestInit): Promise<Response> {
  let response = await send(path, init, await host.accessToken());
  if (response.status === 401) response = await send(path, init, await host.freshAccessToken());
  if (response.ok) return response;
  const refusal: unknown = await response.json().catch(() => null);
  if (isChatError(refusal)) throw new ChatFailure(refusal.error.code, refusal.error.message);
  throw UNEXPECTED;
}

async function send(path: string, init: RequestInit, token: string): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  try {
    return await fetch(functions + path, { ...init, headers });
  } catch {
    throw new ChatFailure('offline', 'We could not reach the server.');
  }
}

function json(method: string, body: unknown): RequestInit {
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

async function* eventsOf(response: Response): AsyncGenerator<NumberedEvent> {
  if (!response.body) return;
  for await (const { id, data } of readEvents(response.body)) {
    const event: unknown = JSON.parse(data);
    // A newer server may send events that this frame does not know: they are skipped.
    if (id !== null && isTurnEvent(event)) yield { seq: Number(id), event };
  }
}
