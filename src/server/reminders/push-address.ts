import { isLoopback } from '../http/loopback.ts';

/** Push services of the browsers' makers (and their subdomains). */
const knownHosts = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

export interface PushAddresses {
  /** Local mode sends only to this machine and to configured hosts. */
  isLocal: boolean;
  hosts: readonly string[];
}

/** Whether a notification may be sent to the address, which comes from a browser and would be requested by the server. */
export function mayPushTo(endpoint: string, { isLocal, hosts }: PushAddresses): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password || url.hash) return false;
  if (isLocal && isLoopback(url.hostname)) return ['http:', 'https:'].includes(url.protocol);
  const allowed = isLocal ? hosts : [...knownHosts, ...hosts];
  const isKnown = allowed.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return isKnown && url.protocol === 'https:' && url.port === '';
}
