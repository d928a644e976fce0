import { isIP } from 'node:net';
import { isLoopback } from '../http/loopback.ts';

/** What is wrong with the address of a service that receives what people write or say. Never repeats the value. */
export function serviceAddressProblems(name: string, address: string): string[] {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    return [`${name} must be an address that begins with https:// or http://`];
  if (url.username || url.password || url.search || url.hash)
    return [`${name} must not contain a user, password, query, or fragment`];
  // Unencrypted connections are allowed only inside a private network.
  if (url.protocol === 'http:' && !isInOwnNetwork(url.hostname))
    return [`${name} must begin with https:// unless it is in your own network`];
  return [];
}

/** Whether the host is this machine, a private address, or a name that is unknown outside. */
export function isInOwnNetwork(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isLoopback(host)) return true;
  if (isIP(host) === 4) return /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(host);
  if (isIP(host) === 6) return /^f[cd]/i.test(host);
  return !host.includes('.') || /\.(?:internal|local)$/.test(host);
}
