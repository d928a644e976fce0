import { expect, test } from 'vitest';
import { statementsOf } from '../bench/taken.ts';
import { parseStatement } from './growth/heard-statement.ts';

const line = (message: string, detail = '', { pid = 7, dbname = 'many' } = {}) => ({
  pid,
  dbname,
  message,
  detail,
});

test('parses a statement from the log, including parameters, quotes and nulls', () => {
  const [heard] = parseStatement(
    line(
      'duration: 0.125 ms  execute x1: select $1\n  where $2 is null',
      `Parameters: $1 = 'it''s, $2 = no', $2 = NULL`,
    ),
  );
  expect(heard).toEqual({
    pid: 7,
    database: 'many',
    step: 'execute',
    query: 'select $1\n  where $2 is null',
    parameters: ["it's, $2 = no", null],
    ms: 0.125,
  });
});

test('ignores other log lines', () => {
  expect(parseStatement(line('connection received: host=127.0.0.1'))).toEqual([]);
  expect(parseStatement(line('duration: 0.125 ms  plan:\n{}'))).toEqual([]);
});

test('a statement is matched with its end only within the same connection and database', () => {
  const heard = [
    line('duration: 1.0 ms  parse <unnamed>: select 1'),
    line('duration: 50 ms  bind x: select 2', '', { pid: 8 }),
    line('duration: 2.0 ms  bind <unnamed>: select 1'),
    line('duration: 70 ms  execute x: select 1', '', { pid: 9, dbname: 'few' }),
    line('duration: 4.0 ms  execute <unnamed>: select 1'),
    line('duration: 5.0 ms  statement: select 1'),
  ].flatMap(parseStatement);
  expect(statementsOf(heard, 'many')).toEqual(new Map([['select 1', [7, 5]]]));
});
