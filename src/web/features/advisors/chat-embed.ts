import type { AssistantId } from '#domain/assistant.ts';

/** Which chat the frame shows: ours, or a third party's loaded from its URL. */
export interface ChatEmbed {
  url: string;
  /** Messages are only sent to this origin. */
  origin: string;
  isOwn: boolean;
}

export function ownEmbed(assistant: AssistantId, pageOrigin: string): ChatEmbed {
  return { url: `/chat/${assistant}`, origin: pageOrigin, isOwn: true };
}

/**
 * Null for anything but an https address of another origin: a sandboxed frame of our own origin could remove its
 * sandbox.
 */
export function foreignEmbed(address: string, pageOrigin: string): ChatEmbed | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.origin === pageOrigin) return null;
  return { url: url.href, origin: url.origin, isOwn: false };
}

export interface ChatWording {
  loading: string;
  errorTitle: string;
  errorText: string;
}

/** A third-party chat has the name in the specification; our own chat has the name of its advisor. */
export function chatWording(name: string, isOwn: boolean): ChatWording {
  if (!isOwn) {
    return {
      loading: 'Loading Dante AI...',
      errorTitle: 'API Error',
      errorText: 'Failed to communicate with the Dante AI API.',
    };
  }
  return {
    loading: `Loading ${name}...`,
    errorTitle: `The chat with ${name} didn’t open`,
    errorText: 'Check your internet connection, then try again.',
  };
}
