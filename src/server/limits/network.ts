import { isIPv4, isIPv6 } from 'node:net';

/** How much of an address two people have in common: a household, a site, a provider's customers. */
export type NetworkSize = 'one' | '/24' | '/32' | '/48' | '/56';

export interface Network {
  size: NetworkSize;
  /** The same for every address in it. */
  key: string;
}

/** One household holds a whole /64 of IPv6 addresses, so that is what counts as one address. */
export function networkOf(address: string): string {
  const plain = unmapped(address);
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain;
}

/**
 * Every network that the address counts in, the narrowest first. Whoever rents one server has a /64 and often a /48 of IPv6
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

/** All eight, in small letters. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address
    .toLowerCase()
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
