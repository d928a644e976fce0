import { expect, test } from 'vitest';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { browserCopy } from './browser-copy.ts';

test('the export contains the data stored in the browser, but no credentials', () => {
  const kept = {
    theme: 'dark',
    [storageKeys.savedCases]: '[{"id":"1"}]',
    [storageKeys.session]: '{"access_token":"x"}',
  };
  // Behaves like a browser's storage: own keys are data, other properties are not.
  const storage = Object.assign(
    Object.create({ getItem: (key: keyof typeof kept) => kept[key] }) as Storage,
    kept,
  );
  expect(JSON.parse(browserCopy(storage))).toEqual({ theme: 'dark', 'saved-court-cases': [{ id: '1' }] });
});
