import { useMemo, useSyncExternalStore } from 'react';
import { type CourtCase, isSavedCase, parseSavedCases, toggleSavedCase } from '#domain/journey/case.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { showToast } from '#web/lib/toast-store.ts';

/** Whether a case is saved in this browser. `toggle` saves or removes it and shows a toast. */
export function useSavedCase(courtCase: CourtCase): { isSaved: boolean; toggle: () => void } {
  const kept = useSyncExternalStore(subscribe, readStored, () => null);
  return {
    isSaved: isSavedCase(parseSavedCases(kept), courtCase.id),
    toggle: () => toggleStored(courtCase),
  };
}

/** The cases saved in this browser, newest first. `remove` removes one and shows a toast. */
export function useSavedCases(): {
  cases: readonly CourtCase[];
  remove: (courtCase: CourtCase) => void;
} {
  const kept = useSyncExternalStore(subscribe, readStored, () => null);
  const cases = useMemo(() => parseSavedCases(kept).toReversed(), [kept]);
  return { cases, remove: toggleStored };
}

function toggleStored(courtCase: CourtCase): void {
  // Uses the stored state instead of the displayed one, which another tab may have changed.
  const saved = toggleSavedCase(parseSavedCases(readStored()), courtCase);
  try {
    localStorage.setItem(storageKeys.savedCases, JSON.stringify(saved));
  } catch {
    showToast({
      title: 'We couldn’t save this case',
      description: 'Your browser is blocking storage for this site, or its storage is full.',
      variant: 'destructive',
    });
    return;
  }
  for (const listener of listeners) listener();
  showToast(isSavedCase(saved, courtCase.id) ? savedToast : removedToast);
}

const savedToast = {
  title: 'Case saved',
  description: 'This case has been saved to your reference library',
};
const removedToast = {
  title: 'Case removed',
  description: 'This case has been removed from your saved cases',
};

const listeners = new Set<() => void>();

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKeys.savedCases);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The event fires for changes in other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
