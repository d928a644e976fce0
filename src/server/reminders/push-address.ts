import { isLoopback } from '../http/loopback.ts';

/** Where the makers of browsers take notices (and subdomains). */
const knownHosts = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

export interface PushAddresses {
  /** Local mode sends to this machine alone, and to what is configured. */
  isLocal: boolean;
  hosts: readonly string[];
}

/** Whether a notice may go there: an address that a browser names is somebody's input, and the server would ask it. */
export function mayPushTo(endpoint: string, { isLocal, hosts }: PushAddresses): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password || url.hash) return false;
  if (isLocal && isLoopback(url.hostname)) return ['http:', 'https:'].includes(url.protocol);
  const allowed = isLocal ? hosts : [...knownHosts, ...hosts];
  const isKnown = allowed.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return isKnown && url.protocol === 'https:' && url.port === '';
}
