import type { AssistantId } from '#domain/assistant.ts';

/*
 * What the windows of one browser tell each other of chats that are not kept: they share a session, so what one
 * begins or closes holds for all of them.
 */

export type UnkeptNews = 'begun' | 'closed';

export interface UnkeptHold {
  release: () => void;
}

const CHANNEL = 'chats-not-kept';

/** Lasts until it is released or the window is gone, however it goes. */
export async function holdUnkept(advisor: AssistantId): Promise<UnkeptHold> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const granted = Promise.withResolvers<void>();
  const hold = async () => {
    granted.resolve();
    await released;
  };
  // Absent where the page is not served securely; then each window is the only one.
  if (!('locks' in navigator)) return { release };
  navigator.locks.request(nameOf(advisor), { ifAvailable: true }, hold).catch(() => granted.resolve());
  await granted.promise;
  return { release };
}

/** Whether some window holds the chat; asked by one that does not. */
export async function isHeld(advisor: AssistantId): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameOf(advisor));
}

export function tellOtherWindows(advisor: AssistantId, news: UnkeptNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage(`${news} ${advisor}`);
  channel.close();
}

export function listenToOtherWindows(advisor: AssistantId, listener: (news: UnkeptNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    for (const news of ['begun', 'closed'] as const) if (data === `${news} ${advisor}`) listener(news);
  });
  return () => channel.close();
}

function nameOf(advisor: AssistantId): string {
  return `${CHANNEL} ${advisor}`;
}
