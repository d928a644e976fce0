const connectionFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
]);

/** The certificate is not one that is trusted, or not the host's; or there is no TLS to be had. */
const tlsFaults = /^(?:ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/** Connection lost, resources used up, shutting down or starting. */
const unservedStates = /^(?:08|53|57P)/;
/** Those after which the database ends the connection. */
const lastStates = /^(?:08|57P)/;

/** What a caller is asked to wait before the next try. */
export const RETRY_AFTER_SECONDS = 2;

/**
 * Nothing is wrong with the request: the database, or the hosted project, cannot serve it now. Whether a change was made is
 * not known.
 */
export class BackendUnavailable extends Error {
  override readonly name = 'BackendUnavailable';
  readonly reason: 'unreachable' | 'busy' | 'slow';

  constructor(reason: BackendUnavailable['reason'], cause?: unknown) {
    super(`The backend is ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Whether the database, and not the statement, is at fault. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof BackendUnavailable || hasCode(error, unservedStates);
}

/** Whether the connection that an error of the driver came from is gone with it. */
export function isConnectionLost(error: unknown): boolean {
  return hasCode(error, lastStates);
}

function hasCode(error: unknown, states: RegExp): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return connectionFaults.has(error.code) || tlsFaults.test(error.code) || states.test(error.code);
}
