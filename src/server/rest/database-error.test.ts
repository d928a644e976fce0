import { expect, test } from 'vitest';
import { fromDatabase } from './database-error.ts';

function raised(code: string) {
  return Object.assign(new Error('as the database says it'), {
    code,
    detail: 'Failing row contains (secret).',
    hint: 'Look there.',
  });
}

test.for([
  ['22P02', 400],
  ['23502', 400],
  ['23505', 409],
  ['23503', 409],
  ['23514', 400],
  ['25006', 405],
  ['42501', 403],
  ['42883', 404],
  ['P0001', 400],
] as const)('maps %s to status %i, without the row that the database quotes', ([code, status]) => {
  const refusal = fromDatabase(raised(code), 'authenticated');
  expect(refusal?.status).toBe(status);
  expect(refusal?.body).toEqual({ code, message: 'as the database says it', details: null, hint: null });
});

test('asks an anonymous caller without permission to sign in', () => {
  expect(fromDatabase(raised('42501'), 'anon')?.status).toBe(401);
});

test('a timed-out request reports only that it took too long', () => {
  expect(fromDatabase(raised('57014'), 'anon')).toMatchObject({
    status: 500,
    code: '57014',
    message: 'The request took too long',
  });
});

test.for(['ECONNREFUSED', 'CONNECT_TIMEOUT', '08006', '53300', '57P01'])(
  'reports that the database is unreachable: %s',
  (code) => {
    expect(fromDatabase(raised(code), 'anon')).toMatchObject({ status: 503, code: 'PGRST001' });
  },
);

test.for(['XX000', '42601', '42P01', '40001', 'ENOSPC'])(
  'does not expose other database errors to the caller: %s',
  (code) => {
    expect(fromDatabase(raised(code), 'authenticated')).toBeNull();
  },
);
