import type { AdvisorInfo } from '#contract/chat.ts';
import { isAdvisorInfo, isChatError, isConversationList, isCreated } from './checks/checks.ts';
import type { Host } from './host/host.ts';

/** An error with the server's message, or `offline` if it was unavailable. */
export class ChatFailure extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface ChatClient {
  advisor(advisor: string): Promise<AdvisorInfo>;
  newestConversation(advisor: string): Promise<string | null>;
  startConversation(advisor: string): Promise<string>;
  deleteConversation(id: string): Promise<void>;
  stop(conversationId: string, turn: string): Promise<void>;
  /** Rates whether an answer helped. Null removes the rating. */
  judge(answer: string, isHelpful: boolean | null): Promise<void>;
  /** The JSON response to a GET, checked by `is`. */
  read<Answer>(is: (value: unknown) => value is Answer, path: string): Promise<Answer>;
  /** Requests to the chat that `read` doesn't cover. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Requests to the server's speech services, if configured. */
  voice(path: string, init?: RequestInit): Promise<Response>;
}

const functions = '/functions/v1';
export const UNEXPECTED = new ChatFailure(
  'unexpected',
  'Something went wrong on our end. Try again in a moment.',
);

export const OFFLINE = new ChatFailure('offline', 'We couldn’t reach the server.');

export function openChatClient(host: Host): ChatClient {
  const request = (path: string, init?: RequestInit) => requestWithToken(host, `/chat${path}`, init);
  const read = async <Answer>(is: (value: unknown) => value is Answer, path: string, init?: RequestInit) => {
    const answer: unknown = await (await request(path, init)).json();
    if (!is(answer)) throw UNEXPECTED;
    return answer;
  };

  return {
    advisor: (advisor) => read(isAdvisorInfo, `/advisors/${advisor}`),
    newestConversation: async (advisor) => {
      const list = await read(isConversationList, `/conversations?advisor=${advisor}`);
      return list.conversations[0]?.id ?? null;
    },
    startConversation: async (advisor) =>
      (await read(isCreated, '/conversations', json('POST', { advisor }))).id,
    deleteConversation: async (id) => {
      await request(`/conversations/${id}`, { method: 'DELETE' });
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
    request,
    voice: (path, init) => requestWithToken(host, `/voice${path}`, init),
  };
}

async function requestWithToken(host: Host, path: string, init: RequestInit = {}): Promise<Response> {
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
    throw OFFLINE;
  }
}

export function json(method: string, body: unknown): RequestInit {
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
