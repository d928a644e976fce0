import { pino } from 'pino';
import { expect, test } from 'vitest';
import { runJobs, scheduleJobs } from './jobs.ts';

test('a failing job does not stop the others, and the log shows only the kind of error', async () => {
  const done: string[] = [];
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  await runJobs({ first: fail, second: async () => void done.push('second') }, log);
  expect(done).toEqual(['second']);
  expect(lines.join()).toContain('"job":"first","error":"TypeError"');
  expect(lines.join()).not.toContain('somebody');
});

test('stopping after a failure waits for the run and does not fail itself', async () => {
  const stop = scheduleJobs({ first: fail }, pino({ level: 'silent' }));
  await expect(stop()).resolves.toBeUndefined();
});

function fail(): Promise<never> {
  return Promise.reject(new TypeError('the address of somebody'));
}
