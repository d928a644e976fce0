import * as v from 'valibot';
import { frameHealth } from '#contract/frame-health.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { chatToken } from './chat-token.ts';

/**
 * False if the server found that the third party's chat is missing or forbids framing, which browsers don't report. The
 * chat counts as available if the server does not respond. Never rejects.
 */
export async function isFrameHealthy(assistant: AssistantId): Promise<boolean> {
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
