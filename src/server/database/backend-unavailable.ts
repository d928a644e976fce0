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

/** The certificate is untrusted or of another host, or the server has no TLS. */
const tlsFaults = /^(?:ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/** Connection lost, resources exhausted, shutting down or starting up. */
const unservedStates = /^(?:08|53|57P)/;
/** The database closes the connection after these errors. */
const lastStates = /^(?:08|57P)/;

/** How long callers should wait before the next attempt. */
export const RETRY_AFTER_SECONDS = 2;

/**
 * The database or the hosted project can't serve a valid request now. Whether a change was committed is unknown.
 */
export class BackendUnavailable extends Error {
  override readonly name = 'BackendUnavailable';
  readonly reason: 'unreachable' | 'busy' | 'slow';

  constructor(reason: BackendUnavailable['reason'], cause?: unknown) {
    super(`The backend is ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Whether the database failed, not the statement. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof BackendUnavailable || hasCode(error, unservedStates);
}

/** Whether an error of the driver has closed its connection. */
export function isConnectionLost(error: unknown): boolean {
  return hasCode(error, lastStates);
}

function hasCode(error: unknown, states: RegExp): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return connectionFaults.has(error.code) || tlsFaults.test(error.code) || states.test(error.code);
}
