import * as v from 'valibot';
import { type FromFrame, type ToFrame, fromFrame, sendMessage } from '#contract/chat-frame.ts';
import type { AssistantId } from '#domain/assistant.ts';
import type { ChatEmbed } from './chat-embed.ts';

export type Theme = 'light' | 'dark';

export interface FrameConversationOptions {
  embed: ChatEmbed;
  /** The current frame. A retry replaces it. */
  frame: () => Window | null;
  theme: () => Theme;
  /** Returns an access token for the chat that differs from the refused one. Null if there is none. */
  accessToken: (refused: string | null) => Promise<string | null>;
  /** The frame's window, which is new after every load. */
  onReady: (frame: Window | null) => void;
  /** A text was sent to the frame, which shows the answer. */
  onDelivered: () => void;
  onLeave: () => void;
  /** The chat has added a deadline. */
  onDeadlineAdded: () => void;
  /** The chat found that its conversation was deleted. */
  onGone: () => void;
  /** A conversation has started or ended in the frame. */
  onTalking: (isTalking: boolean) => void;
  /** A question for another advisor. */
  onHandOver: (advisor: AssistantId, text: string) => void;
}

/** The page's side of the messages with the chat frame. */
export interface FrameConversation {
  /** Marks the frame as ready and sends the texts queued so far. */
  deliver(): void;
  /** Sends a text of this page to the frame as soon as the frame is ready. */
  ask(text: string): void;
  showTheme(theme: Theme): void;
  /** Reloads the frame's conversation from the server. */
  restart(): void;
  end(): void;
}

/**
 * Listens on `page` until `end()`. Accepts `send-message` only from the page's own window, and answers only the
 * expected frame and origin.
 */
export function startFrameConversation(page: Window, options: FrameConversationOptions): FrameConversation {
  const { embed, frame } = options;
  const waiting: string[] = [];
  let isThere = false;
  let given: string | null = null;

  const post = (message: ToFrame | v.InferOutput<typeof sendMessage>) =>
    frame()?.postMessage(message, embed.origin);

  const deliver = () => {
    isThere = true;
    const texts = waiting.splice(0);
    for (const text of texts) post({ type: embed.isOwn ? 'advisor:send' : 'send-message', text });
    if (texts.length > 0) options.onDelivered();
  };

  const greet = async (refused: string | null) => {
    given = await options.accessToken(refused);
    if (given) post({ type: 'advisor:hello', accessToken: given, theme: options.theme() });
  };

  const answer = (message: FromFrame) => {
    if (message.type === 'advisor:ready') {
      void greet(null).then(() => options.onReady(frame()));
    } else if (message.type === 'advisor:token-needed') {
      void greet(given);
    } else if (message.type === 'advisor:leave') {
      options.onLeave();
    } else if (message.type === 'advisor:deadline-added') {
      options.onDeadlineAdded();
    } else if (message.type === 'advisor:gone') {
      options.onGone();
    } else if (message.type === 'advisor:talking') {
      options.onTalking(message.isTalking);
    } else if (message.type === 'advisor:hand-over') {
      options.onHandOver(message.advisor, message.text);
    }
  };

  const receive = (event: MessageEvent<unknown>) => {
    if (event.source === page && event.origin === page.location.origin) {
      const parsed = v.safeParse(sendMessage, event.data);
      if (!parsed.success) return;
      waiting.push(parsed.output.text);
      if (isThere) deliver();
    } else if (embed.isOwn && event.source === frame() && event.origin === embed.origin) {
      const parsed = v.safeParse(fromFrame, event.data);
      if (parsed.success) answer(parsed.output);
    }
  };

  page.addEventListener('message', receive);
  return {
    deliver,
    ask: (text) => {
      waiting.push(text);
      if (isThere) deliver();
    },
    showTheme: (theme) => post({ type: 'advisor:theme', theme }),
    restart: () => post({ type: 'advisor:restart' }),
    end: () => page.removeEventListener('message', receive),
  };
}
