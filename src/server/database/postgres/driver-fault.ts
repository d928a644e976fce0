import type { Logger } from 'pino';
import { loggedError } from '../../logging/logged-error.ts';

/**
 * postgres.js 3.4.9 writes with a delay and outside any promise. If the database has closed the connection meanwhile,
 * nothing catches the error of the write, and Node ends the process with every other person's request in it. The
 * connection gate answers the affected request. Any other error still ends the process.
 */
export function ignoreDriverFaults(log: Logger): void {
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
