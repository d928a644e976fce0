import type { Socket } from 'node:net';
import { type ConnectionOptions, type PeerCertificate, checkServerIdentity } from 'node:tls';
import { BackendUnavailable } from '../backend-unavailable.ts';
import type { PostgresAddress } from './postgres-address.ts';

type Tls = PostgresAddress['tls'];

/** The TLS options for the driver. `host` is the one that it has just connected to. */
export function tlsOptions(tls: Tls, host: () => string): ConnectionOptions | 'prefer' | false {
  if (tls === 'none') return false;
  if (tls === 'offered') return 'prefer';
  if (tls.checks === 'nothing') return { rejectUnauthorized: false };
  return {
    rejectUnauthorized: true,
    ...(tls.roots !== undefined && { ca: tls.roots }),
    checkServerIdentity: (_name: string, certificate: PeerCertificate) =>
      // Node uses the name "localhost" for every server that is addressed by a number.
      tls.checks === 'host' ? checkServerIdentity(host(), certificate) : undefined,
  };
}

/** "N" is the response of a server without TLS. Insisting on TLS then ends in an error about versions. */
export function refusingPlainText(socket: Socket, tls: Tls): Socket {
  if (typeof tls === 'string') return socket;
  return socket.once('data', ([answer]: Buffer) => {
    if (answer === 'N'.charCodeAt(0))
      socket.destroy(new BackendUnavailable('unreachable', new Error('it offers no TLS')));
  });
}
