import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import { openLog } from '#server/logging/log.ts';

/** The log of a test's server. It is searched at the end of a whole run, and can be read in the test. */
export function openTestLog(): { log: Logger; logged: () => string } {
  const lines: string[] = [];
  const file = path.join(inject('logFolder'), `${process.pid}.log`);
  const write = (line: string) => {
    lines.push(line);
    appendFileSync(file, line);
  };
  return { log: openLog('info', { write }), logged: () => lines.join('') };
}
