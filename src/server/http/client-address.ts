import { BlockList, isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    clientAddress: string;
  }
}

interface NodeBindings {
  incoming?: { socket: { remoteAddress?: string } };
}

/** The address of the caller, for rate limits and the audit log; '' when there is none. */
export function clientAddress(context: Context): string {
  return context.get('clientAddress') ?? socketAddress(context);
}

/**
 * Takes the caller's address from the header of trusted proxies. Callers can forge the header, so it is read from its end
 * and only as far as trusted addresses have written it.
 */
export function takeAddressFromProxies(trusted: BlockList): MiddlewareHandler {
  return async (context, next) => {
    const named = (context.req.header('X-Forwarded-For') ?? '').split(',');
    let address = plain(socketAddress(context));
    while (named.length > 0 && isTrusted(trusted, address)) {
      const before = plain(named.pop()?.trim() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    context.set('clientAddress', address);
    await next();
  };
}

/** Whether the request was forwarded by a trusted proxy. */
export function comesFromProxy(context: Context, trusted: BlockList): boolean {
  return isTrusted(trusted, plain(socketAddress(context)));
}

/** Parses addresses and networks (`10.0.0.0/8`) separated by commas. Null if one is invalid. */
export function parseNetworks(list: string): BlockList | null {
  const networks = new BlockList();
  for (const entry of list.split(',').map((each) => each.trim())) {
    const [address = '', length, ...rest] = entry.split('/');
    const family = isIP(address);
    const bits = length === undefined ? widthOf(family) : Number(length);
    if (family === 0 || rest.length > 0 || !/^\d{1,3}$/.test(length ?? '0') || bits > widthOf(family))
      return null;
    networks.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6');
  }
  return networks;
}

function widthOf(family: number): number {
  return family === 4 ? 32 : 128;
}

function isTrusted(trusted: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Unwraps IPv4-mapped IPv6 addresses, and removes the port that some proxies add. */
function plain(address: string): string {
  const bare = /^\[(?<v6>[^\]]+)\](?::\d+)?$/.exec(address)?.groups?.['v6'] ?? address;
  const v4 = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  return v4.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}

function socketAddress(context: Context): string {
  return (context.env as NodeBindings | undefined)?.incoming?.socket.remoteAddress ?? '';
}
