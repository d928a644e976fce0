import { useMemo, useSyncExternalStore } from 'react';
import { type ReadingMark, type ReadingRecord, parseReading, emptyRecord } from '#domain/reading.ts';
import { READING_CLEARED } from '#web/lib/clear-reading-progress.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { storageKeys } from '#web/lib/storage-keys.ts';

/** The articles that the signed-in person has read and the items they have checked, stored only in this browser. */
export function useReading() {
  const key = `${storageKeys.reading}:${useUser().id}`;
  const record = useSyncExternalStore(
    subscribe,
    () => recordOf(key),
    () => noRecord,
  );
  return useMemo(
    () => ({
      record,
      markOf: (article: string): ReadingMark => record[article] ?? emptyRecord,
      change: (article: string, edit: (mark: ReadingMark) => ReadingMark) => {
        const current = recordOf(key);
        const mark = current[article] ?? emptyRecord;
        const edited = edit(mark);
        if (edited !== mark) keep(key, { ...current, [article]: edited });
      },
      forget: () => keep(key, null),
    }),
    [key, record],
  );
}

const noRecord: ReadingRecord = {};
const records = new Map<string, ReadingRecord>();
const listeners = new Set<() => void>();

// Works also while no part of the library is open. Undefined during prerendering.
globalThis.addEventListener?.(READING_CLEARED, clearAll);

function recordOf(key: string): ReadingRecord {
  const known = records.get(key);
  if (known) return known;
  const record = parseReading(readStored(key));
  records.set(key, record);
  return record;
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function keep(key: string, record: ReadingRecord | null): void {
  records.set(key, record ?? {});
  try {
    if (record) localStorage.setItem(key, JSON.stringify(record));
    else localStorage.removeItem(key);
  } catch {
    // Without storage, or with full storage, the data is lost when the page closes.
  }
  tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key !== null && !key.startsWith(`${storageKeys.reading}:`)) return;
  clearAll();
}

function clearAll(): void {
  records.clear();
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
