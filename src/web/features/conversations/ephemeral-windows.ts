import type { AssistantId } from '#domain/assistant.ts';

/*
 * Messages between the windows of a browser about ephemeral chats: they share a session, so that starting or closing
 * one applies to all of them.
 */

export type EphemeralNews = 'begun' | 'closed';

export interface EphemeralHold {
  release: () => void;
}

const CHANNEL = 'chats-not-kept';

/** The lock lasts until it is released or the window is closed or crashes. */
export async function holdEphemeral(advisor: AssistantId): Promise<EphemeralHold> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const granted = Promise.withResolvers<void>();
  const hold = async () => {
    granted.resolve();
    await released;
  };
  // Absent if the page is not in a secure context. Each window then counts as the only one.
  if (!('locks' in navigator)) return { release };
  navigator.locks.request(nameOf(advisor), { ifAvailable: true }, hold).catch(() => granted.resolve());
  await granted.promise;
  return { release };
}

/** Whether another window holds the chat. */
export async function isHeldElsewhere(advisor: AssistantId): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameOf(advisor));
}

export function tellOtherWindows(advisor: AssistantId, news: EphemeralNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage(`${news} ${advisor}`);
  channel.close();
}

export function listenToOtherWindows(
  advisor: AssistantId,
  listener: (news: EphemeralNews) => void,
): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    for (const news of ['begun', 'closed'] as const) if (data === `${news} ${advisor}`) listener(news);
  });
  return () => channel.close();
}

function nameOf(advisor: AssistantId): string {
  return `${CHANNEL} ${advisor}`;
}
