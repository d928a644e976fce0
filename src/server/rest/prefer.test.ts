import { expect, test } from 'vitest';
import { parsePreferences } from './prefer.ts';

test('parses all preferences from a single list', () => {
  expect(parsePreferences(undefined)).toEqual({
    returns: 'minimal',
    resolution: null,
    isCounted: false,
    isMissingDefault: false,
    maxAffected: null,
  });
  expect(
    parsePreferences('resolution=merge-duplicates,return=representation, count=exact,missing=default'),
  ).toMatchObject({
    returns: 'representation',
    resolution: 'merge-duplicates',
    isCounted: true,
    isMissingDefault: true,
  });
});

test('max-affected applies only under strict handling, as in PostgREST', () => {
  expect(parsePreferences('max-affected=2').maxAffected).toBeNull();
  expect(parsePreferences('handling=strict, max-affected=2').maxAffected).toBe(2);
});

test('ignores an unknown preference, or rejects it under strict handling', () => {
  expect(parsePreferences('tx=rollback, return=all')).toMatchObject({ returns: 'minimal' });
  expect(() => parsePreferences('handling=strict, tx=rollback, return=all')).toThrow(
    expect.objectContaining({ code: 'PGRST122', details: 'Invalid preferences: tx=rollback, return=all' }),
  );
});
