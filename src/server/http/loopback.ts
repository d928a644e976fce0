import type { MiddlewareHandler } from 'hono';
import { clientAddress } from './client-address.ts';

/** `localhost` or an address of this machine alone, with or without the brackets of an address bar. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '');
  return address === 'localhost' || address === '::1' || /^127(\.\d{1,3}){3}$/.test(address);
}

/** Also checks the host, against DNS rebinding: a foreign name can resolve to 127.0.0.1. */
export const thisMachineOnly: MiddlewareHandler = async (context, next) => {
  const host = URL.parse(`http://${context.req.header('Host') ?? ''}`)?.hostname ?? '';
  if (!isLoopback(clientAddress(context)) || !isLoopback(host)) return context.notFound();
  await next();
};
