import { isIPv4, isIPv6 } from 'node:net';

/** The common part of addresses: a household, a site, or the customers of a provider. */
export type NetworkSize = 'one' | '/24' | '/32' | '/48' | '/56';

export interface Network {
  size: NetworkSize;
  /** The same value for every address in the network. */
  key: string;
}

/** A household has a whole /64 of IPv6 addresses, so that counts as one address. */
export function networkOf(address: string): string {
  const plain = unmapped(address);
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain;
}

/**
 * The networks that an address belongs to, the narrowest first. A rented server comes with a /64 and often a /48 of IPv6
 * addresses, and a /24 of IPv4 can be rented by the hour.
 */
export function networksOf(address: string): Network[] {
  const plain = unmapped(address);
  const one: Network = { size: 'one', key: networkOf(address) };
  if (isIPv4(plain)) return [one, { size: '/24', key: `${plain.split('.').slice(0, 3).join('.')}/24` }];
  if (!isIPv6(plain)) return plain === '' ? [] : [one];
  const [first = '', second = '', third = '', fourth = ''] = groupsOf(plain);
  const site = fourth.padStart(4, '0').slice(0, 2);
  return [
    one,
    { size: '/56', key: `${first}:${second}:${third}:${site}/56` },
    { size: '/48', key: `${first}:${second}:${third}/48` },
    { size: '/32', key: `${first}:${second}/32` },
  ];
}

function unmapped(address: string): string {
  return /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
}

/** Writes out all eight groups, in lower case. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address
    .toLowerCase()
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
