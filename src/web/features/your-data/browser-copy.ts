import { storageKeys } from '#web/lib/storage-keys.ts';

/** The data that exists only in this browser: everything but the session, which would give access to the account. */
export function browserCopy(storage: Storage): string {
  const entries = Object.keys(storage)
    .filter((key) => key !== storageKeys.session)
    .toSorted()
    .map((key) => [key, readable(storage.getItem(key) ?? '')]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`;
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
