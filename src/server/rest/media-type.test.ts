import { expect, test } from 'vitest';
import { acceptsObject, requireJson } from './media-type.ts';

test('rows are returned as an array unless a single object is preferred', () => {
  expect(acceptsObject(undefined)).toBe(false);
  expect(acceptsObject('*/*')).toBe(false);
  expect(acceptsObject('text/html, application/json;q=0.9')).toBe(false);
  expect(acceptsObject('application/vnd.pgrst.object+json')).toBe(true);
  expect(acceptsObject('application/vnd.pgrst.object+json, application/json')).toBe(true);
});

test.for(['text/csv', 'application/openapi+json', 'application/vnd.pgrst.object+json;nulls=stripped'])(
  'rejects any other media type: %s',
  (accept) => {
    expect(() => acceptsObject(accept)).toThrow(expect.objectContaining({ status: 406, code: 'PGRST107' }));
  },
);

test('accepts only JSON as the request body', () => {
  expect(() => requireJson('application/json; charset=utf-8')).not.toThrow();
  expect(() => requireJson(undefined)).not.toThrow();
  expect(() => requireJson('text/plain')).toThrow(expect.objectContaining({ code: 'PGRST102' }));
});
