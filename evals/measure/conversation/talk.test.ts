import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test('piped lines are answered one by one, and the conversation ends after the last line', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'talk.ts'), 'hannah'],
    {
      input: 'hi\nthank you\n',
      encoding: 'utf8',
    },
  );
  expect(status).toBe(0);
  expect(stdout.match(/decided: small-talk/g)).toHaveLength(2);
}, 60_000);
