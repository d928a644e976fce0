import { ChatFailure, OFFLINE, UNEXPECTED } from '../chat-client.ts';

/** The pauses before the second and the third attempt: a server that just started answers within a few seconds. */
const PAUSES_MS = [1000, 4000];

/** Loads again after a temporary failure. Rejects with the last failure, or with the first refusal by the server. */
export async function loadWithRetries<Loaded>(
  load: () => Promise<Loaded>,
  pause: (ms: number) => Promise<void> = wait,
): Promise<Loaded> {
  for (const ms of PAUSES_MS) {
    try {
      return await load();
    } catch (error) {
      if (error instanceof ChatFailure && error !== OFFLINE && error !== UNEXPECTED) throw error;
      await pause(ms);
    }
  }
  return load();
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
