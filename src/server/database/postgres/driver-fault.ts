import type { Logger } from 'pino';
import { loggedError } from '../../logging/logged-error.ts';

/**
 * postgres.js 3.4.9 writes a moment later than it is asked to, outside any promise; when the database has cut that
 * connection in between, the write throws with nobody to catch it, and Node ends the process with every other person's
 * request in it. The request in question is answered by the connection gate. Anything else still ends the process.
 */
export function outliveDriverFaults(log: Logger): void {
  process.on('uncaughtException', (error) => {
    if (!isDriverFault(error)) {
      log.fatal(loggedError(error), 'an error that nobody caught');
      process.exit(1);
    }
    log.warn('a connection was cut while it was written to');
  });
}

export function isDriverFault(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /\bat (?:Immediate\.)?nextWrite .*node_modules[\\/]postgres[\\/]/.test(error.stack ?? '')
  );
}
