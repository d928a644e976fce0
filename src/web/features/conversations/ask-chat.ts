import * as v from 'valibot';
import { chatError } from '#contract/chat.ts';
import { accessToken, authClient } from '#web/lib/session/auth-client.ts';

const BASE = '/functions/v1/chat';
const UNREACHABLE = 'We couldn’t reach the server. Check your connection, then try again.';
const UNEXPECTED = 'Something went wrong on our end. Try again in a moment.';

/** An error whose message can be shown to people. */
export class ChatProblem extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The JSON response, validated by the schema. Rejects with a `ChatProblem`. */
export async function askChat<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  init?: RequestInit,
): Promise<v.InferOutput<Schema>> {
  const response = await request(path, init);
  const answer = v.safeParse(schema, await response.json().catch(() => null));
  if (!answer.success) throw new ChatProblem('unexpected', UNEXPECTED);
  return answer.output;
}

/** Used for requests without a response body. */
export async function tellChat(path: string, init: RequestInit): Promise<void> {
  await request(path, init);
}

export function json(method: string, body: unknown): RequestInit {
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** Used when the page is closing: the browser sends the request afterwards, and the response is not read. */
export function tellChatOnLeaving(path: string, token: string): void {
  void fetch(BASE + path, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => undefined);
}

export function problemText(error: unknown): string {
  return error instanceof ChatProblem ? error.message : UNEXPECTED;
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  let response = await send(path, init, await accessToken().catch(() => null));
  if (response.status === 401) response = await send(path, init, await freshToken());
  if (response.ok) return response;
  const refusal = v.safeParse(chatError, await response.json().catch(() => null));
  if (!refusal.success) throw new ChatProblem('unexpected', UNEXPECTED);
  throw new ChatProblem(refusal.output.error.code, refusal.output.error.message);
}

async function send(path: string, init: RequestInit, token: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token ?? ''}`);
  try {
    return await fetch(BASE + path, { ...init, headers });
  } catch {
    throw new ChatProblem('offline', UNREACHABLE);
  }
}

async function freshToken(): Promise<string | null> {
  try {
    const client = await authClient();
    const { data } = await client.refreshSession();
    return data.session?.access_token ?? null;
  } catch {
    return null;
  }
}
