import type { FromFrame } from '#contract/chat-frame.ts';
import { isToFrame } from '../checks/host-check.ts';

type Theme = 'light' | 'dark';

/** The advisor screen around this frame. It has the session, and this frame only gets its access token. */
export interface Host {
  /** Rejects after ten seconds without an answer, for example outside the app. */
  accessToken(): Promise<string>;
  /** After a 401: drops the stored token and requests a new one. */
  freshAccessToken(): Promise<string>;
  /** Messages are queued until the chat listens, because it loads later than this. */
  onSend(listener: (text: string) => void): () => void;
  onTheme(listener: (theme: Theme) => void): () => void;
  onRestart(listener: () => void): () => void;
  tell(message: FromFrame): void;
}

const ANSWER_MS = 10_000;

export function connectHost(): Host {
  const origin = window.location.origin;
  const sendListeners = new Set<(text: string) => void>();
  const waiting: string[] = [];
  const themeListeners = new Set<(theme: Theme) => void>();
  const restartListeners = new Set<() => void>();
  let hello = Promise.withResolvers<string>();
  /** `asked` until an answer arrives or ten seconds have passed. `late` must ask again. */
  let token: 'asked' | 'held' | 'late' = 'asked';

  const tell = (message: FromFrame) => window.parent.postMessage(message, origin);

  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== origin) return;
    const message: unknown = event.data;
    if (!isToFrame(message)) return;
    if (message.type === 'advisor:hello') {
      token = 'held';
      hello.resolve(message.accessToken);
    }
    if (message.type === 'advisor:restart') {
      for (const listener of restartListeners) listener();
    } else if (message.type === 'advisor:send') {
      if (sendListeners.size === 0) waiting.push(message.text);
      for (const listener of sendListeners) listener(message.text);
    } else for (const listener of themeListeners) listener(message.theme);
  });
  if (window.parent !== window) tell({ type: 'advisor:ready', version: 1 });

  const wait = () => {
    const asked = hello;
    setTimeout(() => {
      if (asked === hello && token === 'asked') token = 'late';
      asked.reject(new Error('no host'));
    }, ANSWER_MS);
    return asked.promise;
  };
  // Two requests refused at the same time wait for the same new token.
  const renew = () => {
    if (token !== 'asked') {
      hello = Promise.withResolvers<string>();
      token = 'asked';
      tell({ type: 'advisor:token-needed' });
    }
    return wait();
  };
  return {
    accessToken: () => (token === 'late' ? renew() : wait()),
    freshAccessToken: renew,
    onSend: (listener) => {
      for (const text of waiting.splice(0)) listener(text);
      return subscribe(sendListeners, listener);
    },
    onTheme: (listener) => subscribe(themeListeners, listener),
    onRestart: (listener) => subscribe(restartListeners, listener),
    tell,
  };
}

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
