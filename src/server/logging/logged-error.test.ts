import { expect, test } from 'vitest';
import { parseDeadlineDate } from '#domain/reminders/deadline.ts';
import { loggedError } from './logged-error.ts';

function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test('an error is logged by its name, its place in our files and its causes, never by its message', () => {
  const inner = caught(() => parseDeadlineDate(null as never));
  const outer = Object.assign(
    new Error('kim@people.test\n    at x (src/server/kim.ts:1:1)', { cause: inner }),
    {
      code: '23505',
    },
  );
  const told = loggedError(outer);
  expect(told).toMatchObject({
    error: 'Error',
    code: '23505',
    cause: {
      error: 'TypeError',
      at: expect.stringMatching(/^src\/domain\/reminders\/deadline\.ts:\d+$/) as string,
    },
  });
  expect(JSON.stringify(told)).not.toContain('kim');
});

test('values that are not errors, and endless chains of causes, are logged too', () => {
  const round = new Error('round');
  round.cause = round;
  expect(loggedError('words of a person')).toEqual({ error: 'string' });
  expect(JSON.stringify(loggedError(round)).match(/"cause"/g)).toHaveLength(3);
});

test('omits an error code that is a sentence', () => {
  expect(loggedError(Object.assign(new Error('x'), { code: 'kim@people.test' }))).not.toHaveProperty('code');
});
