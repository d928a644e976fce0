import * as v from 'valibot';
import { frameHealth } from '#contract/frame-health.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { chatToken } from './chat-token.ts';

/**
 * False when the server found that the third party's chat is not there or does not let itself be framed: the browser
 * does not tell. When the server says nothing, nothing is known against it. Never rejects.
 */
export async function isFrameWell(assistant: AssistantId): Promise<boolean> {
  try {
    const token = await chatToken(null);
    let answer = await ask(assistant, token);
    if (answer.status === 401) answer = await ask(assistant, await chatToken(token));
    const health = v.safeParse(frameHealth, await answer.json());
    return !health.success || health.output.ok;
  } catch {
    return true;
  }
}

function ask(assistant: AssistantId, token: string | null): Promise<Response> {
  const headers = { Authorization: `Bearer ${token ?? ''}` };
  return fetch(`/functions/v1/chat/frame-health/${assistant}`, { headers });
}
