import { useSyncExternalStore } from 'react';
import { storageKeys } from '#web/lib/storage-keys.ts';

export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

const CHANGED = 'evenkeel:theme';

/** The choice is applied before the first paint by the inline script of the pages (scripts/inline/boot.js). */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') {
    localStorage.removeItem(storageKeys.theme);
    delete document.documentElement.dataset['theme'];
  } else {
    localStorage.setItem(storageKeys.theme, choice);
    document.documentElement.dataset['theme'] = choice;
  }
  window.dispatchEvent(new Event(CHANGED));
}

function themeChoice(): ThemeChoice {
  const kept = document.documentElement.dataset['theme'];
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** The applied theme, taking the system's setting into account. */
function shownTheme(): Theme {
  const choice = themeChoice();
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function subscribeToTheme(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    system.removeEventListener('change', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribeToTheme, themeChoice, () => 'system');
}

export function useShownTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, shownTheme, () => 'light');
}
